import Foundation
import UIKit

/// Edits that can be made together: the resulting data, and the calls that update a table.
///
/// Of edits that exclude one another, such as two for the same row, the first counts. Rows that
/// stay keep their order, and inserted rows are put between them. The index paths for the calls are
/// therefore those in the resulting data.
struct TableBatch {
    private(set) var data: TableData
    let old: TableData
    private var touchedRows: Set<IndexPath> = []
    private var touchedSections: Set<Int> = []
    private(set) var oldRows: (deleted: [IndexPath], reloaded: [IndexPath], reconfigured: [IndexPath]) = ([], [], [])
    private(set) var movedRows: [(from: IndexPath, to: Int)] = []
    private var insertedRows: [(heights: [Int], at: Int)] = []
    private(set) var oldSections: (deleted: [Int], reloaded: [Int]) = ([], [])
    private(set) var movedSections: [(from: Int, to: Int)] = []
    private var insertedSections: [(heights: [Int], at: Int)] = []
    /// The rows that change their height themselves.
    private(set) var resizedIDs: Set<Int> = []
    private(set) var newRows: Set<Int> = []
    private(set) var newSections: Set<Int> = []

    init(_ edits: [TableEdit], on data: TableData) {
        self.data = data
        old = data
        for edit in edits { note(edit) }
        changeSections()
        changeRows()
    }

    /// The rows that get another cell and lose their selection.
    var reloadedIDs: Set<Int> {
        Set(oldRows.reloaded.map { old[$0].id } + oldSections.reloaded.flatMap { old.sections[$0].rows.map(\.id) })
    }

    // MARK: Edits

    private mutating func note(_ edit: TableEdit) {
        switch edit {
        case .insert(let heights, let index): insertedRows.append((heights, index))
        case .delete(let row): if let path = claimRow(row) { oldRows.deleted.append(path) }
        case .move(let row, let target): if let path = claimRow(row) { movedRows.append((path, target)) }
        case .reload(let row, let height): if let path = resize(row, height) { oldRows.reloaded.append(path) }
        case .reconfigure(let row, let height): if let path = resize(row, height) { oldRows.reconfigured.append(path) }
        case .resize(let row, let height):
            if let path = resize(row, height) { resizedIDs.insert(old[path].id) }
        case .insertSection(let heights, let index): insertedSections.append((heights, index))
        case .deleteSection(let section): if let index = claimSection(section) { oldSections.deleted.append(index) }
        case .moveSection(let section, let to):
            if let index = claimSection(section) { movedSections.append((index, to)) }
        case .reloadSection(let section): if let index = claimSection(section) { oldSections.reloaded.append(index) }
        }
    }

    private mutating func resize(_ row: Int, _ height: Int) -> IndexPath? {
        guard let path = claimRow(row) else { return nil }
        data[path].height = height
        return path
    }

    private mutating func claimRow(_ number: Int) -> IndexPath? {
        // An edit of a whole section excludes edits of its rows, and the other way around.
        guard let path = old.path(number), !touchedSections.contains(path.section) else { return nil }
        return touchedRows.insert(path).inserted ? path : nil
    }

    private mutating func claimSection(_ number: Int) -> Int? {
        guard !old.sections.isEmpty else { return nil }
        let section = number % old.sections.count
        guard !touchedRows.contains(where: { $0.section == section }) else { return nil }
        return touchedSections.insert(section).inserted ? section : nil
    }

    // MARK: Resulting data

    private mutating func changeSections() {
        let gone = Set(oldSections.deleted + movedSections.map(\.from))
        var sections = data.sections.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        for (from, target) in movedSections { sections.insert(old.sections[from], at: target % (sections.count + 1)) }
        for (heights, target) in insertedSections {
            let section = data.makeSection(heights)
            newSections.insert(section.id)
            sections.insert(section, at: target % (sections.count + 1))
        }
        data.sections = sections
    }

    private mutating func changeRows() {
        let gone = Set((oldRows.deleted + movedRows.map(\.from)).map { old[$0].id })
        let moved = movedRows.map { (row: old[$0.from], target: $0.to) }
        for index in data.sections.indices { data.sections[index].rows.removeAll { gone.contains($0.id) } }
        // Rows are only put into sections that exist before and after the edits and that no edit changes as a whole.
        let whole = newSections.union(touchedSections.map { old.sections[$0].id })
        let open = data.sections.indices.filter { !whole.contains(data.sections[$0].id) }
        for (row, target) in moved { put(row, target, open) }
        guard !open.isEmpty else { return }
        for (heights, target) in insertedRows {
            for height in heights {
                let row = data.makeRow(height)
                newRows.insert(row.id)
                put(row, target, open)
            }
        }
    }

    /// Puts a row into one of the unchanged sections.
    private mutating func put(_ row: TableData.Row, _ target: Int, _ open: [Int]) {
        let section = open[target % open.count]
        data.sections[section].rows.insert(row, at: target % (data.sections[section].rows.count + 1))
    }

    // MARK: Calls

    /// Updates a table with the edits. Its data source must have the new data already.
    @MainActor func apply(to table: UITableView) {
        if !oldRows.deleted.isEmpty { table.deleteRows(at: oldRows.deleted, with: .fade) }
        if !oldRows.reloaded.isEmpty { table.reloadRows(at: oldRows.reloaded, with: .automatic) }
        if !oldRows.reconfigured.isEmpty { table.reconfigureRows(at: oldRows.reconfigured) }
        for (from, _) in movedRows { if let to = path(ofRow: old[from].id) { table.moveRow(at: from, to: to) } }
        let inserted = newRows.compactMap(path(ofRow:)).sorted()
        if !inserted.isEmpty { table.insertRows(at: inserted, with: .automatic) }
        if !oldSections.deleted.isEmpty { table.deleteSections(IndexSet(oldSections.deleted), with: .fade) }
        if !oldSections.reloaded.isEmpty { table.reloadSections(IndexSet(oldSections.reloaded), with: .fade) }
        for (from, _) in movedSections {
            if let to = index(ofSection: old.sections[from].id) { table.moveSection(from, toSection: to) }
        }
        let sections = newSections.compactMap(index(ofSection:))
        if !sections.isEmpty { table.insertSections(IndexSet(sections), with: .automatic) }
    }

    func index(ofSection id: Int) -> Int? {
        data.sections.firstIndex { $0.id == id }
    }

    func path(ofRow id: Int) -> IndexPath? {
        for (section, content) in data.sections.enumerated() {
            if let row = content.rows.firstIndex(where: { $0.id == id }) {
                return IndexPath(row: row, section: section)
            }
        }
        return nil
    }
}
