// Tells the thread sanitizer that a Mutex of Swift orders the threads that wait for it.
//
// The sanitizer sees the atomic operations of Mutex that the compiler inlines into the program. When threads meet, the
// library Synchronization, which isn't instrumented, and the kernel hand the mutex over, and the sanitizer reports races
// between closures of withLock that never overlap. This library is preloaded. It calls the two functions of
// Synchronization and reports the order in which they ran.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

// The runtime of the sanitizer defines these. A program without it, such as the shell, also loads this library.
void __tsan_acquire(void *address) __attribute__((weak));
void __tsan_release(void *address) __attribute__((weak));

#define SWIFT_METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// _MutexHandle._lockSlow(_:) and _MutexHandle._unlockSlow(), of Swift 6. The handle is the atomic value itself.
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT_METHOD void lockSlow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT_METHOD void unlockSlow(SELF) __asm__(UNLOCK_SLOW);

static SWIFT_METHOD void (*originalLockSlow)(uint32_t thread, SELF);
static SWIFT_METHOD void (*originalUnlockSlow)(SELF);

__attribute__((constructor)) static void findOriginals(void) {
    originalLockSlow = dlsym(RTLD_NEXT, LOCK_SLOW);
    originalUnlockSlow = dlsym(RTLD_NEXT, UNLOCK_SLOW);
}

SWIFT_METHOD void lockSlow(uint32_t thread, SELF) {
    originalLockSlow(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT_METHOD void unlockSlow(SELF) {
    if (__tsan_release) __tsan_release(self);
    originalUnlockSlow(self);
}
