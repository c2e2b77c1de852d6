// A check for the main actor's thread that costs a read of a thread-local variable.
#pragma once
#include <stdbool.h>

/// The kind of the calling thread: 0 if it is not known yet, 1 for the main thread of the process, 2 for any other.
extern __thread char unfold_thread_kind;

/// Determines the kind of the calling thread, and returns whether it is the main actor's. In a program with an
/// asynchronous `main`, a thread other than the main thread of the process may serve the main queue.
bool unfold_look_for_main_queue(void);

static inline bool unfold_is_main_thread(void) {
    return __builtin_expect(unfold_thread_kind == 1, 1) || unfold_look_for_main_queue();
}
