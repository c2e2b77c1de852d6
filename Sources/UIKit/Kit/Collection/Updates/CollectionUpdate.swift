import Foundation

/// Where the elements of a collection view go in an update.
@MainActor
struct CollectionUpdate {
    let map: TableUpdateMap<ByLayout>
    /// The attributes before the update, as far as they are known besides those of the views.
    let before: [CollectionElement: UICollectionViewLayoutAttributes]
    private let reloaded: Set<IndexPath>
    private let reloadedNew: Set<IndexPath>

    init(_ map: TableUpdateMap<ByLayout>, before: [CollectionElement: UICollectionViewLayoutAttributes]) {
        self.map = map
        self.before = before
        reloaded = Set(map.reloadedRows.map(\.old))
        reloadedNew = Set(map.reloadedRows.map(\.new))
    }

    /// Returns the place after the update; `nil` for an element that was deleted or reloaded.
    func newElement(_ element: CollectionElement) -> CollectionElement? {
        let path = element.indexPath
        guard path.count == 2, path[1] != .max else { return element }
        if element.category == .cell {
            guard !reloaded.contains(path) else { return nil }
            return map.newIndexPath(forOld: path).map(CollectionElement.cell)
        }
        guard !map.replacedSections.contains(path[0]) else { return nil }
        return map.newSection(forOld: path[0]).map { element.at([$0, path[1]]) }
    }

    /// Returns the place before the update; `nil` for an element that was inserted or reloaded.
    func oldElement(_ element: CollectionElement) -> CollectionElement? {
        let path = element.indexPath
        // The views around all sections belong to none.
        guard path.count == 2, path[1] != .max else { return element }
        if element.category == .cell {
            guard !reloadedNew.contains(path) else { return nil }
            return map.oldIndexPath(forNew: path).map(CollectionElement.cell)
        }
        guard let old = map.oldSection(forNew: path[0]), !map.replacedSections.contains(old) else { return nil }
        return element.at([old, path[1]])
    }

    /// The changes for the layout: what leaves from the last to the first, moves, and what comes from the first to the
    /// last.
    var items: [UICollectionViewUpdateItem] {
        let leaving =
            map.deletedRows.reversed().map { UICollectionViewUpdateItem(.delete, before: $0.indexPath, after: nil) }
            + map.deletedSections.reversed().map {
                UICollectionViewUpdateItem(.delete, sectionBefore: $0.section, sectionAfter: nil)
            }
        let staying =
            map.reloadedRows.map { UICollectionViewUpdateItem(.reload, before: $0.old, after: $0.new) }
            + map.reloadedSections.map {
                UICollectionViewUpdateItem(.reload, sectionBefore: $0.old, sectionAfter: $0.new)
            }
            + map.movedSections.map { UICollectionViewUpdateItem(.move, sectionBefore: $0.old, sectionAfter: $0.new) }
            + map.movedRows.map { UICollectionViewUpdateItem(.move, before: $0.old, after: $0.new) }
        let coming =
            map.insertedSections.map {
                UICollectionViewUpdateItem(.insert, sectionBefore: nil, sectionAfter: $0.section)
            }
            + map.insertedRows.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0.indexPath) }
        return leaving + staying + coming
    }
}

extension CollectionElement {
    /// Returns the element of the same category and kind at another index path.
    func at(_ indexPath: IndexPath) -> CollectionElement {
        var element = self
        element.indexPath = indexPath
        return element
    }
}
