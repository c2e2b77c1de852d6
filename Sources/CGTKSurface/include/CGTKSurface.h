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

/// A widget that takes the keyboard and shows one render node. A GObject class with vfuncs of its own
/// cannot be written in Swift: the class structs hold bit fields and function pointers that only C can fill in.
GtkWidget *unfold_surface_new(UnfoldSurfaceCallbacks callbacks);

/// Says whom to call. Without an owner nothing is called; an owner takes itself back before it goes away.
void unfold_surface_set_owner(GtkWidget *surface, void *owner);

/// Opens an address in the program that the desktop has for it.
void unfold_open_uri(GtkWindow *window, const char *uri);

/// Sets the class by which the desktop knows the windows of the program on X11. On other displays it does nothing.
void unfold_set_program_class(GdkDisplay *display, const char *name);

/// Gets the URIs of files that the user chose or dropped, in a list that ends with NULL. The list is lent, and it is
/// NULL if the user chose nothing.
typedef void (*UnfoldFilesChosen)(void *owner, const char *const *uris);

/// Shows the dialog of the desktop for opening files, and calls `chosen` once when the user is done.
void unfold_choose_files(GtkWindow *window, const char *title, UnfoldFilesChosen chosen, void *owner);

/// Accepts files that are dropped on a surface.
void unfold_accept_files(GtkWidget *surface, UnfoldFilesChosen dropped, void *owner);

/// Something that assistive technology does to an element: the index of one of its actions.
typedef void (*UnfoldElementAction)(void *owner, guint64 id, int action);

/// A part of what a surface draws, for assistive technology: a child that draws nothing and takes neither pointer nor
/// keyboard. GTK 4.8 tells the accessibility bus of widgets only.
GtkWidget *unfold_element_new(
    GtkWidget *parent, GtkAccessibleRole role, guint64 id, UnfoldElementAction act, void *owner
);

/// Tells assistive technology an element's whole text, which it can read by character: a label inside the element.
void unfold_element_set_text(GtkWidget *element, const char *text);

/// Says which of how many elements of a list this one is. The first one is 1.
void unfold_element_set_position(GtkWidget *element, int position, int count);

/// Gives an element the keyboard focus. The surface still gets the keys, since they go up to it.
void unfold_element_focus(GtkWidget *element);

/// Whether an element, and not the surface, has the keyboard focus.
gboolean unfold_element_has_focus(GtkWidget *element);

/// Shows or hides an element for assistive technology, which reads a message when it is shown.
void unfold_element_set_hidden(GtkWidget *element, gboolean hidden);

/// Puts an element after another one, or first (NULL), at a place in points of the surface.
void unfold_element_place(GtkWidget *element, GtkWidget *previous, int x, int y, int width, int height);

/// Says what an element is called and in which state it is; a state of -1 is one that it does not have.
void unfold_element_describe(
    GtkWidget *element, const char *label, const char *description, int selected, int expanded, int on,
    gboolean disabled
);

/// Says what can be done to an element, by names of letters, digits, points and hyphens.
void unfold_element_set_actions(GtkWidget *element, const char *const *names, int count);

/// Takes an element out of its surface.
void unfold_element_remove(GtkWidget *element);

G_END_DECLS
