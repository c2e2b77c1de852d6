// The rows that every side shows, and a list model that creates them on demand.
#ifndef ROWS_H
#define ROWS_H

#include <gio/gio.h>

enum { row_period = 1000 };

#define ROW_TYPE row_get_type()
G_DECLARE_FINAL_TYPE(Row, row, ROW, ITEM, GObject)

// The number of a row, counted from 0.
guint row_number(Row *row);

#define ROW_LIST_TYPE row_list_get_type()
G_DECLARE_FINAL_TYPE(RowList, row_list, ROW, LIST, GObject)

GListModel *row_list_new(guint count);

// Returns the text of a row. The caller frees it.
char *row_text(guint number);

// Returns the next row of the pseudorandom sequence that every side jumps to.
guint row_random(guint count);

// Returns a number from 0 to below a limit, from the same sequence.
guint row_random_below(guint limit);

#endif
