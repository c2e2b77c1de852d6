#pragma once
#include <stddef.h>
#include <stdint.h>
#include <stdbool.h>

/// A terminal of libvterm, if the system has its header and its library.
typedef struct UnfoldVTerm UnfoldVTerm;

/// What is in a cell.
typedef struct {
    uint32_t scalars[8];
    int width;
    bool bold, italic, underlined, reversed;
    /// The number of a color of the palette; -1 for the standard one; -2 for one by its parts.
    int foreground, background;
} UnfoldVTermCell;

/// Creates a terminal; `NULL` if there is no libvterm.
UnfoldVTerm *unfold_vterm_make(int rows, int columns);
void unfold_vterm_free(UnfoldVTerm *terminal);
void unfold_vterm_write(UnfoldVTerm *terminal, const char *bytes, size_t count);
UnfoldVTermCell unfold_vterm_cell(UnfoldVTerm *terminal, int row, int column);
void unfold_vterm_cursor(UnfoldVTerm *terminal, int *row, int *column);
