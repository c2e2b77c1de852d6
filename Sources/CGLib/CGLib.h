#pragma once
#if !__has_include(<glib.h>)
#error "GLib is missing: script/setup installs it"
#endif
#include <glib.h>
