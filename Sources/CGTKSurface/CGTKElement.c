#include "CGTKSurface.h"
#include "UnfoldElement.h"

struct _UnfoldElement {
    GtkWidget parent;
    UnfoldElementAction act;
    void *owner;
    guint64 id;
    GSimpleActionGroup *actions;
    GdkRectangle frame;
};

G_DECLARE_FINAL_TYPE(UnfoldElement, unfold_element, UNFOLD, ELEMENT, GtkWidget)
G_DEFINE_TYPE(UnfoldElement, unfold_element, GTK_TYPE_WIDGET)

static const char *const index_key = "unfold-action-index";

static void unfold_element_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    (void)widget;
    (void)snapshot;
}

static void unfold_element_finalize(GObject *object) {
    g_clear_object(&UNFOLD_ELEMENT(object)->actions);
    G_OBJECT_CLASS(unfold_element_parent_class)->finalize(object);
}

static void unfold_element_class_init(UnfoldElementClass *class) {
    G_OBJECT_CLASS(class)->finalize = unfold_element_finalize;
    GTK_WIDGET_CLASS(class)->snapshot = unfold_element_snapshot;
}

static void unfold_element_init(UnfoldElement *self) {
    // Pointer and keyboard go to the surface.
    gtk_widget_set_can_target(GTK_WIDGET(self), FALSE);
    gtk_widget_set_can_focus(GTK_WIDGET(self), FALSE);
}

GtkWidget *unfold_element_new(
    GtkWidget *surface, GtkAccessibleRole role, guint64 id, UnfoldElementAction act, void *owner
) {
    UnfoldElement *self = g_object_new(unfold_element_get_type(), "accessible-role", role, NULL);
    self->act = act;
    self->owner = owner;
    self->id = id;
    gtk_widget_set_parent(GTK_WIDGET(self), surface);
    return GTK_WIDGET(self);
}

void unfold_element_place(GtkWidget *element, GtkWidget *previous, int x, int y, int width, int height) {
    UnfoldElement *self = UNFOLD_ELEMENT(element);
    GtkWidget *surface = gtk_widget_get_parent(element);
    if (gtk_widget_get_prev_sibling(element) != previous) gtk_widget_insert_after(element, surface, previous);
    self->frame = (GdkRectangle){x, y, width, height};
    gtk_widget_queue_allocate(surface);
}

void unfold_element_describe(
    GtkWidget *element, const char *label, const char *description, int selected, int expanded, int on,
    gboolean disabled
) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(element);
    gtk_accessible_update_property(
        accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1
    );
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
    if (selected < 0) gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED);
    else gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
    if (expanded < 0) gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED);
    else gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
    if (on < 0) gtk_accessible_reset_state(accessible, GTK_ACCESSIBLE_STATE_CHECKED);
    else gtk_accessible_update_state(
        accessible, GTK_ACCESSIBLE_STATE_CHECKED, on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1
    );
}

static void unfold_element_act(GSimpleAction *action, GVariant *parameter, gpointer data) {
    (void)parameter;
    UnfoldElement *self = UNFOLD_ELEMENT(data);
    self->act(self->owner, self->id, GPOINTER_TO_INT(g_object_get_data(G_OBJECT(action), index_key)));
}

void unfold_element_set_actions(GtkWidget *element, const char *const *names, int count) {
    UnfoldElement *self = UNFOLD_ELEMENT(element);
    g_clear_object(&self->actions);
    if (count > 0) {
        self->actions = g_simple_action_group_new();
        for (int index = 0; index < count; index += 1) {
            GSimpleAction *action = g_simple_action_new(names[index], NULL);
            g_object_set_data(G_OBJECT(action), index_key, GINT_TO_POINTER(index));
            g_signal_connect_object(action, "activate", G_CALLBACK(unfold_element_act), self, 0);
            g_action_map_add_action(G_ACTION_MAP(self->actions), G_ACTION(action));
            g_object_unref(action);
        }
    }
    gtk_widget_insert_action_group(element, "element", self->actions == NULL ? NULL : G_ACTION_GROUP(self->actions));
}

void unfold_element_remove(GtkWidget *element) {
    gtk_widget_unparent(element);
}

void unfold_elements_allocate(GtkWidget *surface) {
    for (GtkWidget *child = gtk_widget_get_first_child(surface); child != NULL;
         child = gtk_widget_get_next_sibling(child)) {
        int minimum;
        // GTK complains of a widget that gets its place without having been asked for its size.
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        gtk_widget_size_allocate(child, &UNFOLD_ELEMENT(child)->frame, -1);
    }
}

void unfold_elements_remove_all(GtkWidget *surface) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(surface)) != NULL) gtk_widget_unparent(child);
}
