#include "CGTKSurface.h"
#include "UnfoldElement.h"

struct _UnfoldElement {
    GtkWidget parent;
    UnfoldElementAction act;
    void *owner;
    guint64 id;
    GSimpleActionGroup *actions;
    GdkRectangle frame;
    GtkWidget *text;
};

G_DECLARE_FINAL_TYPE(UnfoldElement, unfold_element, UNFOLD, ELEMENT, GtkWidget)
G_DEFINE_TYPE(UnfoldElement, unfold_element, GTK_TYPE_WIDGET)

static const char *const index_key = "unfold-action-index";

static void unfold_element_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    (void)widget;
    (void)snapshot;
}

static void unfold_element_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    (void)width;
    (void)height;
    (void)baseline;
    unfold_elements_allocate(widget);
}

// The application handles the Tab key, so no element is in GTK's focus chain.
static gboolean unfold_element_move_focus(GtkWidget *widget, GtkDirectionType direction) {
    (void)widget;
    (void)direction;
    return FALSE;
}

static void unfold_element_dispose(GObject *object) {
    unfold_elements_remove_all(GTK_WIDGET(object));
    G_OBJECT_CLASS(unfold_element_parent_class)->dispose(object);
}

static void unfold_element_finalize(GObject *object) {
    g_clear_object(&UNFOLD_ELEMENT(object)->actions);
    G_OBJECT_CLASS(unfold_element_parent_class)->finalize(object);
}

static void unfold_element_class_init(UnfoldElementClass *class) {
    G_OBJECT_CLASS(class)->finalize = unfold_element_finalize;
    G_OBJECT_CLASS(class)->dispose = unfold_element_dispose;
    GTK_WIDGET_CLASS(class)->snapshot = unfold_element_snapshot;
    GTK_WIDGET_CLASS(class)->size_allocate = unfold_element_size_allocate;
    GTK_WIDGET_CLASS(class)->focus = unfold_element_move_focus;
}

static void unfold_element_init(UnfoldElement *self) {
    // The surface receives pointer events, and key events propagate to it.
    gtk_widget_set_can_target(GTK_WIDGET(self), FALSE);
}

GtkWidget *unfold_element_new(
    GtkWidget *parent, GtkAccessibleRole role, guint64 id, UnfoldElementAction act, void *owner
) {
    UnfoldElement *self = g_object_new(unfold_element_get_type(), "accessible-role", role, NULL);
    self->act = act;
    self->owner = owner;
    self->id = id;
    gtk_widget_set_parent(GTK_WIDGET(self), parent);
    gtk_widget_set_focusable(GTK_WIDGET(self), role != GTK_ACCESSIBLE_ROLE_LIST && role != GTK_ACCESSIBLE_ROLE_ALERT);
    return GTK_WIDGET(self);
}

void unfold_element_set_text(GtkWidget *element, const char *text) {
    UnfoldElement *self = UNFOLD_ELEMENT(element);
    if (self->text == NULL) {
        self->text = gtk_label_new(NULL);
        gtk_label_set_ellipsize(GTK_LABEL(self->text), PANGO_ELLIPSIZE_END);
        gtk_widget_set_parent(self->text, element);
    }
    gtk_label_set_text(GTK_LABEL(self->text), text);
}

void unfold_element_set_position(GtkWidget *element, int position, int count) {
    gtk_accessible_update_relation(
        GTK_ACCESSIBLE(element), GTK_ACCESSIBLE_RELATION_POS_IN_SET, position, GTK_ACCESSIBLE_RELATION_SET_SIZE, count,
        -1
    );
}

void unfold_element_focus(GtkWidget *element) {
    if (!gtk_widget_has_focus(element)) gtk_widget_grab_focus(element);
}

gboolean unfold_element_has_focus(GtkWidget *element) {
    return gtk_widget_is_focus(element);
}

void unfold_element_set_hidden(GtkWidget *element, gboolean hidden) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(element), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
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
        // GTK warns about a widget that is allocated without having been measured.
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
        // The frames of elements are those of the surface, and a list is as large as the surface. A text is as large as
        // its element.
        if (GTK_IS_LABEL(child)) {
            GtkAllocation whole = {0, 0, gtk_widget_get_width(surface), gtk_widget_get_height(surface)};
            whole.width = MAX(whole.width, minimum);
            gtk_widget_size_allocate(child, &whole, -1);
        } else {
            gtk_widget_size_allocate(child, &UNFOLD_ELEMENT(child)->frame, -1);
        }
    }
}

void unfold_elements_remove_all(GtkWidget *surface) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(surface)) != NULL) gtk_widget_unparent(child);
}
