#include "cmeasurement.h"

#include <malloc.h>

__attribute__((noinline)) void measurement_region(void (*body)(void *), void *context) {
    body(context);
    // Work after the call prevents a tail call, which callgrind would take for leaving the function.
    __asm__ volatile("");
}

unsigned long measurement_memory_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
