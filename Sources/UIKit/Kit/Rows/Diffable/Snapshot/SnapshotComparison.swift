import Foundation
import OrderedCollections

/// Computes the difference between two snapshots.
///
/// Equal items at the start and at the end of a section cost one comparison each, and the items between them O(n log
/// n). What two outlines share costs nothing. As many rows and sections as possible stay untouched: those of the
/// longest ascending subsequence of old positions.
///
/// A table cannot move rows out of deleted sections or into inserted ones, nor move what it reloads. Such rows and
/// sections are deleted and inserted instead.
struct SnapshotComparison<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private let old: SnapshotContent<Section, Item>
    private let new: SnapshotContent<Section, Item>
    private let marks: SnapshotMarks<Section, Item>

    /// The new index of each old section, and the old index of each new one, for sections that keep their identity.
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
        let identifiers = new.sectionIdentifiers
        for (index, section) in identifiers.enumerated() {
            if let origin = old.index(ofSection: section) {
                kept.append((origin, index))
                difference.deletedSections.remove(origin)
            } else {
                difference.insertedSections.insert(index)
            }
        }
        // A reloaded section that also moves is deleted and inserted, because an update cannot do both to one
        // section.
        for (section, stays) in zip(kept, LongestAscent.members(of: kept.map(\.old))) {
            switch (marks.reloadedSections.contains(identifiers[section.new]), stays) {
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
        for window in SectionItems.windows(from: oldItems, to: newItems) {
            for row in window.old where newPlace(of: oldItems[row]) == nil {
                difference.deletedRows.append([oldSection, row])
            }
            var stayed: [SnapshotDifference.Move<IndexPath>] = []
            for row in window.new {
                let path: IndexPath = [newSection, row]
                guard let origin = oldPlace(of: newItems[row]) else {
                    difference.insertedRows.append(path)
                    continue
                }
                // Only rows of the same part of the same section can stay. A row from elsewhere always moves.
                if origin[0] == oldSection, window.old.contains(origin[1]) {
                    stayed.append(.init(old: origin, new: path))
                } else {
                    difference.movedRows.append(.init(old: origin, new: path))
                }
            }
            for (move, stays) in zip(stayed, LongestAscent.members(of: stayed.map { $0.old[1] })) where !stays {
                difference.movedRows.append(move)
            }
        }
    }

    /// Returns the old place of an item, if its section keeps its identity.
    private func oldPlace(of item: Item) -> IndexPath? {
        old.place(of: item).flatMap { newSections[$0.section] == nil ? nil : [$0.section, $0.row] }
    }

    /// Returns the new place of an item, if its section keeps its identity.
    private func newPlace(of item: Item) -> IndexPath? {
        new.place(of: item).flatMap { oldSections[$0.section] == nil ? nil : [$0.section, $0.row] }
    }

    // MARK: Reloads

    private mutating func noteReloads() {
        var places: [IndexPath: IndexPath] = [:]
        for item in marks.reloadedItems {
            if let old = oldPlace(of: item), let new = newPlace(of: item) { places[old] = new }
        }
        // A reloaded row that also moves is deleted and inserted, because an update cannot do both to one row.
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
