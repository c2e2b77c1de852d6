import Foundation
import Partitioning

/// The sections and rows that are inserted and deleted from one layout of an outline to another.
///
/// A row that changes its place among the others is deleted and inserted. As few rows as possible are.
struct OutlineDifference: Equatable {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    /// The rows that are deleted from sections that stay, by their index paths before the update.
    var deletedRows: [IndexPath] = []
    /// The rows that are inserted in sections that stay, by their index paths after the update.
    var insertedRows: [IndexPath] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && deletedRows.isEmpty && insertedRows.isEmpty
    }

    /// No changes.
    init() {}

    /// - Complexity: O(*n* + *m* log *m*), where *n* is the number of rows and *m* that of rows between the first and
    ///   the last change of a section.
    ///
    /// - Parameter firstSection: The index of the section that is the first one of the layouts.
    init<ID>(from old: OutlineLayout<ID>, to new: OutlineLayout<ID>, firstSection: Int = 0) {
        let sections = Self.changes(from: old.sections.map(\.header), to: new.sections.map(\.header))
        deletedSections = IndexSet(sections.deleted)
        insertedSections = IndexSet(sections.inserted)
        let staying = old.sections.indices.filter { !deletedSections.contains($0) }
        let stayed = new.sections.indices.filter { !insertedSections.contains($0) }
        for (before, after) in zip(staying, stayed) {
            let rows = Self.changes(from: old.sections[before].rows, to: new.sections[after].rows)
            deletedRows += rows.deleted.map { IndexPath(row: $0, section: firstSection + before) }
            insertedRows += rows.inserted.map { IndexPath(row: $0, section: firstSection + after) }
        }
    }

    /// Returns the indices of the elements that are deleted from one list and inserted into another, ascending.
    ///
    /// The elements of each list differ from each other.
    static func changes<Element: Hashable>(
        from old: [Element],
        to new: [Element]
    ) -> (deleted: [Int], inserted: [Int]) {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
        let (before, after) = (prefix..<old.count - suffix, prefix..<new.count - suffix)
        guard !before.isEmpty, !after.isEmpty else { return (Array(before), Array(after)) }
        let places = Dictionary(before.map { (old[$0], $0) }) { first, _ in first }
        let common = after.compactMap { index in places[new[index]].map { (old: $0, new: index) } }
        let kept = longestIncreasingRun(common.map(\.old)).map { common[$0] }
        let (keptOld, keptNew) = (Set(kept.map(\.old)), Set(kept.map(\.new)))
        return (before.filter { !keptOld.contains($0) }, after.filter { !keptNew.contains($0) })
    }

    /// Returns the indices of a longest subsequence of numbers that increases.
    private static func longestIncreasingRun(_ numbers: [Int]) -> [Int] {
        // The index of the least number that ends a subsequence of each length, and what precedes each number in its
        // subsequence. The ends increase with the length, so the place of a number is found by bisection.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let place = ends.partitioningIndex { numbers[$0] >= number }
            previous[index] = place > 0 ? ends[place - 1] : nil
            if place == ends.count { ends.append(index) } else { ends[place] = index }
        }
        var run: [Int] = []
        var next = ends.last
        while let index = next {
            run.append(index)
            next = previous[index]
        }
        return run.reversed()
    }
}
