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

// A function that takes messages, as a plain pointer: Swift knows no functions with "...".
typedef struct {
  void *function;
  void *context;
} einstein_message_receiver;

// Keeps libxml2 from printing on this thread, and says who took the messages before.
static inline einstein_message_receiver einstein_silence_libxml2(void) {
  einstein_message_receiver previous = {(void *)xmlGenericError, xmlGenericErrorContext};
  xmlSetGenericErrorFunc(NULL, einstein_ignore_message);
  return previous;
}

// Gives messages to whom they went before.
static inline void einstein_restore_messages(einstein_message_receiver previous) {
  xmlSetGenericErrorFunc(previous.context, (xmlGenericErrorFunc)previous.function);
}

#endif
