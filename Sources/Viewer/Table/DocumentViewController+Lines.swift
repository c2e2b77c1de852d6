import UIKit

/// Going to a line, and to any row.
extension DocumentViewController {
    /// Shows the row of a line, the first of which is 1, as soon as it is found. Lines behind the end show the last row.
    public func show(line: Int) {
        pendingLine = max(1, line)
        goToPendingLine()
        if pendingLine != nil, let bar = surroundings.bar as? LineBar { bar.wait() }
    }

    func openLineBar() {
        let bar = LineBar()
        bar.onLine = { [weak self] line in
            self?.show(line: line)
            if self?.pendingLine == nil { self?.closeBar() }
        }
        let rows = tableView.indexPathsForVisibleRows ?? []
        if let first = rows.first, let line = document.line(ofRowAt: first.row) {
            bar.field.placeholder = "Line, \(line.grouped) is on top"
        }
        open(bar)
    }

    func goToPendingLine() {
        guard let line = pendingLine, isViewLoaded, let row = document.row(atLine: line), row < rowCount else { return }
        pendingLine = nil
        flashingRow = row
        reveal(row, opens: false)
        // A row that is on the screen already does not come there.
        if let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? DocumentCell {
            flashingRow = nil
            cell.flash()
        }
        if surroundings.bar is LineBar { closeBar() }
    }

    /// Brings a row on the screen, in a motion if it is near.
    ///
    /// - Parameter opens: whether it is unfolded too, and what is marked in it brought into sight.
    func reveal(_ row: Int, opens: Bool) {
        guard row < rowCount else { return }
        view.layoutIfNeeded()
        follower.leaves()
        let path = IndexPath(row: row, section: 0)
        let screen = tableView.bounds.inset(by: tableView.adjustedContentInset)
        let id = DocumentRowID(index: row)
        let isOnScreen = tableView.cellForRow(at: path) != nil
        if expander[id] == .expanded || !opens, isRevealed(path) { return follower.arrived(isAtEnd: isAtEnd) }
        let isNear = hasAppeared && abs(tableView.rectForRow(at: path).midY - screen.midY) < 2 * screen.height
        expander.show(
            id,
            level: opens ? .expanded : nil,
            at: isOnScreen ? .none : .middle,
            animated: isNear
        )
        // By now the row is measured. Of one that is higher than the screen, the middle may not be what matters.
        let isHigh = tableView.rectForRow(at: path).height > screen.height
        if isOnScreen {
            showPart(of: path, animated: hasAppeared)
        } else if isHigh || !isNear {
            if isHigh { tableView.scrollToRow(at: path, at: .top, animated: false) }
            tableView.layoutIfNeeded()
            showPart(of: path, animated: false)
        }
    }

    /// Brings what the reader is to see of a row on the screen.
    private func showPart(of path: IndexPath, animated: Bool) {
        let isThere = isRevealed(path)
        if !isThere, let cell = tableView.cellForRow(at: path) as? DocumentCell {
            tableView.scrollRectToVisible(partToSee(of: cell), animated: animated)
        }
        if isThere || !animated { follower.arrived(isAtEnd: isAtEnd) }
    }

    /// Whether what the reader is to see of a row is on the screen.
    private func isRevealed(_ path: IndexPath) -> Bool {
        let screen = tableView.bounds.inset(by: tableView.adjustedContentInset)
        let row = tableView.rectForRow(at: path)
        let mark = (tableView.cellForRow(at: path) as? DocumentCell)?.firstMark?.offsetBy(dx: 0, dy: row.minY)
        return screen.minY <= (mark ?? row).minY && (mark ?? row).maxY <= screen.maxY
    }

    /// The part of a row that is to be seen, in the table's coordinates: all of it, or what is marked with its
    /// surroundings.
    private func partToSee(of cell: DocumentCell) -> CGRect {
        let screen = tableView.bounds.inset(by: tableView.adjustedContentInset)
        guard cell.frame.height > screen.height else { return cell.frame }
        guard let mark = cell.firstMark else {
            return CGRect(origin: cell.frame.origin, size: CGSize(width: 1, height: 1))
        }
        return mark.offsetBy(dx: 0, dy: cell.frame.minY).insetBy(dx: 0, dy: -min(60, screen.height / 4))
            .intersection(cell.frame)
    }
}
