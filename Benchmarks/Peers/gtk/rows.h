// The rows that every side shows, and a list model that makes them when they are asked for.
#ifndef ROWS_H
#define ROWS_H

#include <gio/gio.h>

enum { row_period = 1000 };

#define ROW_TYPE row_get_type()
G_DECLARE_FINAL_TYPE(Row, row, ROW, ITEM, GObject)

// The number of a row, from 0.
guint row_number(Row *row);

#define ROW_LIST_TYPE row_list_get_type()
G_DECLARE_FINAL_TYPE(RowList, row_list, ROW, LIST, GObject)

GListModel *row_list_new(guint count);

// What a row shows, to be freed.
char *row_text(guint number);

// The next of the rows in no order that every side jumps to.
guint row_random(guint count);

// A number from 0 up to a limit, of the same sequence.
guint row_random_below(guint limit);

#endif
