import Foundation

/// The changes that turn the rows of one snapshot into those of another, in the terms of a table update.
///
/// Insertions are given by new places, and everything else by old ones.
struct SnapshotDifference: Hashable, Sendable {
    struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        var old: Place
        var new: Place
    }

    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Move<Int>] = []

    var deletedRows: [IndexPath] = []
    var insertedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var reconfiguredRows: [IndexPath] = []
    var movedRows: [Move<IndexPath>] = []
}

extension TableUpdate {
    /// Requests all changes of a difference.
    mutating func request(_ difference: SnapshotDifference, with animation: Animation) {
        deleteSections(difference.deletedSections, with: animation)
        insertSections(difference.insertedSections, with: animation)
        reloadSections(difference.reloadedSections, with: animation)
        for move in difference.movedSections { moveSection(move.old, toSection: move.new) }
        deleteRows(at: difference.deletedRows, with: animation)
        insertRows(at: difference.insertedRows, with: animation)
        reloadRows(at: difference.reloadedRows, with: animation)
        for move in difference.movedRows { moveRow(at: move.old, to: move.new) }
        reconfigureRows(at: difference.reconfiguredRows)
    }
}
