import Documents
import Foundation
import Reader
import UIKit

/// Changes of the rows of the document that the table shows.
extension DocumentRows {
    /// The maximum number of rows that are inserted between two others in a motion. A screen shows fewer.
    private static let gapLimit = 64

    /// Shows other rows without a motion. A row that stays on the screen does not move.
    func show(_ list: RowList) {
        keepPlace { outline.show(list, opening: openRows()) }
    }

    /// Adds rows that a filter has found after all that are shown, or shows all of them.
    func show(found rows: RowSet) {
        guard case .some(let shown) = outline.list,
            let first = rows.rows(in: (shown.last ?? -1) + 1..<Int.max, limit: 1).first,
            rows.rank(of: first) == shown.count
        else {
            if outline.list != .some(rows) { show(.some(rows)) }
            return
        }
        let inserted = outline.append(rows)
        UIView.performWithoutAnimation { tableView.appendRows(inserted.count, inSection: 0) }
        // Rows that were open before the filter hid them are so again.
        openAgain(from: first)
    }

    /// Shows other rows in a motion: rows on the screen that are not among them fold away, and those that come between
    /// unfold. The current row stays where it is on the screen, and others that stay move only by what comes and goes.
    ///
    /// - Parameter completion: Called when the motion has ended. Rows may be missing until then.
    func move(to list: RowList, completion: @escaping () -> Void) {
        let current = currentRow()
        let visible = visibleDocumentRows
        guard tableView.window != nil, let first = visible.first, let last = visible.last, first <= last,
            let plan = plan(to: list, from: visible, first...last)
        else {
            show(list)
            return completion()
        }
        guard !plan.removed.isEmpty || !plan.inserted.isEmpty else {
            if outline.list != list { show(list) }
            return completion()
        }
        // The rows outside of the screen change first, which isn't visible.
        if plan.start != outline.list { show(plan.start) }
        var removed = IndexSet()
        for row in plan.removed {
            guard let index = outline.index(of: DocumentRowID(index: row)) else { continue }
            removed.insert(integersIn: index..<outline.runs.descendants(ofRowAt: index).upperBound)
        }
        guard !removed.isEmpty || !plan.inserted.isEmpty else {
            if outline.list != list { show(list) }
            return completion()
        }
        let opened = rowsInsideOpenRows()
        let kept = current.flatMap { rowToKeep(for: $0, removed) }
        func commit() {
            tableView.performBatchUpdates { [self] in
                update(to: plan, &removed, opened)
            } completion: { _ in
                completion()
            }
        }
        if let kept { tableView.keepingInPlace(Self.path(kept)) { commit() } } else { commit() }
    }

    /// Returns the index of the row that stays where it is while others leave: the current row if it is on the screen
    /// and does not leave itself, or else the nearest one there; `nil` if there is none.
    private func rowToKeep(for current: DocumentRowID, _ removed: IndexSet) -> Int? {
        let visible = (tableView.indexPathsForVisibleRows ?? []).map(\.row)
        guard let index = outline.index(of: current), visible.contains(index) else { return nil }
        return visible.filter { !removed.contains($0) }.min { abs($0 - index) < abs($1 - index) }
    }

    /// Shows the rows at the end of a plan, and inserts and deletes them, inside an update of the table.
    private func update(to plan: Plan, _ removed: inout IndexSet, _ opened: [DocumentRowID: Range<Int>]) {
        outline.show(plan.end, opening: openRows())
        var inserted = IndexSet()
        // A row that stays may now have those inside it that it was waiting for.
        for (id, old) in opened {
            guard let index = outline.index(of: id) else { continue }
            let new = outline.runs.descendants(ofRowAt: index)
            guard new.count != old.count else { continue }
            removed.insert(integersIn: old)
            inserted.insert(integersIn: new)
        }
        for row in plan.inserted {
            guard let index = outline.index(of: DocumentRowID(index: row)) else { continue }
            inserted.insert(integersIn: index..<outline.runs.descendants(ofRowAt: index).upperBound)
        }
        tableView.deleteRows(at: removed.map(Self.path), with: .fade)
        tableView.insertRows(at: inserted.map(Self.path), with: .fade)
        catchUpSoon()
    }

    /// The indexes of the rows inside each row of the document that is open, whether or not they are shown.
    private func rowsInsideOpenRows() -> [DocumentRowID: Range<Int>] {
        var ranges: [DocumentRowID: Range<Int>] = [:]
        for id in openRows() where id.offset == nil {
            guard let index = outline.index(of: id) else { continue }
            ranges[id] = outline.runs.descendants(ofRowAt: index)
        }
        return ranges
    }

    /// The rows of the document on the screen, in order.
    private var visibleDocumentRows: [Int] {
        (tableView.indexPathsForVisibleRows ?? []).compactMap { path in
            outline.runs[path.row].flatMap { $0.group == 0 ? outline.documentRow(of: $0) : nil }
        }
    }

    /// A change of the list in steps, the second of which is a motion.
    private struct Plan {
        /// The list that differs from the current one only beyond the screen.
        var start: RowList
        var removed: [Int]
        var inserted: [Int]
        var end: RowList
    }

    /// Returns the steps to another list; `nil` if the rows are in another order.
    private func plan(to list: RowList, from visible: [Int], _ screen: ClosedRange<Int>) -> Plan? {
        if case .sorted = list { return nil }
        if case .sorted = outline.list { return nil }
        let shown = RowSet(visible)
        let removed = visible.filter { list.place(of: $0) == nil }
        var inserted: [Int] = []
        for (before, after) in zip(visible, visible.dropFirst()) where inserted.count < Self.gapLimit {
            let gap = before + 1..<after
            switch list {
            case .all: inserted += gap.prefix(Self.gapLimit)
            case .some(let rows): inserted += rows.rows(in: gap, limit: Self.gapLimit)
            case .sorted: return nil
            }
        }
        // Where all rows come back, the screen may have room below the last one.
        if list == .all {
            inserted += (screen.upperBound + 1..<outline.documentCount).prefix(Self.gapLimit)
            inserted.removeAll { outline.list.place(of: $0) != nil }
        }
        switch (list, outline.list) {
        case (.some(let target), _):
            var start = target
            start.subtract(
                target.rows(in: screen.lowerBound..<screen.upperBound + 1, limit: .max).filter { !shown.contains($0) }
            )
            start.formUnion(shown)
            var end = start
            end.subtract(removed)
            end.formUnion(RowSet(inserted))
            return Plan(start: .some(start), removed: removed, inserted: inserted, end: .some(end))
        case (.all, .some(let present)):
            var end = present
            end.formUnion(RowSet(inserted))
            return Plan(start: outline.list, removed: [], inserted: inserted, end: .some(end))
        default:
            return nil
        }
    }

    /// A row on the screen, and its distance from the top of the table.
    private struct ShownRow {
        let id: DocumentRowID
        let distance: CGFloat
    }

    /// The rows on the screen: the current one and those nearest to it first, or else in their order.
    private var rowsByNearness: [ShownRow] {
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        let paths = (tableView.indexPathsForVisibleRows ?? []).filter { tableView.rectForRow(at: $0).maxY > top }
        let current = currentRow().flatMap(outline.index).map { index in
            paths.contains { $0.row == index } ? index : 0
        }
        let nearest = paths.sorted { abs($0.row - (current ?? 0)) < abs($1.row - (current ?? 0)) }
        return nearest.compactMap { path in
            outline.id(at: path.row).map { ShownRow(id: $0, distance: top - tableView.rectForRow(at: path).minY) }
        }
    }

    /// Changes the rows and reloads the table, with the current row where it was on the screen, or the nearest row to
    /// it that stays. If none does, the one that stands for the current row is there.
    private func keepPlace(_ change: () -> Void) {
        defer { catchUpSoon() }
        let (shown, current) = (rowsByNearness, currentRow())
        change()
        tableView.reloadData()
        for row in shown {
            guard let index = outline.index(of: row.id) else { continue }
            return put(rowAt: index, at: row.distance)
        }
        if let first = shown.first, first.id == current, let index = outline.nearestIndex(to: first.id) {
            return put(rowAt: index, at: first.distance)
        }
        UIView.performWithoutAnimation {
            tableView.contentOffset.y = -tableView.adjustedContentInset.top
            tableView.layoutIfNeeded()
        }
    }

    /// Scrolls a row to a distance from the top of the screen.
    private func put(rowAt index: Int, at distance: CGFloat) {
        UIView.performWithoutAnimation {
            tableView.scrollToRow(at: Self.path(index), at: .top, animated: false)
            tableView.layoutIfNeeded()
            let inset = tableView.adjustedContentInset
            let end = tableView.contentSize.height + inset.bottom - tableView.bounds.height
            let target = tableView.rectForRow(at: Self.path(index)).minY + distance - inset.top
            tableView.contentOffset.y = max(-inset.top, min(target, end))
            tableView.layoutIfNeeded()
        }
    }
}
