#ifndef EINSTEIN_PROCESS_SUPPORT_H
#define EINSTEIN_PROCESS_SUPPORT_H

#include <stddef.h>
#include <sys/types.h>

/// Bytes of the heap that are in use.
size_t einstein_heap_in_use(void);

/// Bytes of memory that the process occupies now; on macOS, has occupied at most.
size_t einstein_resident_now(void);

/// Bytes of memory that the process has occupied at most.
size_t einstein_resident_peak(void);

/// Starts a program found by `PATH`. Its input and output are pipes, whose ends are returned; or
/// /dev/null when the pointers are NULL. Errors go where ours go. Returns -1 when it cannot start.
pid_t einstein_spawn(char *const arguments[], int *input, int *output);

/// Waits for the end of a program, and returns its exit code, or -1 if a signal ended it.
int einstein_wait(pid_t process);

#endif
