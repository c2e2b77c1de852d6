// The one place that reaches past Swift's source language: initialisers that are not `required`, called on a class
// known only at run time, and the question whether a class overrides a method. Both go through the class's method
// table by the Swift runtime's own lookup, with method descriptors named by their mangled symbols.
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "Destruction.h"
#include "MainThread.h"

#pragma clang assume_nonnull begin

/// Each gets the metatype of a subclass, and returns a new object of it that the caller owns.
void *unfold_allocate_object(const void *metatype);
void *unfold_allocate_layer_copying(const void *metatype, void *any_layer);
void *unfold_allocate_cell(const void *metatype, intptr_t style, uint64_t identifier_0, uint64_t identifier_1);
void *unfold_allocate_header_footer_view(const void *metatype, uint64_t identifier_0, uint64_t identifier_1);
void *unfold_allocate_segue(
    const void *metatype,
    uint64_t identifier_0,
    uint64_t identifier_1,
    const void *source,
    const void *destination
);
void *unfold_allocate_view(const void *metatype, double x, double y, double width, double height);

/// Whether the class draws by a `draw(_:)` of its own, not that of the other class.
bool unfold_overrides_draw_rect(const void *metatype, const void *view_metatype);
/// Whether a conformance to UITableViewDataSource, given by its witness table, implements an optional method itself:
/// 0 for `tableView(_:commit:forRowAt:)`, 1 for `tableView(_:moveRowAt:to:)`.
bool unfold_data_source_implements(const void *witnesses, int32_t method);
/// Whether a subclass overrides such a method of UITableViewController or UITableViewDiffableDataSource.
bool unfold_table_controller_overrides(const void *metatype, const void *base, int32_t method);
bool unfold_diffable_data_source_overrides(const void *metatype, const void *base, int32_t method);
/// Whether the class, a subclass of UILabel, has a `drawText(in:)` of its own.
bool unfold_overrides_draw_text(const void *metatype, const void *label_metatype);

#pragma clang assume_nonnull end
