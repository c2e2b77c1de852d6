#pragma once

// Calls a function. callgrind counts the instructions between entering and leaving
// measurement_region, so it has a name and is never inlined.
void measurement_region(void (*body)(void *), void *context);

// Returns the bytes that the allocator has handed out and not got back, with its overhead for each block.
unsigned long measurement_memory_in_use(void);
