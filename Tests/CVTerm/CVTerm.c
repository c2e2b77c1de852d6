// The library is opened while the program runs, so that a system without it builds the tests too.

#include "CVTerm.h"
#include <dlfcn.h>
#include <stdlib.h>

#if __has_include(<vterm.h>)
#include <vterm.h>

struct UnfoldVTerm {
    VTerm *terminal;
    VTermScreen *screen;
};

static void *library(void) {
    static void *handle;
    if (!handle) handle = dlopen("libvterm.so.0", RTLD_NOW);
    return handle;
}

#define CALL(name) ((__typeof__(&name))dlsym(library(), #name))

UnfoldVTerm *unfold_vterm_make(int rows, int columns) {
    if (!library()) return NULL;
    UnfoldVTerm *made = calloc(1, sizeof *made);
    made->terminal = CALL(vterm_new)(rows, columns);
    CALL(vterm_set_utf8)(made->terminal, 1);
    made->screen = CALL(vterm_obtain_screen)(made->terminal);
    CALL(vterm_screen_enable_altscreen)(made->screen, 1);
    CALL(vterm_screen_reset)(made->screen, 1);
    return made;
}

void unfold_vterm_free(UnfoldVTerm *terminal) {
    CALL(vterm_free)(terminal->terminal);
    free(terminal);
}

void unfold_vterm_write(UnfoldVTerm *terminal, const char *bytes, size_t count) {
    CALL(vterm_input_write)(terminal->terminal, bytes, count);
}

static int number(const VTermColor *color, bool isForeground) {
    if (isForeground ? VTERM_COLOR_IS_DEFAULT_FG(color) : VTERM_COLOR_IS_DEFAULT_BG(color)) return -1;
    return VTERM_COLOR_IS_INDEXED(color) ? color->indexed.idx : -2;
}

UnfoldVTermCell unfold_vterm_cell(UnfoldVTerm *terminal, int row, int column) {
    VTermScreenCell cell = {0};
    UnfoldVTermCell result = {0};
    CALL(vterm_screen_get_cell)(terminal->screen, (VTermPos){.row = row, .col = column}, &cell);
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && i < 8 && cell.chars[i]; i++) result.scalars[i] = cell.chars[i];
    result.width = cell.width;
    result.bold = cell.attrs.bold;
    result.italic = cell.attrs.italic;
    result.underlined = cell.attrs.underline;
    result.reversed = cell.attrs.reverse;
    result.foreground = number(&cell.fg, true);
    result.background = number(&cell.bg, false);
    return result;
}

void unfold_vterm_cursor(UnfoldVTerm *terminal, int *row, int *column) {
    VTermPos place = {0};
    CALL(vterm_state_get_cursorpos)(CALL(vterm_obtain_state)(terminal->terminal), &place);
    *row = place.row;
    *column = place.col;
}

#else

UnfoldVTerm *unfold_vterm_make(int rows, int columns) { return NULL; }
void unfold_vterm_free(UnfoldVTerm *terminal) {}
void unfold_vterm_write(UnfoldVTerm *terminal, const char *bytes, size_t count) {}
UnfoldVTermCell unfold_vterm_cell(UnfoldVTerm *terminal, int row, int column) { return (UnfoldVTermCell){0}; }
void unfold_vterm_cursor(UnfoldVTerm *terminal, int *row, int *column) { *row = *column = 0; }

#endif
