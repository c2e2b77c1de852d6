import Foundation

// Rows and sections that remain keep their order and fill the places to which nothing else came.
extension TableUpdateResolver {
    func checkNumberOfSections() throws(InvalidTableUpdate) {
        let net = insertedSections.count - deletedSections.count
        guard after.numberOfSections == before.numberOfSections + net else {
            throw .numberOfSections(
                before: before.numberOfSections,
                after: after.numberOfSections,
                inserted: insertedSections.count + reloadedSections.count,
                deleted: deletedSections.count + reloadedSections.count
            )
        }
    }

    func placeSections(in map: inout Map) {
        map.sections = IndexMap(
            removed: (deletedSections.keys + movedSections.map(\.old)).sorted(),
            added: (insertedSections.keys + movedSections.map(\.new)).sorted()
        )
        map.movedSections = movedSections.sorted { $0.old < $1.old }
        for move in movedSections {
            map.movedSectionByOld[move.old] = move.new
            map.movedSectionByNew[move.new] = move.old
        }
        map.replacedSections = Set(reloadedSections.keys)
        map.deletedSections = deletedSections.sorted { $0.key < $1.key }.map { section, animation in
            Map.SectionChange(
                section: section,
                numberOfRows: before.numberOfRows(inSection: section),
                animation: animation
            )
        }
        map.insertedSections = insertedSections.sorted { $0.key < $1.key }.map { section, animation in
            Map.SectionChange(
                section: section,
                numberOfRows: after.numberOfRows(inSection: section),
                animation: animation
            )
        }
        map.reloadedSections = reloadedSections.sorted { $0.key < $1.key }.compactMap { old, animation in
            map.newSection(forOld: old).map { new in
                Map.SectionReload(
                    old: old,
                    new: new,
                    oldNumberOfRows: before.numberOfRows(inSection: old),
                    newNumberOfRows: after.numberOfRows(inSection: new),
                    animation: animation
                )
            }
        }
    }

    /// Whether all rows of an old section leave with it.
    private func takesRowsAlong(old section: Int) -> Bool {
        deletedSections[section] != nil || reloadedSections[section] != nil
    }

    /// Whether all rows of a new section came with it.
    private func bringsRowsAlong(new section: Int, in map: Map) -> Bool {
        map.oldSection(forNew: section).map { reloadedSections[$0] != nil } ?? true
    }

    func placeRows(in map: inout Map) throws(InvalidTableUpdate) {
        for move in movedRows {
            if takesRowsAlong(old: move.old[0]) { throw .movedFromDeletedSection(move.old[0]) }
            if bringsRowsAlong(new: move.new[0], in: map) { throw .movedIntoInsertedSection(move.new[0]) }
            map.movedRowByOld[move.old] = move.new
            map.movedRowByNew[move.new] = move.old
        }
        map.movedRows = movedRows.sorted { $0.old < $1.old }
        map.deletedRows = deletedRows.filter { !takesRowsAlong(old: $0.indexPath[0]) }
            .sorted { $0.indexPath < $1.indexPath }
        map.insertedRows = insertedRows.filter { !bringsRowsAlong(new: $0.indexPath[0], in: map) }
            .sorted { $0.indexPath < $1.indexPath }

        var removed: [Int: [Int]] = [:]
        var added: [Int: [Int]] = [:]
        for path in map.deletedRows.map(\.indexPath) + movedRows.map(\.old) {
            removed[path[0], default: []].append(path[1])
        }
        for path in map.insertedRows.map(\.indexPath) + movedRows.map(\.new) {
            guard let section = map.oldSection(forNew: path[0]) else { continue }
            added[section, default: []].append(path[1])
        }
        for section in Set(removed.keys).union(added.keys) {
            map.rows[section] = IndexMap(
                removed: removed[section, default: []].sorted(),
                added: added[section, default: []].sorted()
            )
        }
    }

    /// Returns the requests for rows by new section, for sections that remain.
    func tallies(in map: Map) -> [Int: RowCountDelta] {
        var tallies: [Int: RowCountDelta] = [:]
        for row in map.insertedRows { tallies[row.indexPath[0], default: RowCountDelta()].inserted += 1 }
        for row in movedRows { tallies[row.new[0], default: RowCountDelta()].movedIn += 1 }
        func count(_ old: IndexPath, _ change: (inout RowCountDelta) -> Void) {
            guard let section = map.newSection(forOld: old[0]) else { return }
            change(&tallies[section, default: RowCountDelta()])
        }
        for row in map.deletedRows { count(row.indexPath) { $0.deleted += 1 } }
        for row in movedRows { count(row.old) { $0.movedOut += 1 } }
        // UIKit's message counts a reloaded row as inserted and deleted.
        for row in reloadedRows where !takesRowsAlong(old: row.indexPath[0]) {
            count(row.indexPath) {
                $0.inserted += 1
                $0.deleted += 1
            }
        }
        return tallies
    }

    func placeReloads(in map: inout Map) {
        for row in reloadedRows.sorted(by: { $0.indexPath < $1.indexPath }) {
            guard let new = map.newIndexPath(forOld: row.indexPath) else { continue }
            map.reloadedRows.append(Map.RowReload(old: row.indexPath, new: new, animation: row.animation))
        }
        for old in reconfiguredRows.subtracting(reloadedRows.map(\.indexPath)).sorted() {
            guard let new = map.newIndexPath(forOld: old) else { continue }
            map.reconfiguredRows.append(Map.RowMove(old: old, new: new))
        }
    }
}
