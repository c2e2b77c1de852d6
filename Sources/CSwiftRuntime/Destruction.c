#include "Destruction.h"
#include <malloc.h>
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

extern size_t swift_retainCount(const void *object);
extern void swift_release(const void *object);

/// The classes whose instances release what a field refers to.
static struct releasing_class {
    const void *metadata;
    const void *original;
    size_t field, guard;
} releasing_classes[4];
static atomic_int releasing_class_count;

static const struct releasing_class *releasing_class(const void *metadata) {
    for (int index = 0; index < atomic_load(&releasing_class_count); index++)
        if (releasing_classes[index].metadata == metadata) return &releasing_classes[index];
    return NULL;
}

static SWIFT void destroy_releasing(SELF void *object) {
    const struct releasing_class *class = releasing_class(*(const void **)object);
    const void *held = *(const void **)((char *)object + class->field);
    const void *guard = *(const void **)((char *)object + class->guard);
    bool is_owner = held && guard && swift_retainCount(guard) == 1;
    ((destroy)class->original)(object);
    if (is_owner) swift_release(held);
}

/// The value witnesses of a reference, to which the metadata of each class of Swift points.
extern const char reference_witnesses[] __asm__("$sBoWV") __attribute__((weak));

/// Returns whether the words before the metadata of a class are what this file takes them for.
static bool has_known_layout(const void *metadata) {
    return reference_witnesses && ((const void *const *)metadata)[-1] == reference_witnesses;
}

/// Returns the place of the function that destroys the instances of a class.
static _Atomic(const void *) *destroy_function(const void *metadata) {
    // The value witnesses precede the metadata, and the destroying function precedes the value witnesses.
    return (_Atomic(const void *) *)metadata - 2;
}

static bool replace_destroy_function(const void *metadata, destroy function) {
    _Atomic(const void *) *place = destroy_function(metadata);
    // Swift's compiler emits the metadata of classes as variables, but a linker may protect them after relocation.
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    if (mprotect((void *)((uintptr_t)place & ~(size - 1)), size, PROT_READ | PROT_WRITE)) return false;
    atomic_store(place, (const void *)function);
    return true;
}

const void *unfold_observe_destruction(const void *metadata) {
    if (!has_known_layout(metadata)) return NULL;
    const void *original = atomic_load(destroy_function(metadata));
    const struct releasing_class *class = releasing_class(metadata);
    const void *inner = original == (const void *)destroy_releasing && class ? class->original : original;
    if (inner == (const void *)destroy_observed) return NULL;
    return replace_destroy_function(metadata, destroy_observed) ? original : NULL;
}

size_t unfold_memory_size(const void *object) { return malloc_usable_size((void *)object); }

size_t unfold_reference_count(const void *object) { return swift_retainCount(object); }

bool unfold_release_on_destruction(const void *metadata, size_t field, size_t guard) {
    int count = atomic_load(&releasing_class_count);
    if (count == sizeof(releasing_classes) / sizeof(*releasing_classes) || !has_known_layout(metadata)) return false;
    const void *original = atomic_load(destroy_function(metadata));
    releasing_classes[count] = (struct releasing_class){metadata, original, field, guard};
    // The function finds the class as soon as it is in place.
    atomic_store(&releasing_class_count, count + 1);
    return replace_destroy_function(metadata, destroy_releasing);
}

void **unfold_destruction_state(const void *object) {
    for (struct destruction *one = innermost; one; one = one->outer)
        if (one->object == object) return &one->state;
    return NULL;
}

void unfold_let_escape(const void *object) { (void)object; }
