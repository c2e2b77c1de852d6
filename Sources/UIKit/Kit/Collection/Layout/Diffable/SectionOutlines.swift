import Synchronization

/// The sections of a data source that have snapshots of their own.
///
/// Reading never waits for a comparison of snapshots.
final class SectionOutlines<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private let outlines = Mutex<[Section: Outline]>([:])

    subscript(section: Section) -> Outline? { outlines.withLock { $0[section] } }

    func set(_ outline: Outline, of section: Section) { outlines.withLock { $0[section] = outline } }

    /// Keeps the levels of the items that stay in a snapshot of all sections. New items have the level of the one
    /// before.
    func adapt(to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        outlines.withLock { outlines in
            guard !outlines.isEmpty else { return }
            for (section, outline) in outlines {
                guard snapshot.indexOfSection(section) != nil else {
                    outlines[section] = nil
                    continue
                }
                outlines[section] = outline.adapted(to: snapshot.itemIdentifiers(inSection: section))
            }
        }
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

extension NSDiffableDataSourceSnapshot {
    /// Replaces the items of a section, which is added at the end if it isn't there.
    mutating func setItems(_ items: [ItemIdentifierType], inSection section: SectionIdentifierType) {
        if indexOfSection(section) == nil {
            appendSections([section])
        } else {
            deleteItems(itemIdentifiers(inSection: section))
        }
        appendItems(items, toSection: section)
    }
}
