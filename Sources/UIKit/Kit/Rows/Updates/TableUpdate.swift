import Foundation

/// The requests to a table between `beginUpdates` and the `endUpdates` that closes the block, as data.
///
/// Nested blocks append to the value of the outermost one. Whatever the order of the calls, deletions, reloads,
/// reconfigurations and the source of a move are indexes of the table before the update. Insertions and the target of
/// a move are indexes of the table after it. `resolved(before:after:)` gives the requests their meaning.
struct TableUpdate<Animation: Hashable & Sendable>: Hashable, Sendable {
    /// One call, with its animation if it has one.
    enum Request: Hashable, Sendable {
        case insertSections(IndexSet, Animation)
        case deleteSections(IndexSet, Animation)
        case reloadSections(IndexSet, Animation)
        case moveSection(Int, to: Int)
        case insertRows([IndexPath], Animation)
        case deleteRows([IndexPath], Animation)
        case reloadRows([IndexPath], Animation)
        case moveRow(IndexPath, to: IndexPath)
        case reconfigureRows([IndexPath])
    }

    /// The calls in the order in which they were made, without those that named nothing.
    private(set) var requests: [Request] = []

    /// Whether nothing was requested. The table then only asks for the heights again.
    var isEmpty: Bool { requests.isEmpty }

    mutating func insertSections(_ sections: IndexSet, with animation: Animation) {
        guard !sections.isEmpty else { return }
        requests.append(.insertSections(sections, animation))
    }

    mutating func deleteSections(_ sections: IndexSet, with animation: Animation) {
        guard !sections.isEmpty else { return }
        requests.append(.deleteSections(sections, animation))
    }

    /// Requests a reload of sections. A reloaded section keeps its place; all its rows are new, so their number may
    /// change.
    mutating func reloadSections(_ sections: IndexSet, with animation: Animation) {
        guard !sections.isEmpty else { return }
        requests.append(.reloadSections(sections, animation))
    }

    mutating func moveSection(_ section: Int, toSection newSection: Int) {
        requests.append(.moveSection(section, to: newSection))
    }

    mutating func insertRows(at indexPaths: [IndexPath], with animation: Animation) {
        guard !indexPaths.isEmpty else { return }
        requests.append(.insertRows(indexPaths, animation))
    }

    mutating func deleteRows(at indexPaths: [IndexPath], with animation: Animation) {
        guard !indexPaths.isEmpty else { return }
        requests.append(.deleteRows(indexPaths, animation))
    }

    /// Requests a reload of rows. A reloaded row keeps its place and gets a new cell.
    mutating func reloadRows(at indexPaths: [IndexPath], with animation: Animation) {
        guard !indexPaths.isEmpty else { return }
        requests.append(.reloadRows(indexPaths, animation))
    }

    mutating func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        requests.append(.moveRow(indexPath, to: newIndexPath))
    }

    /// Requests that rows be reconfigured. A reconfigured row keeps its place and its cell. Rows that are also
    /// deleted or reloaded are ignored.
    mutating func reconfigureRows(at indexPaths: [IndexPath]) {
        guard !indexPaths.isEmpty else { return }
        requests.append(.reconfigureRows(indexPaths))
    }

    /// Checks the requests by UIKit's rules against the counts of the data source, and returns where everything went.
    ///
    /// Costs O(changes log changes), and one pass over the sections that compares two integers for each, since a
    /// section without requests must keep its number of rows. Rows without requests cost nothing.
    func resolved(
        before: SectionCounts,
        after: SectionCounts
    ) throws(InvalidTableUpdate) -> TableUpdateMap<Animation> {
        try TableUpdateResolver(before: before, after: after).map(of: requests)
    }
}
