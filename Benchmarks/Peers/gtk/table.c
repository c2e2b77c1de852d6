// A GtkListView of mixed rows that unfold. Does the same work as every other side, and prints one
// figure per line, as README.md describes.
#include <gtk/gtk.h>
#include <math.h>
#include <stdlib.h>

#include "cframemeter.h"
#include "rows.h"

static guint count;
static int server;
static GtkWidget *list;
static GtkAdjustment *adjustment;
// The rows that are unfolded.
static GHashTable *unfolded;

// Returns the processor time of the display server.
static double served(void) { return server != 0 ? processor_time(server) : 0; }

// Return the processor time of this process and the server, and the share of it that is painting.
static double spent(void) { return processor_time(0) + served(); }
static double paint(void) { return frame_meter_read().paint + served(); }

static void print(const char *name, double value) {
    printf("%s %.17g\n", name, value);
    fflush(stdout);
}

// Rows

static GtkWidget *make_label(const char *text) {
    GtkWidget *label = gtk_label_new(text);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_line_height_new_absolute(18 * PANGO_SCALE));
    gtk_label_set_attributes(GTK_LABEL(label), attributes);
    pango_attr_list_unref(attributes);
    // Lines break only at the text's line feeds. Wrapping takes GTK three times as long.
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    return label;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_box_append(GTK_BOX(box), make_label(NULL));
    gtk_box_append(GTK_BOX(box), gtk_revealer_new());
    gtk_list_item_set_child(item, box);
}

// Unfolds or folds a row. Its detail is created the first time it is needed.
static void reveal(GtkRevealer *revealer, gboolean unfolds, guint milliseconds) {
    if (unfolds && gtk_revealer_get_child(revealer) == NULL) {
        GtkWidget *label = make_label("What was folded away\ncomes into sight here,\n"
                                      "and what is below\nmakes room for it.");
        gtk_widget_add_css_class(label, "dim-label");
        gtk_revealer_set_child(revealer, label);
    }
    gtk_revealer_set_transition_duration(revealer, milliseconds);
    gtk_revealer_set_reveal_child(revealer, unfolds);
}

static guint number(GtkListItem *item) { return row_number(ROW_ITEM(gtk_list_item_get_item(item))); }

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    GtkWidget *box = gtk_list_item_get_child(item);
    GtkWidget *label = gtk_widget_get_first_child(box);
    GtkRevealer *revealer = GTK_REVEALER(gtk_widget_get_next_sibling(label));
    char *text = row_text(number(item));
    gtk_label_set_label(GTK_LABEL(label), text);
    g_free(text);
    reveal(revealer, g_hash_table_contains(unfolded, GUINT_TO_POINTER(number(item))), 0);
    // Counted from 1, because 0 reads as missing data.
    g_object_set_data(G_OBJECT(box), "row", GUINT_TO_POINTER(number(item) + 1));
}

static void unbind(GtkSignalListItemFactory *factory, GtkListItem *item) {
    g_object_set_data(G_OBJECT(gtk_list_item_get_child(item)), "row", NULL);
}

// Returns the row that a child of the list shows, or GTK_INVALID_LIST_POSITION for a child kept for reuse.
static guint shown_row(GtkWidget *child) {
    GtkWidget *box = gtk_widget_get_first_child(child);
    guint row = box != NULL ? GPOINTER_TO_UINT(g_object_get_data(G_OBJECT(box), "row")) : 0;
    return row != 0 && gtk_widget_get_mapped(child) ? row - 1 : GTK_INVALID_LIST_POSITION;
}

static GtkWidget *find(guint row) {
    GtkWidget *child = gtk_widget_get_first_child(list);
    while (child != NULL && shown_row(child) != row) child = gtk_widget_get_next_sibling(child);
    return child;
}

static void toggle(guint row) {
    gpointer key = GUINT_TO_POINTER(row);
    gboolean unfolds = g_hash_table_add(unfolded, key);
    if (!unfolds) g_hash_table_remove(unfolded, key);
    GtkWidget *child = find(row);
    if (child == NULL) return;
    GtkWidget *box = gtk_widget_get_first_child(child);
    reveal(GTK_REVEALER(gtk_widget_get_last_child(box)), unfolds, 350);
}

// Returns the top of a list's child in the window, in pixels, or NAN if the child has no position.
static double top_of(GtkWidget *child) {
    graphene_rect_t bounds;
    return child != NULL && gtk_widget_compute_bounds(child, list, &bounds) ? bounds.origin.y : NAN;
}

static double top(guint row) { return top_of(find(row)); }

// Returns the first row that begins in the window, or GTK_INVALID_LIST_POSITION if there is none.
static guint first_whole_row(void) {
    for (GtkWidget *child = gtk_widget_get_first_child(list); child; child = gtk_widget_get_next_sibling(child)) {
        if (shown_row(child) != GTK_INVALID_LIST_POSITION && top_of(child) >= 0) return shown_row(child);
    }
    return GTK_INVALID_LIST_POSITION;
}

// The rows that should keep their positions, and the largest distance they were off by.
static guint watched[2];
static double watched_tops[2], worst;
static int watched_count;

static void watch(guint first, int number_of_rows) {
    watched_count = number_of_rows;
    for (int i = 0; i < number_of_rows; i++) {
        watched[i] = first + (guint)i;
        watched_tops[i] = top(watched[i]);
    }
    worst = 0;
}

static void look(void) {
    for (int i = 0; i < watched_count; i++) {
        double y = top(watched[i]);
        // A row that has disappeared was off by at least the height of the window.
        worst = fmax(worst, isnan(y) ? 844 : fabs(y - watched_tops[i]));
    }
}

static double height(void) { return gtk_adjustment_get_upper(adjustment); }

// Work to measure

static void jump_to(guint row) { gtk_widget_activate_action(list, "list.scroll-to-item", "u", row); }

static void jumps(int times) {
    for (int i = 0; i < times; i++) {
        guint row = row_random(count);
        double painted = paint(), start = spent(), begin = processor_time(0);
        frame_meter_expect();
        jump_to(row);
        frame_meter_wait(0.08);
        if (frame_meter_read().first >= 0) {
            print("jump-first", frame_meter_read().first - begin);
            print("jump-first-paint", frame_meter_read().first_paint);
        }
        print("jump", spent() - start);
        print("jump-paint", paint() - painted);
        print("height-jump", height());
        double y = top(row);
        print("miss", y > -100 && y < 844 ? 0 : 1);
    }
    
}

static void unfoldings(int times) {
    for (int i = 0; i < times; i++) {
        jump_to(row_random(count));
        frame_meter_wait(0.15);
        guint first = first_whole_row();
        if (first == GTK_INVALID_LIST_POSITION) {
            print("shift-unfold", 844);
            continue;
        }
        for (int pass = 0; pass < 2; pass++) {
            watch(first, 2);
            int frames = frame_meter_read().frames;
            double painted = paint(), start = spent();
            toggle(first + 1);
            frame_meter_wait(0.5);
            frames = frame_meter_read().frames - frames;
            if (frames == 0) continue;
            print("frame", (spent() - start) / frames);
            print("frame-paint", (paint() - painted) / frames);
            print("frames", frames);
            print("shift-unfold", worst);
            watched_count = 0;
        }
    }
}

// Does nothing, and then turns the wheel.
static void rest(void) {
    Rest rest = frame_meter_rest(2);
    print("rest", rest.time);
    print("rest-wakes", rest.wakes);
    for (int i = 0; i < 5; i++) {
        double time = frame_meter_click_wheel();
        if (time >= 0) print("event", time);
    }
}

// Scrolls up from the target of a jump, so that rows above the visible ones are measured.
static void scroll_up(int times) {
    for (int i = 0; i < times; i++) {
        jump_to(row_random(count));
        frame_meter_wait(0.15);
        double off = 0;
        for (int step = 0; step < 15 && gtk_adjustment_get_value(adjustment) > 40; step++) {
            guint first = first_whole_row();
            if (first == GTK_INVALID_LIST_POSITION) break;
            double y = top(first);
            gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) - 40);
            frame_meter_wait(0.034);
            double moved = top(first) - y;
            off = fmax(off, isnan(moved) ? 844 : fabs(moved - 40));
        }
        print("shift-scroll", off);
    }
}

// Moves to positions in random order, as dragging the scroll bar does.
static void drags(int times) {
    for (int i = 0; i < times; i++) {
        double part = row_random_below(1000) / 1000.0;
        double start = spent();
        gtk_adjustment_set_value(adjustment, part * (height() - gtk_adjustment_get_page_size(adjustment)));
        frame_meter_wait(0.08);
        print("drag", spent() - start);
    }
}

// Scrolls past rows below the first screens by clicks of the wheel.
static void spin_wheel(void) {
    jump_to(100);
    frame_meter_wait(0.15);
    double start = spent();
    if (frame_meter_spin_wheel(100, 0.02)) print("wheel", spent() - start);
}

// Scrolls past every row, so that each has been measured once.
static void see_everything(void) {
    for (guint row = 0; row < count; row += 6) {
        jump_to(row);
        frame_meter_wait(0.034);
    }
    frame_meter_wait(0.1);
    print("height-all", height());
}

static GtkWidget *make_window(void) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    g_signal_connect(factory, "unbind", G_CALLBACK(unbind), NULL);
    list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(row_list_new(count))), factory);

    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style,
                                    "listview > row { padding: 13px 16px; margin: 0; border: none; }"
                                    "listview label { font: 15px Inter; }",
                                    -1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style),
                                               GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

    GtkWidget *scroller = gtk_scrolled_window_new();
    // No side has a scroll bar, which would fade in and out.
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));

    GtkWidget *window = gtk_window_new();
    gtk_window_set_title(GTK_WINDOW(window), "Table");
    gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    return window;
}

int main(int argc, char **argv) {
    count = argc > 1 ? (guint)strtoul(argv[1], NULL, 10) : 1000;
    const char *process = getenv("DISPLAY_PROCESS");
    server = process != NULL ? atoi(process) : 0;
    if (!gtk_init_check()) {
        puts("failed there is no display");
        return 0;
    }
    unfolded = g_hash_table_new(NULL, NULL);

    gtk_window_present(GTK_WINDOW(make_window()));
    frame_meter_wait(0.3);
    frame_meter_attach(look);
    frame_meter_wait(0.2);
    print("open", processor_time(0));
    print("height-first", height());

    rest();
    jumps(20);
    unfoldings(4);
    scroll_up(3);
    if (count == row_period) see_everything();
    drags(5);
    spin_wheel();
    puts("done");
    return 0;
}
