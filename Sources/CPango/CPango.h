#pragma once
#if !__has_include(<pango/pangocairo.h>)
#error "Pango is missing: script/setup installs it"
#endif
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <hb-ot.h>
