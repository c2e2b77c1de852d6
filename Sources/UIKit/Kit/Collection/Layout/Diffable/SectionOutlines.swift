import Synchronization

/// The sections of a data source that have snapshots of their own.
///
/// Reading never waits for a comparison of snapshots.
final class SectionOutlines<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private let outlines = Mutex<[Section: Outline]>([:])

    subscript(section: Section) -> Outline? { outlines.withLock { $0[section] } }

    /// Gives a section an outline whose rows are counted.
    func set(_ outline: Outline, of section: Section) { outlines.withLock { $0[section] = outline } }

    /// Keeps the levels of the items that stay in a snapshot of all sections, and returns the snapshot with the
    /// outlines. New items have the level of the one before.
    ///
    /// An outline that the snapshot has already costs nothing, and another one O(n log n).
    func adapt(
        to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
        var snapshot = snapshot
        outlines.withLock { outlines in
            for (section, outline) in outlines {
                guard let index = snapshot.indexOfSection(section) else {
                    outlines[section] = nil
                    continue
                }
                let items = snapshot.content.items(inSection: index)
                if case .outline(let tree) = items, tree.version == outline.tree.version { continue }
                var adapted = outline.adapted(to: items.all)
                adapted.tree.settle()
                outlines[section] = adapted
                snapshot.content.replaceItems(inSection: section, by: adapted.tree)
            }
        }
        return snapshot
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Returns the snapshot whose visible items are other ones.
    fileprivate func adapted(to items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot {
        let visible = visibleItems
        guard visible != items else { return self }
        var adapted = self
        let staying = Set(items)
        adapted.delete(visible.filter { !staying.contains($0) && adapted.contains($0) })
        var previous: ItemIdentifierType?
        for item in items {
            defer { previous = item }
            guard !adapted.contains(item) || !adapted.isVisible(item) else { continue }
            if adapted.contains(item) { adapted.delete([item]) }
            if let previous {
                adapted.insert([item], after: previous)
            } else if let first = adapted.rootItems.first {
                adapted.insert([item], before: first)
            } else {
                adapted.append([item])
            }
        }
        guard adapted.visibleItems != items else { return adapted }
        // The items are in another order than any tree of them.
        var flat = NSDiffableDataSourceSectionSnapshot()
        flat.append(items)
        return flat
    }
}
