import Foundation
import OrderedCollections

/// Finds the difference between two snapshots.
///
/// Costs one comparison for each item in the part at the start and at the end of a section that is the same in both,
/// and for what is between O(n log n). Rows and sections that stay in each other's order are not touched, which are as
/// many as possible: the longest ascending subsequence.
///
/// A table cannot move rows out of sections that go or into sections that come, nor move what it reloads. Such rows and
/// sections go and come instead.
struct SnapshotComparison<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private let old: SnapshotContent<Section, Item>
    private let new: SnapshotContent<Section, Item>
    private let marks: SnapshotMarks<Section, Item>

    /// For each old section where it is, and for each new one where it was, if its rows are the same ones.
    private var newSections: [Int?]
    private var oldSections: [Int?]
    private var difference = SnapshotDifference()

    static func difference(
        from old: SnapshotContent<Section, Item>,
        to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> SnapshotDifference {
        var comparison = SnapshotComparison(old, snapshot)
        comparison.compareSections()
        comparison.compareRows()
        comparison.noteReloads()
        return comparison.difference
    }

    private init(_ old: SnapshotContent<Section, Item>, _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.old = old
        new = snapshot.content
        marks = snapshot.marks
        newSections = Array(repeating: nil, count: old.numberOfSections)
        oldSections = Array(repeating: nil, count: new.numberOfSections)
    }

    // MARK: Sections

    private mutating func compareSections() {
        difference.deletedSections = IndexSet(integersIn: 0..<old.numberOfSections)
        var kept: [(old: Int, new: Int)] = []
        for (index, section) in new.sections.keys.enumerated() {
            if let origin = old.index(ofSection: section) {
                kept.append((origin, index))
                difference.deletedSections.remove(origin)
            } else {
                difference.insertedSections.insert(index)
            }
        }
        for (section, stays) in zip(kept, LongestAscent.members(of: kept.map(\.old))) {
            switch (marks.reloadedSections.contains(new.sections.keys[section.new]), stays) {
            case (true, true): difference.reloadedSections.insert(section.old)
            case (true, false):
                difference.deletedSections.insert(section.old)
                difference.insertedSections.insert(section.new)
            case (false, _):
                newSections[section.old] = section.new
                oldSections[section.new] = section.old
                if !stays { difference.movedSections.append(.init(old: section.old, new: section.new)) }
            }
        }
    }

    // MARK: Rows

    private mutating func compareRows() {
        for (section, place) in newSections.enumerated() {
            guard let newSection = place else { continue }
            compareRows(inSection: section, and: newSection)
        }
    }

    private mutating func compareRows(inSection oldSection: Int, and newSection: Int) {
        let (oldItems, newItems) = (old.items(inSection: oldSection), new.items(inSection: newSection))
        let start = zip(oldItems, newItems).prefix { $0 == $1 }.count
        let end = zip(oldItems[start...].reversed(), newItems[start...].reversed()).prefix { $0 == $1 }.count
        for row in start..<oldItems.count - end where newPlace(of: oldItems[row]) == nil {
            difference.deletedRows.append([oldSection, row])
        }
        var stayed: [SnapshotDifference.Move<IndexPath>] = []
        for row in start..<newItems.count - end {
            let path: IndexPath = [newSection, row]
            guard let origin = oldPlace(of: newItems[row]) else {
                difference.insertedRows.append(path)
                continue
            }
            if origin[0] == oldSection {
                stayed.append(.init(old: origin, new: path))
            } else {
                difference.movedRows.append(.init(old: origin, new: path))
            }
        }
        for (move, stays) in zip(stayed, LongestAscent.members(of: stayed.map { $0.old[1] })) where !stays {
            difference.movedRows.append(move)
        }
    }

    /// Where an item was, if that was in a section whose rows are the same ones.
    private func oldPlace(of item: Item) -> IndexPath? {
        old.place(of: item).flatMap { newSections[$0.section] == nil ? nil : [$0.section, $0.row] }
    }

    /// Where an item is, if that is in a section whose rows are the same ones.
    private func newPlace(of item: Item) -> IndexPath? {
        new.place(of: item).flatMap { oldSections[$0.section] == nil ? nil : [$0.section, $0.row] }
    }

    // MARK: What is shown anew

    private mutating func noteReloads() {
        var places: [IndexPath: IndexPath] = [:]
        for item in marks.reloadedItems {
            if let old = oldPlace(of: item), let new = newPlace(of: item) { places[old] = new }
        }
        for move in difference.movedRows {
            guard let new = places.removeValue(forKey: move.old) else { continue }
            difference.deletedRows.append(move.old)
            difference.insertedRows.append(new)
        }
        let replaced = Set(difference.deletedRows)
        difference.movedRows.removeAll { replaced.contains($0.old) }
        difference.reloadedRows = places.keys.sorted()
        difference.reconfiguredRows = marks.reconfiguredItems.subtracting(marks.reloadedItems).compactMap { item in
            newPlace(of: item) == nil ? nil : oldPlace(of: item)
        }
    }
}
