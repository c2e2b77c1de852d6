#include "rows.h"

struct _Row {
    GObject parent;
    guint number;
};

G_DEFINE_FINAL_TYPE(Row, row, G_TYPE_OBJECT)

static void row_init(Row *row) {}
static void row_class_init(RowClass *class) {}
guint row_number(Row *row) { return row->number; }

struct _RowList {
    GObject parent;
    guint count;
};

static GType row_list_get_item_type(GListModel *list) { return ROW_TYPE; }
static guint row_list_get_n_items(GListModel *list) { return ROW_LIST(list)->count; }

static gpointer row_list_get_item(GListModel *list, guint position) {
    if (position >= ROW_LIST(list)->count) return NULL;
    Row *row = g_object_new(ROW_TYPE, NULL);
    row->number = position;
    return row;
}

static void row_list_model_init(GListModelInterface *interface) {
    interface->get_item_type = row_list_get_item_type;
    interface->get_n_items = row_list_get_n_items;
    interface->get_item = row_list_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE(RowList, row_list, G_TYPE_OBJECT,
                              G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, row_list_model_init))

static void row_list_init(RowList *list) {}
static void row_list_class_init(RowListClass *class) {}

GListModel *row_list_new(guint count) {
    RowList *list = g_object_new(ROW_LIST_TYPE, NULL);
    list->count = count;
    return G_LIST_MODEL(list);
}

char *row_text(guint number) {
    static const char *rest[] = {"", "\nhas a second line", "\nhas a second line\nand a third one,",
                                 "\nhas a second line\nand a third one,\nand ends with the fourth."};
    guint32 hash = number % row_period;
    hash = (hash ^ (hash >> 16)) * 0x45d9f3b;
    hash = (hash ^ (hash >> 16)) * 0x45d9f3b;
    return g_strdup_printf("Row %010u%s", number, rest[(hash >> 16) & 3]);
}

guint row_random_below(guint limit) {
    static guint64 state = 1;
    state = state * 6364136223846793005 + 1442695040888963407;
    return (state >> 33) % limit;
}

guint row_random(guint count) {
    guint look = row_random_below(row_period - 20);
    return row_random_below(count / row_period) * row_period + look;
}
