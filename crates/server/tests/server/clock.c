/* A machine's clock that somebody sets: preloaded into a server, it adds to the time of day what the file says that
   FRENTE_CLOCK names, in seconds. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *now) {
    long told = syscall(SYS_clock_gettime, clock, now);
    const char *name = getenv("FRENTE_CLOCK");
    if (told == 0 && clock == CLOCK_REALTIME && name) {
        char text[32] = {0};
        int file = open(name, O_RDONLY);
        if (file >= 0) {
            if (read(file, text, sizeof text - 1) > 0)
                now->tv_sec += atol(text);
            close(file);
        }
    }
    return (int)told;
}
