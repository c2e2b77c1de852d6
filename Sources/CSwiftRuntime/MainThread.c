#define _GNU_SOURCE
#include "MainThread.h"
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>
#include <sys/syscall.h>

// Of <dispatch/queue.h>, which is Swift's own and not in clang's search path.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_queue_set_specific(void *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_get_specific(const void *key);

__thread char unfold_thread_kind;

static void mark_main_queue(void) {
    dispatch_queue_set_specific(&_dispatch_main_q, &unfold_look_for_main_queue, &_dispatch_main_q, NULL);
}

bool unfold_look_for_main_queue(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    if (unfold_thread_kind == 0) unfold_thread_kind = syscall(SYS_gettid) == getpid() ? 1 : 2;
    if (unfold_thread_kind == 1) return true;
    pthread_once(&once, mark_main_queue);
    return dispatch_get_specific(&unfold_look_for_main_queue) != NULL;
}

// Swift calls this function when isolated code runs outside its actor. Its own version stops the process without a
// message.
typedef struct { void *identity; uintptr_t implementation; } serial_executor;
#define SWIFT __attribute__((swiftcall))
typedef SWIFT void (*check_isolated)(serial_executor);
extern SWIFT void (*swift_task_checkIsolated_hook)(serial_executor, check_isolated) __attribute__((weak));
extern SWIFT serial_executor swift_task_getMainExecutor(void) __attribute__((weak));
/// Stops the process. UIKit defines it. A program without UIKit keeps Swift's behavior.
extern void unfold_main_actor_is_elsewhere(void) __attribute__((weak));

static SWIFT void check_main_actor(serial_executor executor, check_isolated check) {
    if (executor.identity == swift_task_getMainExecutor().identity && !unfold_is_main_thread())
        unfold_main_actor_is_elsewhere();
    check(executor);
}

__attribute__((constructor)) static void watch_main_actor(void) {
    if (&swift_task_checkIsolated_hook && swift_task_getMainExecutor && unfold_main_actor_is_elsewhere)
        swift_task_checkIsolated_hook = check_main_actor;
}
