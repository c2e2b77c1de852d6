#pragma once
#include <gtk/gtk.h>

/// Allocates the elements of a surface at their frames.
void unfold_elements_allocate(GtkWidget *surface);

/// Removes all elements from a surface.
void unfold_elements_remove_all(GtkWidget *surface);
