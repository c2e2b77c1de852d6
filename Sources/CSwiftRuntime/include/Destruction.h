// Observers of the destruction of objects of any class. Swift has no such observers. Its runtime destroys an object by
// a function whose address precedes the metadata of the class; an observer replaces that address.
#pragma once
#include <stdbool.h>
#include <stddef.h>

/// Sets the functions that are called before and after an object of an observed class is destroyed, on the thread that
/// destroys it. Call it before the first class is observed.
///
/// `begin` returns the function that `unfold_observe_destruction` returned for the class. It stores a value in `state`,
/// which `end` gets, or leaves it `NULL`. In `end`, the memory of the object may belong to another object already.
void unfold_set_destruction_observers(
    const void *_Nonnull (*_Nonnull begin)(
        const void *_Nonnull object,
        const void *_Nonnull metadata,
        void *_Nullable *_Nonnull state
    ),
    void (*_Nonnull end)(const void *_Nonnull object, void *_Nullable state)
);

/// Observes the destruction of the instances of a class from now on, but not those of its subclasses.
///
/// Returns the function that destroys the instances, or `NULL` if the class is observed already or cannot be observed.
const void *_Nullable unfold_observe_destruction(const void *_Nonnull metadata);

/// Has each instance of a class release the object to which a field refers when it is destroyed, unless another object
/// shares it: when a second field's object has more references than that of the instance. Not for subclasses. Call it
/// once for a class, on one thread at a time.
///
/// `field` and `guard` are distances from the beginning of an instance, in bytes. Returns whether it succeeded.
bool unfold_release_on_destruction(const void *_Nonnull metadata, size_t field, size_t guard);

/// Returns the number of bytes of the memory of an object on the heap, which may be more than its fields take.
size_t unfold_memory_size(const void *_Nonnull object);

/// Returns the number of strong references to an object.
size_t unfold_reference_count(const void *_Nonnull object);

/// Returns the state of the destruction of an object, if the calling thread is destroying it, and otherwise `NULL`.
void *_Nullable *_Nullable unfold_destruction_state(const void *_Nonnull object);

/// Does nothing. The optimizer can't see that, so it allocates the object on the heap and destroys it by the function
/// of its class.
void unfold_let_escape(const void *_Nonnull object);
