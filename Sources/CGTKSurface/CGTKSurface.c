#include "CGTKSurface.h"
#include "UnfoldElement.h"

struct _UnfoldSurface {
    GtkWidget parent;
    UnfoldSurfaceCallbacks callbacks;
    void *owner;
};

#define UNFOLD_TYPE_SURFACE unfold_surface_get_type()
G_DECLARE_FINAL_TYPE(UnfoldSurface, unfold_surface, UNFOLD, SURFACE, GtkWidget)
G_DEFINE_TYPE(UnfoldSurface, unfold_surface, GTK_TYPE_WIDGET)

static void unfold_surface_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    UnfoldSurface *self = UNFOLD_SURFACE(widget);
    if (self->owner == NULL) return;
    GskRenderNode *node = self->callbacks.render_node(self->owner);
    if (node != NULL) gtk_snapshot_append_node(snapshot, node);
}

static void unfold_surface_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    UnfoldSurface *self = UNFOLD_SURFACE(widget);
    (void)baseline;
    if (self->owner != NULL) self->callbacks.resized(self->owner, width, height);
    unfold_elements_allocate(widget);
}

static void unfold_surface_dispose(GObject *object) {
    unfold_elements_remove_all(GTK_WIDGET(object));
    G_OBJECT_CLASS(unfold_surface_parent_class)->dispose(object);
}

static void unfold_surface_class_init(UnfoldSurfaceClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = unfold_surface_dispose;
    widget_class->snapshot = unfold_surface_snapshot;
    widget_class->size_allocate = unfold_surface_size_allocate;
}

static void unfold_surface_init(UnfoldSurface *self) {
    gtk_widget_set_focusable(GTK_WIDGET(self), TRUE);
    gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
    gtk_widget_set_hexpand(GTK_WIDGET(self), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(self), TRUE);
}

GtkWidget *unfold_surface_new(UnfoldSurfaceCallbacks callbacks) {
    UnfoldSurface *self = g_object_new(UNFOLD_TYPE_SURFACE, NULL);
    self->callbacks = callbacks;
    return GTK_WIDGET(self);
}

void unfold_surface_set_owner(GtkWidget *surface, void *owner) {
    UNFOLD_SURFACE(surface)->owner = owner;
}
