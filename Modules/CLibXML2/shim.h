#ifndef EINSTEIN_CLIBXML2_SHIM_H
#define EINSTEIN_CLIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// Debian builds libxml2 with ICU, and its encoding header then pulls in ICU's own. Foundation
// brings another ICU, and a build that sees both fails ("UErrorCode has different definitions").
// Nothing here needs the ICU parts of the interface.
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

static void einstein_ignore_message(void *context, const char *message, ...) {
  (void)context;
  (void)message;
}

// Takes the place of the function that prints messages; Swift cannot write one with "...".
static inline void einstein_silence_libxml2(void) {
  xmlSetGenericErrorFunc(NULL, einstein_ignore_message);
}

#endif
