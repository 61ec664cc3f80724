#include "LibXML2Peers.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <string.h>

static const size_t piece_size = 64 * 1024;

static void start_element(void *context, const xmlChar *local, const xmlChar *prefix,
                          const xmlChar *address, int declaration_count,
                          const xmlChar **declarations, int attribute_count, int default_count,
                          const xmlChar **attributes) {}

static void end_element(void *context, const xmlChar *local, const xmlChar *prefix,
                        const xmlChar *address) {}

static void characters(void *context, const xmlChar *text, int length) {}

static void note_error(void *context, xmlErrorPtr error) {}

bool einstein_parse_with_empty_handlers(const char *bytes, size_t count) {
  xmlSAXHandler handlers;
  memset(&handlers, 0, sizeof handlers);
  handlers.initialized = XML_SAX2_MAGIC;
  handlers.startElementNs = start_element;
  handlers.endElementNs = end_element;
  handlers.characters = characters;
  // The same function for blank text saves libxml2 the question whether it is blank.
  handlers.ignorableWhitespace = characters;
  handlers.cdataBlock = characters;
  handlers.serror = (xmlStructuredErrorFunc)note_error;

  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(&handlers, NULL, NULL, 0, NULL);
  if (parser == NULL) return false;
  xmlCtxtUseOptions(parser, XML_PARSE_HUGE | XML_PARSE_NOENT | XML_PARSE_NONET);
  for (size_t start = 0; start < count; start += piece_size) {
    size_t length = count - start < piece_size ? count - start : piece_size;
    xmlParseChunk(parser, bytes + start, (int)length, 0);
  }
  xmlParseChunk(parser, NULL, 0, 1);
  bool is_well_formed = parser->wellFormed;
  xmlFreeParserCtxt(parser);
  return is_well_formed;
}

einstein_document *einstein_document_read(const char *bytes, size_t count, bool drops_blanks) {
  int options = XML_PARSE_HUGE | XML_PARSE_NOENT | XML_PARSE_NONET;
  if (drops_blanks) options |= XML_PARSE_NOBLANKS;
  return (einstein_document *)xmlReadMemory(bytes, (int)count, NULL, NULL, options);
}

size_t einstein_document_dump(einstein_document *document) {
  xmlChar *text = NULL;
  int length = 0;
  xmlDocDumpFormatMemory((xmlDocPtr)document, &text, &length, 1);
  xmlFree(text);
  return (size_t)length;
}

bool einstein_document_dumps_as(einstein_document *document, const char *bytes, size_t count) {
  xmlChar *text = NULL;
  int length = 0;
  xmlDocDumpFormatMemory((xmlDocPtr)document, &text, &length, 1);
  bool is_same = text != NULL && (size_t)length == count && memcmp(text, bytes, count) == 0;
  xmlFree(text);
  return is_same;
}

void einstein_document_free(einstein_document *document) { xmlFreeDoc((xmlDocPtr)document); }

einstein_xpath *einstein_xpath_compile(const char *expression) {
  return (einstein_xpath *)xmlXPathCompile((const xmlChar *)expression);
}

size_t einstein_xpath_count(einstein_xpath *expression, einstein_document *document) {
  xmlXPathContextPtr context = xmlXPathNewContext((xmlDocPtr)document);
  if (context == NULL) return 0;
  xmlXPathObjectPtr result = xmlXPathCompiledEval((xmlXPathCompExprPtr)expression, context);
  size_t count = 0;
  if (result != NULL && result->nodesetval != NULL) count = (size_t)result->nodesetval->nodeNr;
  xmlXPathFreeObject(result);
  xmlXPathFreeContext(context);
  return count;
}

const char *einstein_libxml2_version(void) { return LIBXML_DOTTED_VERSION; }
