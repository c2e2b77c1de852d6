#pragma once
#include <gtk/gtk.h>

/// Gives the elements of a surface their places.
void unfold_elements_allocate(GtkWidget *surface);

/// Takes all elements out of a surface.
void unfold_elements_remove_all(GtkWidget *surface);
