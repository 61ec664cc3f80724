#ifndef EINSTEIN_LIBXML2_PEERS_H
#define EINSTEIN_LIBXML2_PEERS_H

#include <stdbool.h>
#include <stddef.h>

/// A document of libxml2; what is in it is the C side's business.
typedef struct einstein_document einstein_document;

/// Parses a text in pieces of 64 KB with handlers that do nothing: as fast as SAX can be.
/// Returns whether the text is well-formed.
bool einstein_parse_with_empty_handlers(const char *bytes, size_t count);

/// Parses a text to a document. Blank text is kept unless asked otherwise, as is the default.
/// Returns NULL when the text is not well-formed.
einstein_document *einstein_document_read(const char *bytes, size_t count, bool drops_blanks);

/// Dumps a document with indentation to memory, lets go of the result and returns its length.
size_t einstein_document_dump(einstein_document *document);

/// Dumps a document with indentation, and returns whether the result is a given text.
bool einstein_document_dumps_as(einstein_document *document, const char *bytes, size_t count);

void einstein_document_free(einstein_document *document);

/// A compiled expression of XPath.
typedef struct einstein_xpath einstein_xpath;

/// Compiles an expression, which is never let go of. Returns NULL when it cannot be read.
einstein_xpath *einstein_xpath_compile(const char *expression);

/// Returns how many nodes an expression selects in a document.
size_t einstein_xpath_count(einstein_xpath *expression, einstein_document *document);

/// The version of libxml2, for example "2.9.14".
const char *einstein_libxml2_version(void);

#endif
