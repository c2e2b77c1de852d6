#pragma once
#if !__has_include(<gsk/gsk.h>)
#error "GTK 4.8 or later is missing: script/setup installs it"
#endif
#include <gsk/gsk.h>

/// Registers the types of render nodes, and returns whether there is a display. GTK has no smaller function that registers.
gboolean gtk_init_check(void);
