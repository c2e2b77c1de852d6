#pragma once
#include <gtk/gtk.h>

G_BEGIN_DECLS

/// The functions through which a surface calls its owner, always on the main thread.
typedef struct {
    /// The size changed, in the layout phase of a frame. The unit is points.
    void (*resized)(void *owner, int width, int height);
    /// Returns the node to draw, in points, or NULL to draw nothing. The owner keeps its reference.
    GskRenderNode *(*render_node)(void *owner);
} UnfoldSurfaceCallbacks;

/// Creates a widget that receives keyboard input and draws one render node.
///
/// It is written in C because a GObject class that overrides virtual functions can't be written in Swift: Swift doesn't
/// import the bit fields and function pointers of class structures.
GtkWidget *unfold_surface_new(UnfoldSurfaceCallbacks callbacks);

/// Sets the owner that receives the calls. Without an owner, nothing is called. An owner sets NULL before it is freed.
void unfold_surface_set_owner(GtkWidget *surface, void *owner);

/// Opens a URI with the desktop's default program for it.
void unfold_open_uri(GtkWindow *window, const char *uri);

/// Returns whether the user has a program that opens a URI.
gboolean unfold_can_open_uri(const char *uri);

/// Returns whether a window is on the screen: neither minimized nor, as far as the desktop tells, hidden otherwise.
gboolean unfold_is_on_screen(GtkWindow *window);

/// Sets the WM_CLASS by which an X11 desktop identifies the program's windows. Does nothing on other displays.
void unfold_set_program_class(GdkDisplay *display, const char *name);

/// Receives the URIs of files that the user chose or dropped, as an array that ends with NULL, or NULL if the user
/// chose nothing. The array is valid until the function returns.
typedef void (*UnfoldFilesChosen)(void *owner, const char *const *uris);

/// Shows the desktop's dialog for opening files, and calls `chosen` once when the dialog closes.
void unfold_choose_files(GtkWindow *window, const char *title, UnfoldFilesChosen chosen, void *owner);

/// Makes a surface a drop target for files.
void unfold_accept_files(GtkWidget *surface, UnfoldFilesChosen dropped, void *owner);

/// Performs an action of an element for assistive technology. `action` is an index into the names of its actions.
typedef void (*UnfoldElementAction)(void *owner, guint64 id, int action);

/// Creates an element: a child widget that represents a part of a surface for assistive technology.
///
/// An element draws nothing and receives no input. It has to be a widget, because GTK 4.8 reports only widgets to the
/// accessibility bus.
GtkWidget *unfold_element_new(
    GtkWidget *parent, GtkAccessibleRole role, guint64 id, UnfoldElementAction act, void *owner
);

/// Sets the text of an element, which assistive technology can read by character. The text is a label in the element.
void unfold_element_set_text(GtkWidget *element, const char *text);

/// Sets the position of an element in its list, from 1, and the number of elements in the list.
void unfold_element_set_position(GtkWidget *element, int position, int count);

/// Moves the keyboard focus to an element. Key events propagate from it to the surface.
void unfold_element_focus(GtkWidget *element);

/// Returns whether an element, rather than its surface, has the keyboard focus.
gboolean unfold_element_has_focus(GtkWidget *element);

/// Hides an element from assistive technology, or shows it. A message is announced when it is shown.
void unfold_element_set_hidden(GtkWidget *element, gboolean hidden);

/// Inserts an element after `previous`, or first if that is NULL, with a frame in points of the surface.
void unfold_element_place(GtkWidget *element, GtkWidget *previous, int x, int y, int width, int height);

/// Sets the label, the description and the states of an element. Pass -1 for a state that the element doesn't have.
void unfold_element_describe(
    GtkWidget *element, const char *label, const char *description, int selected, int expanded, int on,
    gboolean disabled
);

/// Sets the names of an element's actions. A name consists of letters, digits, periods and hyphens.
void unfold_element_set_actions(GtkWidget *element, const char *const *names, int count);

/// Removes an element from its surface.
void unfold_element_remove(GtkWidget *element);

G_END_DECLS
