// Calls that Swift's source language doesn't express: an initializer that isn't `required` on a class known only at run
// time, and whether a class overrides a method. Both use the Swift runtime's lookup in the method table of the class,
// with method descriptors that are named by their mangled symbols. No other file depends on mangled symbols.
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include "Destruction.h"
#include "MainThread.h"

#pragma clang assume_nonnull begin

/// Each function creates an instance of the class with the given metatype. The caller owns the result.
void *unfold_allocate_object(const void *metatype);
void *unfold_allocate_layer_copying(const void *metatype, void *any_layer);
void *unfold_allocate_cell(const void *metatype, intptr_t style, uint64_t identifier_0, uint64_t identifier_1);
void *unfold_allocate_header_footer_view(const void *metatype, uint64_t identifier_0, uint64_t identifier_1);
void *unfold_allocate_controller(
    const void *metatype,
    uint64_t name_0,
    uint64_t name_1,
    const void *_Nullable bundle
);
void *unfold_allocate_segue(
    const void *metatype,
    uint64_t identifier_0,
    uint64_t identifier_1,
    const void *source,
    const void *destination
);
void *unfold_allocate_view(const void *metatype, double x, double y, double width, double height);

/// Returns whether the class overrides `draw(_:)` of UIView.
bool unfold_overrides_draw_rect(const void *metatype, const void *view_metatype);
/// Returns whether a conformance to UITableViewDataSource, given by its witness table, implements an optional method:
/// 0 for `tableView(_:commit:forRowAt:)`, 1 for `tableView(_:moveRowAt:to:)`.
bool unfold_data_source_implements(const void *witnesses, int32_t method);
/// Returns whether a subclass overrides such a method of UITableViewController or UITableViewDiffableDataSource.
bool unfold_table_controller_overrides(const void *metatype, const void *base, int32_t method);
bool unfold_diffable_data_source_overrides(const void *metatype, const void *base, int32_t method);
/// Returns whether a conformance to UICollectionViewDataSource, given by its witness table, implements
/// `collectionView(_:moveItemAt:to:)`, and whether a subclass of UICollectionViewController overrides it.
bool unfold_collection_data_source_moves_items(const void *witnesses);
bool unfold_collection_controller_moves_items(const void *metatype, const void *base);
/// Returns whether the class overrides `drawText(in:)` of UILabel.
bool unfold_overrides_draw_text(const void *metatype, const void *label_metatype);
/// Returns whether the class overrides `drawPlaceholder(in:)` of UITextField.
bool unfold_overrides_draw_placeholder(const void *metatype, const void *field_metatype);

#pragma clang assume_nonnull end
