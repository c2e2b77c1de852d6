#pragma once
#if !__has_include(<gtk/gtk.h>)
#error "GTK 4.8 or later is missing: script/setup installs it"
#endif
#include <gtk/gtk.h>
#include <glib-unix.h>
