#define _GNU_SOURCE

#include "ProcessSupport.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

#ifdef __linux__

#include <malloc.h>

size_t einstein_heap_in_use(void) {
  struct mallinfo2 heap = mallinfo2();
  return heap.uordblks + heap.hblkhd;
}

/// A line such as "VmHWM:   1234 kB" of /proc/self/status, in bytes.
static size_t process_status(const char *format) {
  FILE *file = fopen("/proc/self/status", "r");
  if (file == NULL) return 0;
  char line[256];
  size_t kilobytes = 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (sscanf(line, format, &kilobytes) == 1) break;
  }
  fclose(file);
  return kilobytes * 1024;
}

size_t einstein_resident_now(void) { return process_status("VmRSS: %zu"); }

size_t einstein_resident_peak(void) { return process_status("VmHWM: %zu"); }

#else

#include <malloc/malloc.h>
#include <sys/resource.h>

size_t einstein_heap_in_use(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}

size_t einstein_resident_peak(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (size_t)usage.ru_maxrss;
}

size_t einstein_resident_now(void) { return einstein_resident_peak(); }

#endif

/// Keeps our ends of pipes from programs started later, which would hold them open.
static void close_on_exec(const int ends[2]) {
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
}

pid_t einstein_spawn(char *const arguments[], int *input, int *output) {
  int to_child[2] = {-1, -1}, from_child[2] = {-1, -1};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (input == NULL || output == NULL) {
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  } else {
    if (pipe(to_child) != 0 || pipe(from_child) != 0) return -1;
    close_on_exec(to_child);
    close_on_exec(from_child);
    posix_spawn_file_actions_adddup2(&actions, to_child[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from_child[1], STDOUT_FILENO);
  }
  pid_t process = -1;
  if (posix_spawnp(&process, arguments[0], &actions, NULL, arguments, environ) != 0) process = -1;
  posix_spawn_file_actions_destroy(&actions);
  if (input != NULL && output != NULL) {
    close(to_child[0]);
    close(from_child[1]);
    *input = to_child[1];
    *output = from_child[0];
  }
  return process;
}

int einstein_wait(pid_t process) {
  int status = 0;
  waitpid(process, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
