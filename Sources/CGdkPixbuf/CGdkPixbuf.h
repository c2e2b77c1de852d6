#pragma once
#if !__has_include(<gdk-pixbuf/gdk-pixbuf.h>)
#error "gdk-pixbuf is missing: script/setup installs it"
#endif
#include <gdk-pixbuf/gdk-pixbuf.h>
