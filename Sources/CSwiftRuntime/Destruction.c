#include "Destruction.h"
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// A destroying function receives the object in the register that Swift's calling convention reserves for `self`.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
typedef SWIFT void (*destroy)(SELF void *object);

/// A destruction in progress on a thread. Destroying an object may destroy others that it refers to.
struct destruction {
    const void *object;
    void *state;
    struct destruction *outer;
};

static const void *(*begin_destruction)(const void *, const void *, void **);
static void (*end_destruction)(const void *, void *);
static __thread struct destruction *innermost;

void unfold_set_destruction_observers(
    const void *(*begin)(const void *, const void *, void **),
    void (*end)(const void *, void *)
) {
    begin_destruction = begin;
    end_destruction = end;
}

static SWIFT void destroy_observed(SELF void *object) {
    struct destruction destruction = {object, NULL, innermost};
    // An object begins with the address of its metadata.
    destroy original = (destroy)begin_destruction(object, *(const void **)object, &destruction.state);
    innermost = &destruction;
    original(object);
    innermost = destruction.outer;
    end_destruction(object, destruction.state);
}

const void *unfold_observe_destruction(const void *metadata) {
    // The value witnesses precede the metadata, and the destroying function precedes the value witnesses.
    _Atomic(const void *) *place = (_Atomic(const void *) *)metadata - 2;
    const void *original = atomic_load(place);
    if (original == (const void *)destroy_observed) return NULL;
    // Swift's compiler emits the metadata of classes as variables, but a linker may protect them after relocation.
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)((uintptr_t)place & ~(size - 1)), size, PROT_READ | PROT_WRITE)) return NULL;
    atomic_store(place, (const void *)destroy_observed);
    return original;
}

void **unfold_destruction_state(const void *object) {
    for (struct destruction *one = innermost; one; one = one->outer)
        if (one->object == object) return &one->state;
    return NULL;
}

void unfold_let_escape(const void *object) { (void)object; }
