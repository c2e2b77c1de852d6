#pragma once
#include <gtk/gtk.h>
#include <gsk/gsk.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <hb-ot.h>
