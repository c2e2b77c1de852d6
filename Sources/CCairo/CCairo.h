#pragma once
#if !__has_include(<cairo.h>)
#error "cairo is missing: script/setup installs it"
#endif
#include <cairo.h>
