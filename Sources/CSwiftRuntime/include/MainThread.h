// Whether the calling thread is that of the main actor, for the price of a look at a variable of the thread.
#pragma once
#include <stdbool.h>

/// What is known of the calling thread: 0 nothing yet, 1 that it is the main thread of the process, 2 that it is not.
extern __thread char unfold_thread_kind;

/// Finds out what is known of the calling thread. A thread that is not the main thread of the process may serve the
/// main queue in its place, as it does in programs with an asynchronous `main`.
bool unfold_look_for_main_queue(void);

static inline bool unfold_is_main_thread(void) {
    return __builtin_expect(unfold_thread_kind == 1, 1) || unfold_look_for_main_queue();
}
