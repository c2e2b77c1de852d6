import Reader
import UIKit
import Unfold

/// Brings rows of a document's table on the screen.
@MainActor
final class RowRevealer {
    private let tableView: UITableView
    private let expander: RowExpander<DocumentRowID>
    private let scroller: DocumentScroller
    private let rows: DocumentRows
    /// Called with the row that is revealed, before it is, and with whether the place of before is kept.
    var onReveal: (_ row: Int, _ isJump: Bool) -> Void = { _, _ in }
    /// Called when the row is on the screen, or on its way there.
    var onEnd: () -> Void = {}
    /// The row that is highlighted for a moment when it comes on the screen.
    private var flashingRow: Int?
    /// Whether the user has seen rows that could move, so that rows nearby are revealed in a motion. False by default.
    var isAnimated = false

    init(
        _ tableView: UITableView,
        _ rows: DocumentRows,
        _ expander: RowExpander<DocumentRowID>,
        _ scroller: DocumentScroller
    ) {
        self.tableView = tableView
        self.expander = expander
        self.scroller = scroller
        self.rows = rows
    }

    // MARK: Flashing

    /// Reveals a row and highlights it for a moment.
    func flash(_ row: Int) {
        flashingRow = row
        reveal(row, opens: false)
        // The table does not announce the display of a row that was on the screen before.
        if let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? DocumentCell {
            flashingRow = nil
            cell.flash()
        }
    }

    /// Prepares a cell that is about to be displayed for a row. The table's delegate calls it.
    func willDisplay(_ cell: UITableViewCell, forRow row: Int) {
        guard row == flashingRow else { return }
        flashingRow = nil
        (cell as? DocumentCell)?.flash()
    }

    /// Forgets the row that was to be highlighted: the rows are different ones.
    func reset() { flashingRow = nil }

    // MARK: Revealing

    /// Brings a row on the screen, in a motion if it is near.
    ///
    /// - Parameters:
    ///   - opens: Whether to unfold it as well, and to bring what is marked in it on the screen.
    ///   - isJump: Whether the place of before is kept for the way back.
    func reveal(_ row: Int, opens: Bool, isJump: Bool = true) {
        guard row < rows.count else { return }
        onReveal(row, isJump)
        defer { onEnd() }
        tableView.superview?.layoutIfNeeded()
        let path = IndexPath(row: row, section: 0)
        let screen = tableView.bounds.room(inside: tableView.adjustedContentInset)
        guard let id = rows.outline.id(at: row) else { return }
        scroller.beginMove()
        let isOnScreen = tableView.cellForRow(at: path) != nil
        if expander[id] == .expanded || !opens, isRevealed(path) { return scroller.endMove() }
        let isNear = isAnimated && abs(tableView.rectForRow(at: path).midY - screen.midY) < 2 * screen.height
        expander.show(
            id,
            level: opens ? .expanded : nil,
            at: isOnScreen ? .none : .middle,
            animated: isNear
        )
        // The row is measured now. The middle of one that is higher than the screen may not be the part to see.
        let isHigh = tableView.rectForRow(at: path).height > screen.height
        if isOnScreen {
            revealPart(of: path, animated: isAnimated)
        } else if isHigh || !isNear {
            if isHigh { tableView.scrollToRow(at: path, at: .top, animated: false) }
            tableView.layoutIfNeeded()
            revealPart(of: path, animated: false)
        }
    }

    /// Brings the part to see of a row on the screen.
    private func revealPart(of path: IndexPath, animated: Bool) {
        let isThere = isRevealed(path)
        if !isThere, let cell = tableView.cellForRow(at: path) as? DocumentCell {
            tableView.scrollRectToVisible(partToReveal(of: cell), animated: animated)
        }
        if isThere || !animated { scroller.endMove() }
    }

    /// Whether the part to see of a row is on the screen.
    private func isRevealed(_ path: IndexPath) -> Bool {
        let screen = tableView.bounds.room(inside: tableView.adjustedContentInset)
        let row = tableView.rectForRow(at: path)
        let mark = (tableView.cellForRow(at: path) as? DocumentCell)?.firstMark?.offsetBy(dx: 0, dy: row.minY)
        return screen.minY <= (mark ?? row).minY && (mark ?? row).maxY <= screen.maxY
    }

    /// The part to see of a row, in the table's coordinates: all of it, or, of a row that is higher than the screen,
    /// the first mark with its surroundings.
    private func partToReveal(of cell: DocumentCell) -> CGRect {
        let screen = tableView.bounds.room(inside: tableView.adjustedContentInset)
        guard cell.frame.height > screen.height else { return cell.frame }
        guard let mark = cell.firstMark else {
            return CGRect(origin: cell.frame.origin, size: CGSize(width: 1, height: 1))
        }
        return mark.offsetBy(dx: 0, dy: cell.frame.minY).insetBy(dx: 0, dy: -min(60, screen.height / 4))
            .intersection(cell.frame)
    }
}
