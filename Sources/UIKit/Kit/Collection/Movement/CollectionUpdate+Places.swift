import Foundation

extension CollectionUpdate {
    /// Returns the path at which an item would be inserted after the update, for one before it.
    func insertionPath(_ path: IndexPath, in counts: [Int]) -> IndexPath {
        if let next = map.newIndexPath(forOld: path) { return next }
        guard let section = map.newSection(forOld: path.section) else {
            return IndexPath(item: 0, section: counts.count)
        }
        for item in stride(from: path.item - 1, through: 0, by: -1) {
            guard let last = map.newIndexPath(forOld: IndexPath(item: item, section: path.section)) else { continue }
            return IndexPath(item: last.item + 1, section: last.section)
        }
        return IndexPath(item: 0, section: section)
    }

    /// Returns the update in places of the layout, for the arrangements before and after it.
    func request(from old: ItemArrangement, to new: ItemArrangement) -> TableUpdate<ByLayout> {
        var request = TableUpdate<ByLayout>()
        request.deleteSections(IndexSet(map.deletedSections.map(\.section)), with: ByLayout())
        request.insertSections(IndexSet(map.insertedSections.map(\.section)), with: ByLayout())
        request.reloadSections(IndexSet(map.reloadedSections.map(\.old)), with: ByLayout())
        for move in map.movedSections { request.moveSection(move.old, toSection: move.new) }
        request.deleteRows(at: map.deletedRows.map { old.place(of: $0.indexPath) } + old.vacant, with: ByLayout())
        request.insertRows(at: map.insertedRows.map { new.place(of: $0.indexPath) } + new.vacant, with: ByLayout())
        request.reloadRows(at: map.reloadedRows.map { old.place(of: $0.old) }, with: ByLayout())
        for move in map.movedRows { request.moveRow(at: old.place(of: move.old), to: new.place(of: move.new)) }
        // The item that a finger has moved returns to its own place, unless the update takes it elsewhere.
        if let item = old.move?.item, !map.movedRows.contains(where: { $0.old == item }),
            !map.reloadedRows.contains(where: { $0.old == item }), let path = map.newIndexPath(forOld: item)
        {
            request.moveRow(at: old.place(of: item), to: new.place(of: path))
        }
        return request
    }
}
