// Times GNUstep's predicates: for each line on stdin, a number of rounds, prints the seconds they
// took. A round asks one predicate of as many subjects as PredicateSubjects has, with labels like
// its own. They are dictionaries, which GNUstep reads faster than objects with accessors.

#import <Foundation/Foundation.h>
#include <stdio.h>
#include <time.h>

enum {
  subjectCount = 100000,
  // What one question leaves behind is let go of early: that is faster than all at once at the end.
  poolSize = 100
};

// About as long as the labels of a dump, once they are numbered.
static NSString *const texts[] = {
  @"Back", @"Notifications", @"Add to cart", @"Green coffee and tickets", @"Privacy Policy",
  @"Morning train to the silver garden", @"Log in", @"Größe ändern",
  @"Vertical scroll bar, 2 pages", @"12:30 · 45 min",
};

static NSArray *
subjects(void)
{
  NSMutableArray *subjects = [NSMutableArray arrayWithCapacity: subjectCount];
  for (int number = 0; number < subjectCount; number++)
    {
      NSString *text = number % 50 == 0 ? @"abc" : texts[number % (sizeof texts / sizeof *texts)];
      [subjects addObject: [NSDictionary dictionaryWithObjectsAndKeys:
        [NSString stringWithFormat: @"%@ %d", text, number], @"label",
        [NSNumber numberWithBool: number % 3 != 0], @"enabled",
        nil]];
    }
  return subjects;
}

static double
now(void)
{
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int
main(void)
{
  NSAutoreleasePool *pool = [NSAutoreleasePool new];
  NSArray *all = subjects();
  NSPredicate *predicate
    = [NSPredicate predicateWithFormat: @"label BEGINSWITH 'abc' AND enabled == 1"];
  NSUInteger expected = 0;
  for (int number = 0; number < subjectCount; number += 50)
    expected += number % 3 != 0;

  char line[32];
  while (fgets(line, sizeof line, stdin) != NULL)
    {
      double start = now();
      for (int rounds = atoi(line); rounds > 0; rounds--)
        {
          NSUInteger count = 0;
          for (NSUInteger first = 0; first < subjectCount; first += poolSize)
            {
              NSAutoreleasePool *some = [NSAutoreleasePool new];
              for (NSUInteger index = first; index < first + poolSize; index++)
                count += [predicate evaluateWithObject: [all objectAtIndex: index]];
              [some release];
            }
          if (count != expected)
            {
              fprintf(stderr, "%lu subjects match\n", (unsigned long)count);
              return 1;
            }
        }
      printf("%.9f\n", now() - start);
      fflush(stdout);
    }
  [pool release];
  return 0;
}
