import Documents
import Foundation
import QuartzCore
import Reader
import UIKit
import Unfold

/// Rows that are inserted and deleted with the rows around them.
extension DocumentRows {
    /// The number of rows of a group that one frame adds, after the first ones.
    private static let portionOfFrame = 16_384

    /// Inserts and deletes rows after levels have changed, inside an update of the table.
    ///
    /// - Returns: The last row that was inserted.
    func update(with changes: [ExpansionChange<DocumentRowID, RowLevel>]) -> IndexPath? {
        let old = outline.runs
        let closed = changes.filter { !$0.isOpening }.map(\.id)
        var removed = IndexSet()
        for id in closed {
            if let index = outline.index(of: id) { removed.insert(integersIn: old.descendants(ofRowAt: index)) }
        }
        for id in closed { outline.close(id) }
        let opened = changes.filter(\.isOpening).map(\.id).sorted().filter { outline.open($0) }
        for id in opened { waitForRows(inside: id) }
        var inserted = outline.openWaiting(costLimit: RowOutline.costOfTurn)
        for id in opened {
            guard let index = outline.index(of: id) else { continue }
            inserted.insert(integersIn: outline.runs.descendants(ofRowAt: index))
        }
        tableView.deleteRows(at: removed.map(Self.path), with: .fade)
        tableView.insertRows(at: inserted.map(Self.path), with: .fade)
        catchUpSoon()
        return inserted.last.map(Self.path)
    }

    /// Lets the open rows inside a row that was opened wait for theirs.
    private func waitForRows(inside id: DocumentRowID) {
        guard let index = outline.index(of: id), let place = outline.runs[index],
            let document = outline.document(ofGroup: place.group)
        else { return }
        waitForRows(in: document.byteRange(ofRowAt: outline.documentRow(of: place)), inside: id.index)
    }

    /// Lets the open rows in a range of bytes of a row of the document wait for the rows inside them.
    private func waitForRows(in bytes: Range<Int>, inside root: Int) {
        outline.wait(
            for: openRows().filter { $0.index == root && $0.offset.map(bytes.contains) == true }
        )
    }

    /// Removes rows out of sight that are about to be closed, so that the motion moves few rows.
    func trim(_ changes: [ExpansionChange<DocumentRowID, RowLevel>]) {
        for change in changes where !change.isOpening {
            guard let index = outline.index(of: change.id) else { continue }
            let all = outline.runs.descendants(ofRowAt: index)
            let visible = tableView.indexPathsForVisibleRows ?? []
            let below = max(all.lowerBound, (visible.last?.row ?? 0) + 1) + RowOutline.portion
            let above = min(all.upperBound, (visible.first?.row ?? 0) - RowOutline.portion)
            let (isLongBelow, isLongAbove) = (below < all.upperBound, above > all.lowerBound)
            guard isLongBelow || isLongAbove else { continue }
            if isLongBelow { outline.remove(below..<all.upperBound) }
            if isLongAbove { outline.remove(all.lowerBound..<above) }
            tableView.reloadKeepingPlace(movedBy: isLongAbove ? all.lowerBound - above : 0)
        }
    }

    /// Opens other rows than before, without a motion. The levels are set by the caller.
    func show(open ids: [DocumentRowID]) {
        outline.reset(opening: ids)
        tableView.reloadData()
        catchUpSoon()
    }

    // MARK: Growth

    /// Updates the table after a change of the rows inside a row.
    func take(_ change: DocumentChange, ofGroup key: Int) {
        guard let group = outline.group(key) else { return }
        let changed = change.changedRows.filter { $0 < group.shownCount }
        let depth = group.parent.depth + 1
        for row in changed { forget(OutlineRuns.Place(group: key, row: row, depth: depth)) }
        grow(key)
        let indexes = changed.compactMap { outline.runs.index(of: $0, in: key) }
        if !indexes.isEmpty {
            UIView.performWithoutAnimation { tableView.reconfigureRows(at: indexes.map(Self.path)) }
        }
        for row in changed { updateGroup(inside: row, ofGroup: key) }
        catchUpSoon()
        onGrowth()
    }

    /// Shows the rows inside a row that has changed, if the row is open.
    ///
    /// Bytes at its end add rows to those inside it. A row may also have other rows inside it than before, or begin or
    /// cease to have some: a commit has files only once the first of them was written.
    func updateGroup(inside row: Int, ofGroup group: Int) {
        guard let document = outline.document(ofGroup: group),
            let shown = group == 0 ? outline.list.place(of: row) : row
        else { return }
        let place = OutlineRuns.Place(group: group, row: shown, depth: 0)
        if outline.extendRows(inside: place, as: document.row(at: row).inside) { return }
        guard let id = outline.id(of: place), openRows().contains(id), let index = outline.index(of: id) else { return }
        let removed = outline.runs.descendants(ofRowAt: index)
        outline.close(id)
        if outline.open(id) { waitForRows(inside: id) }
        let inserted = outline.runs.descendants(ofRowAt: index)
        UIView.performWithoutAnimation {
            tableView.performBatchUpdates { [tableView] in
                tableView.deleteRows(at: removed.map(Self.path), with: .none)
                tableView.insertRows(at: inserted.map(Self.path), with: .none)
            }
        }
        catchUpSoon()
    }

    /// Shows the rows inside the open rows of the document from one on, where these were not shown until now.
    func openAgain(from first: Int) {
        let open = openRows().filter { $0.index >= first }
        guard !open.isEmpty else { return }
        outline.wait(for: open)
        openWaiting()
        catchUpSoon()
    }

    /// Shows the rows that are found and not shown in the next frames, some in each.
    func catchUpSoon() {
        guard !isCatchUpDue, !outline.waiting.isEmpty || !outline.incompleteGroups.isEmpty else { return }
        isCatchUpDue = true
        tableView.layer.device.clock.schedule(after: 0, isPassive: false) { [weak self] in
            guard let self else { return }
            isCatchUpDue = false
            if !outline.waiting.isEmpty {
                openWaiting()
            } else if let key = outline.incompleteGroups.first {
                grow(key)
            }
            onGrowth()
            catchUpSoon()
        }
    }

    /// Shows the rows inside some of the open rows that wait for them.
    private func openWaiting() {
        outline.keepWaiting(Set(openRows()).contains)
        let inserted = outline.openWaiting(costLimit: RowOutline.costOfTurn)
        guard !inserted.isEmpty else { return }
        UIView.performWithoutAnimation {
            tableView.performBatchUpdates { [tableView] in
                tableView.insertRows(at: inserted.map(Self.path), with: .none)
            }
        }
    }

    private func grow(_ key: Int) {
        let last = tableView.indexPathsForVisibleRows?.last?.row ?? -1
        // The cost doesn't depend on the number of rows outside of the screen.
        let isUnseen = outline.end(ofGroup: key).map { $0 > last } ?? false
        let (inserted, removed) = outline.update(key, limit: isUnseen ? .max : Self.portionOfFrame)
        guard !inserted.isEmpty || !removed.isEmpty else { return }
        if !inserted.isEmpty, let group = outline.group(key) {
            let first = group.document.byteRange(ofRowAt: group.shownCount - inserted.count)
            let last = group.document.byteRange(ofRowAt: group.shownCount - 1)
            waitForRows(in: first.lowerBound..<max(first.lowerBound, last.upperBound), inside: group.root)
        }
        if removed.isEmpty, tableView.insertUnseenRows(inserted, inSection: 0) { return }
        if inserted.count > Self.portionOfFrame {
            return tableView.reloadKeepingPlace(movedBy: 0, before: inserted.lowerBound)
        }
        UIView.performWithoutAnimation {
            tableView.performBatchUpdates { [tableView] in
                tableView.deleteRows(at: removed.map(Self.path), with: .none)
                tableView.insertRows(at: inserted.map(Self.path), with: .none)
            }
        }
    }
}

extension UITableView {
    /// Reloads the rows, and puts the first one on the screen where it was.
    ///
    /// - Parameters:
    ///   - count: The number of rows that were inserted above the first row on the screen, negative if they were
    ///     removed.
    ///   - limit: The index that the row must be below.
    fileprivate func reloadKeepingPlace(movedBy count: Int, before limit: Int = .max) {
        let top = contentOffset.y + adjustedContentInset.top
        let old = indexPathsForVisibleRows?.first { rectForRow(at: $0).maxY > top && $0.row < limit }
        let distance = old.map { top - rectForRow(at: $0).minY }
        let row = old.map { IndexPath(row: $0.row + count, section: $0.section) }
        reloadData()
        guard let row, let distance, row.row >= 0 else { return }
        UIView.performWithoutAnimation {
            scrollToRow(at: row, at: .top, animated: false)
            layoutIfNeeded()
            contentOffset.y = rectForRow(at: row).minY + distance - adjustedContentInset.top
            layoutIfNeeded()
        }
    }
}
