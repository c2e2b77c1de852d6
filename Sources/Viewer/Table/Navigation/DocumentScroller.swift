import Reader
import UIKit

/// Scrolls a document's table by keys, and keeps it at its end while the user is there.
@MainActor
final class DocumentScroller {
    /// The distance of an arrow key in points: about the height of a folded row.
    private static let lineHeight: CGFloat = 44

    private let tableView: UITableView
    private let rows: DocumentRows
    private var follower: EndFollower
    /// The offset to which keys move the content, while it is on its way.
    private var target: CGFloat?

    /// - Parameter staysAtEnd: Whether the table begins at its end.
    init(_ tableView: UITableView, _ rows: DocumentRows, staysAtEnd: Bool) {
        self.tableView = tableView
        self.rows = rows
        follower = EndFollower(staysAtEnd: staysAtEnd)
    }

    /// Whether rows that are added at the end are scrolled to.
    var staysAtEnd: Bool { follower.staysAtEnd }

    /// Whether the end of the content is on the screen.
    var isAtEnd: Bool {
        let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.height
        return tableView.contentOffset.y >= end - 1
    }

    var isAtTop: Bool { tableView.contentOffset.y <= -tableView.adjustedContentInset.top }

    // MARK: Movements

    /// Begins a movement to another place than the end. `endMove` has to follow unless the table's delegate is notified
    /// of it.
    func beginMove() { follower.beginMove() }

    func endMove() { follower.endMove(isAtEnd: isAtEnd) }

    /// The content moved. The table's delegate passes this on.
    func contentDidScroll() {
        let isUser = tableView.isTracking || tableView.isDragging || tableView.isDecelerating
        follower.contentDidScroll(byUser: isUser, isAtEnd: isAtEnd)
    }

    func rowDidToggle() { follower.rowDidToggle() }

    /// Moves to the end without a motion if the table stays there.
    func keepAtEnd() {
        if staysAtEnd, !tableView.isTracking { moveToEnd() }
    }

    private func moveToEnd() {
        guard rows.count > 0, tableView.bounds.height > 0 else { return }
        tableView.scrollToRow(at: IndexPath(row: rows.count - 1, section: 0), at: .bottom, animated: false)
    }

    /// Moves to the row at a fraction of the rows without a motion.
    func move(toFraction fraction: CGFloat) {
        guard rows.count > 0 else { return }
        beginMove()
        let row = min(rows.count - 1, Int(fraction * CGFloat(rows.count)))
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
        endMove()
    }

    // MARK: Keys

    /// Scrolls as a key asks.
    func scroll(_ key: ScrollKey) {
        let inset = tableView.adjustedContentInset
        let page = tableView.bounds.height - inset.top - inset.bottom
        switch key {
        case .top:
            beginMove()
            tableView.setContentOffset(CGPoint(x: 0, y: -inset.top), animated: false)
            endMove()
        case .bottom:
            follower.moveToEnd()
            moveToEnd()
        case .lines(let count): scroll(by: CGFloat(count) * Self.lineHeight)
        // A line of the last page stays visible, so that the user does not lose the place.
        case .pages(let count): scroll(by: count * max(page - Self.lineHeight, page / 2))
        }
    }

    /// Scrolls from the place to which the content is moving, so that keys in a row add up.
    private func scroll(by distance: CGFloat) {
        let inset = tableView.adjustedContentInset
        let start = tableView.isScrollAnimating ? target ?? tableView.contentOffset.y : tableView.contentOffset.y
        let end = max(-inset.top, tableView.contentSize.height + inset.bottom - tableView.bounds.height)
        let target = min(max(start + distance, -inset.top), end)
        beginMove()
        self.target = target
        if target == tableView.contentOffset.y, !tableView.isScrollAnimating {
            endMove()
        } else {
            tableView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
        }
    }
}
