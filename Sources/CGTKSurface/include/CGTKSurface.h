#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

/// What a surface asks of its owner, always on the main thread.
typedef struct {
    /// The size in points was set, in the layout phase of a frame.
    void (*resized)(void *owner, int width, int height);
    /// What to draw, in points; lent, not given. NULL draws nothing.
    GskRenderNode *(*render_node)(void *owner);
} UnfoldSurfaceCallbacks;

/// A widget without children that takes the keyboard and shows one render node. A GObject class with vfuncs of its own
/// cannot be written in Swift: the class structs hold bit fields and function pointers that only C can fill in.
GtkWidget *unfold_surface_new(UnfoldSurfaceCallbacks callbacks);

/// Says whom to call. Without an owner nothing is called; an owner takes itself back before it goes away.
void unfold_surface_set_owner(GtkWidget *surface, void *owner);

G_END_DECLS
