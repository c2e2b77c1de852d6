#pragma once

// Calls a body. callgrind counts the instructions between entering and leaving this function, which is why it has a name
// and is never inlined.
void measurement_region(void (*body)(void *), void *context);

// The bytes that the allocator has given out and not got back, with what it adds to each piece.
unsigned long measurement_memory_in_use(void);
