import Foundation

/// The changes in the section of an outline when groups open and fold.
struct SectionChange<ID: Hashable> {
    /// Adjacent rows that take the place of others.
    struct Part {
        /// The first row, before the change.
        var row: Int
        var old: [ID]
        var new: [ID]
    }

    /// The parts in which rows change, in ascending order.
    var parts: [Part] = []
    var opened: [ID] = []
    var folded: [ID] = []
    /// The groups whose children were loaded.
    var loaded: [ID] = []
    /// The placeholders that leave, and those that come, with their groups.
    var goneRows: [ID] = []
    var newRows: [(row: ID, group: ID)] = []

    /// Whether the section stays as it is.
    var isEmpty: Bool {
        parts.isEmpty && opened.isEmpty && folded.isEmpty && loaded.isEmpty && goneRows.isEmpty && newRows.isEmpty
    }

    /// By how many rows the section grows.
    var growth: Int { parts.reduce(0) { $0 + $1.new.count - $1.old.count } }

    /// The rows that are deleted and inserted.
    func difference(inSection section: Int) -> OutlineDifference {
        var difference = OutlineDifference()
        var shift = 0
        for part in parts {
            difference.deletedRows += part.old.indices.map { IndexPath(row: part.row + $0, section: section) }
            difference.insertedRows += part.new.indices.map { IndexPath(row: part.row + shift + $0, section: section) }
            shift += part.new.count - part.old.count
        }
        return difference
    }
}

/// The rows of an outline in one section of a collection view, which change with a few groups at a time.
@MainActor
struct SectionRows<ID: Hashable> {
    /// The source that shows all rows of an outline.
    let source: any OutlineSource
    /// The rows that were given to the data source last; `nil` before the first ones. Linear.
    let given: () -> [ID]?
    /// The number of rows that the collection view has.
    let count: () -> Int
    /// Whether a group is open in the rows that were given last.
    let isOpen: (ID) -> Bool
    /// Whether the data source doesn't show the rows that were given last.
    let isLate: () -> Bool
    /// Whether the rows that were given last can change with some groups.
    let canChange: () -> Bool
    let change: (SectionChange<ID>) -> Void
}
