import Reader
import UIKit

/// Scrolls a document's table by keys, and keeps it at its end while the user is there.
@MainActor
final class DocumentScroller {
    /// A movement of the content.
    enum Movement {
        /// Scrolls down by a number of points, or up if it is negative.
        case points(CGFloat)
        /// Scrolls down by a number of screens or a part of one, or up if it is negative.
        case pages(Double)
        case top, bottom
    }

    /// The part of the last page that stays visible, so that the user does not lose the place, in points.
    private static let overlap: CGFloat = 44

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

    /// The user made another row the current one.
    func currentRowDidMove(isLast: Bool) { follower.currentRowDidMove(isLast: isLast) }

    /// Whether a command is moving the content, and not the user.
    var isMoving: Bool {
        tableView.isScrollAnimating && !tableView.isTracking && !tableView.isDragging && !tableView.isDecelerating
    }

    /// Moves to the end without a motion if the table stays there.
    ///
    /// - Returns: Whether the table stays there.
    @discardableResult
    func keepAtEnd() -> Bool {
        guard staysAtEnd, !tableView.isTracking else { return false }
        moveToEnd()
        return true
    }

    /// Moves to the end, and stays there while rows come.
    func follow() {
        follower.moveToEnd()
        moveToEnd()
    }

    /// Scrolls as little as necessary, without a motion, for a row to be on the screen; its beginning if it is higher.
    ///
    /// - Parameter height: The height of what covers the top of the table when the row is there.
    func reveal(_ path: IndexPath, below height: CGFloat = 0) {
        tableView.layoutIfNeeded()
        // Rows that are not on the screen have estimated heights, which are exact after the first step.
        for _ in 0..<3 {
            let inset = tableView.adjustedContentInset
            let room = tableView.bounds.room(inside: inset)
                .room(inside: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
            let rect = tableView.rectForRow(at: path)
            let isOnScreen = tableView.cellForRow(at: path) != nil
            let isInside = rect.minY >= room.minY - 0.5 && rect.maxY <= room.maxY + 0.5
            let isAround = rect.minY <= room.minY + 0.5 && rect.maxY >= room.maxY - 0.5
            if isOnScreen, isInside || isAround { break }
            let position: UITableView.ScrollPosition =
                rect.minY < room.minY || rect.height > room.height ? .top : .bottom
            tableView.scrollToRow(at: path, at: position, animated: false)
            if position == .top, height > 0 {
                tableView.contentOffset.y = max(-inset.top, tableView.contentOffset.y - height)
            }
            tableView.layoutIfNeeded()
        }
    }

    private func moveToEnd() {
        guard rows.count > 0, rows.count == tableView.numberOfRows(inSection: 0), tableView.bounds.height > 0 else {
            return
        }
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
    ///
    /// - Returns: The offset to which the content moves.
    @discardableResult
    func scroll(_ movement: Movement) -> CGFloat {
        let inset = tableView.adjustedContentInset
        let page = tableView.bounds.height - inset.top - inset.bottom
        switch movement {
        case .top:
            beginMove()
            tableView.setContentOffset(CGPoint(x: 0, y: -inset.top), animated: false)
            endMove()
            return -inset.top
        case .bottom:
            follow()
            return tableView.contentOffset.y
        case .points(let distance): return scroll(by: distance)
        case .pages(let count): return scroll(by: count * max(page - Self.overlap, page / 2))
        }
    }

    /// Scrolls from the place to which the content is moving, so that keys in a row add up.
    private func scroll(by distance: CGFloat) -> CGFloat {
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
        return target
    }
}
