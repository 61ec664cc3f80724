// Says what GNUstep makes of one predicate. It reads a JSON object from standard input, with the
// keys "format", "object", "args" and "vars", and prints true, false, error or parse error.

#import <Foundation/Foundation.h>
#include <stdio.h>

static const char *
answer(NSDictionary *question)
{
  // A dictionary can hold nil only as NSNull.
  id object = [question objectForKey: @"object"];
  if (object == [NSNull null]) object = nil;

  NSPredicate *predicate = nil;
  @try
    {
      predicate = [NSPredicate predicateWithFormat: [question objectForKey: @"format"]
                                     argumentArray: [question objectForKey: @"args"]];
    }
  @catch (id exception)
    {
    }
  if (predicate == nil) return "parse error";

  @try
    {
      // To put variables in makes a copy, which most questions can do without.
      NSDictionary *variables = [question objectForKey: @"vars"];
      if ([variables count] > 0)
        predicate = [predicate predicateWithSubstitutionVariables: variables];
      return [predicate evaluateWithObject: object] ? "true" : "false";
    }
  @catch (id exception)
    {
      return "error";
    }
}

int
main(void)
{
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSData *input = [[NSFileHandle fileHandleWithStandardInput] readDataToEndOfFile];
  NSError *error = nil;
  NSDictionary *question = [NSJSONSerialization JSONObjectWithData: input options: 0 error: &error];
  if (question == nil)
    {
      fprintf(stderr, "%s\n", [[error description] UTF8String]);
      return 65;
    }
  puts(answer(question));
  [pool release];
  return 0;
}
