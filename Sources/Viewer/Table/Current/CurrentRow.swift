import QuartzCore
import Reader
import UIKit

/// The current row of a document's table, on which every command acts. It is that of the reader's model; this shows it,
/// and keeps it on the screen.
///
/// A command that makes another row the current one brings it on the screen. If the user scrolls the row off the
/// screen, the row at that edge is the current one, as in editors of terminals. So the current row is always in sight.
@MainActor
final class CurrentRow {
    let cursor: RowCursor
    /// Called after the current row may be another one.
    var onUpdate: () -> Void = {}
    /// The rows that lie over the top of the table, and yield to the current one.
    let kept: KeptRows

    private let tableView: UITableView
    private let rows: DocumentRows
    private let scroller: DocumentScroller
    /// Whether a command has made the row the current one. A row that is current only because it is at the edge of the
    /// screen is not brought back where others have moved it off.
    private(set) var isChosen = false
    /// The index at which the current row was last made or found.
    private var settledIndex = 0
    /// Whether a command is bringing the row on the screen.
    private var isHeld = false
    /// Whether the focus was in a row that leaves the screen, and comes to the current one as soon as it is there.
    private var bringsFocus = false
    /// The version of the outline in which the row was brought back last.
    private var revealedVersion = -1
    /// The version of the outline whose rows were shown last.
    private var seenVersion = 0
    /// Whether the row is looked for on the screen in the next frame.
    private var isSettling = false
    /// The height of a part of a row that is enough to read it, in points.
    private static let leastPart: CGFloat = 16
    /// The distance by which a key scrolls inside a row that is higher than the screen, in points.
    private static let lineHeight: CGFloat = 44

    init(_ tableView: UITableView, _ rows: DocumentRows, _ scroller: DocumentScroller, _ columns: ColumnSession) {
        (self.tableView, self.rows, self.scroller) = (tableView, rows, scroller)
        cursor = RowCursor(rows.outline)
        kept = KeptRows(tableView, rows, cursor, columns)
        rows.currentRow = { [weak self] in self?.index == nil ? nil : self?.cursor.id }
        kept.view.onChoose = { [weak self] id in
            guard let self, let index = rows.outline.index(of: id) else { return }
            cursor.leave()
            move(to: index)
        }
    }

    /// The index of the current row; `nil` if there are no rows.
    var index: Int? { rows.count > 0 ? cursor.index : nil }

    /// The place of the current row in the table; `nil` if there are no rows, or while the table does not have the row.
    private var path: IndexPath? {
        guard let index, tableView.dataSource != nil, !tableView.hasUncommittedUpdates,
            index < tableView.numberOfRows(inSection: 0)
        else { return nil }
        return DocumentRows.path(index)
    }

    // MARK: Moving

    /// Keeps the row that a command has made the current one.
    private func choose() {
        settledIndex = cursor.index
        isChosen = true
    }

    /// Makes a row the current one where it is. One that is behind a bar is brought on the screen in the next frame.
    func set(_ index: Int) {
        cursor.move(to: index)
        choose()
        revealedVersion = -1
        settleSoon()
        update()
    }

    /// Makes a row the current one that a command is about to bring on the screen.
    ///
    /// - Parameter isJump: Whether the place of before is kept for the way back.
    func beginReveal(of index: Int, isJump: Bool) {
        if isJump { cursor.leave() }
        cursor.move(to: index)
        choose()
        isHeld = true
    }

    func endReveal() {
        isHeld = false
        leaveEnd(movingTo: cursor.index)
        settleSoon()
        update()
    }

    /// Makes a row the current one, and brings it on the screen.
    func move(to index: Int) {
        guard rows.count > 0 else { return }
        cursor.move(to: index)
        choose()
        reveal()
        update()
    }

    /// Moves by rows. In a row that is higher than the screen, scrolls to its edge first.
    func step(by count: Int) {
        guard let index else { return }
        if let path, scrollInside(path, forward: count > 0) { return }
        leaveEnd(movingTo: index + count)
        move(to: index + count)
        // There may be a margin beyond the first and the last row.
        if index + count < 0 { scroller.scroll(.top) }
    }

    /// Moves by rows, and selects those on the way.
    func extend(by count: Int) {
        guard let index else { return }
        leaveEnd(movingTo: index + count)
        cursor.extend(to: index + count)
        choose()
        reveal()
        update()
    }

    /// Moves by screens or parts of one. The current row stays at its height on the screen.
    func page(by count: Double) {
        guard let path else { return }
        bringsFocus = focusedCell != nil
        let room = room
        let height = min(max(0, tableView.rectForRow(at: path).minY - room.minY), room.height)
        let target = scroller.scroll(.pages(count))
        let top = target + tableView.adjustedContentInset.top
        let isAtEnd = abs(top - room.minY) < 1
        let y = isAtEnd ? (count < 0 ? 0 : tableView.contentSize.height - 1) : top + height
        if let path = tableView.indexPathForRow(at: CGPoint(x: 1, y: y)) { cursor.move(to: path.row) }
        choose()
        update()
    }

    /// Moves to the first row, or to the last one.
    func moveToEnd(_ isEnd: Bool) {
        guard rows.count > 0 else { return }
        bringsFocus = focusedCell != nil
        cursor.jump(to: isEnd ? rows.count - 1 : 0)
        choose()
        scroller.scroll(isEnd ? .bottom : .top)
        update()
    }

    /// The table stays at its end with the last row only.
    private func leaveEnd(movingTo index: Int) { scroller.currentRowDidMove(isLast: index >= rows.count - 1) }

    /// Scrolls inside a row that is higher than the screen.
    ///
    /// - Returns: Whether there was more of the row.
    private func scrollInside(_ path: IndexPath, forward: Bool) -> Bool {
        let (rect, room) = (tableView.rectForRow(at: path), room)
        guard rect.height > room.height, room.height > 0 else { return false }
        let rest = forward ? rect.maxY - room.maxY : room.minY - rect.minY
        guard rest > 1 else { return false }
        scroller.scroll(.points(min(Self.lineHeight, rest) * (forward ? 1 : -1)))
        return true
    }

    // MARK: On the screen

    /// The part of the table that no bar covers.
    private var room: CGRect { tableView.bounds.room(inside: tableView.adjustedContentInset) }

    /// Whether enough of the current row is on the screen to read it.
    var isOnScreen: Bool {
        guard let path else { return true }
        return isOnScreen(path, in: room)
    }

    private func isOnScreen(_ path: IndexPath, in room: CGRect) -> Bool {
        let rect = tableView.rectForRow(at: path)
        let part = min(rect.maxY, room.maxY) - max(rect.minY, room.minY)
        return part >= min(Self.leastPart, rect.height, room.height) - 0.5
    }

    /// Scrolls as little as necessary for the current row to be on the screen, its beginning if it is higher.
    func reveal() {
        guard path != nil, tableView.bounds.height > 0 else { return }
        let wasHeld = isHeld
        isHeld = true
        defer { isHeld = wasHeld }
        tableView.superview?.layoutIfNeeded()
        if let path { scroller.reveal(path, below: kept.height(above: path.row)) }
    }

    /// Makes a row at the edge of the screen the current one if the user has scrolled the current one off it. If it is
    /// other rows that have moved it, it is brought back in the next frame.
    func contentDidMove() {
        defer { update() }
        guard !isHeld, !scroller.isMoving, !cursor.isAnchored, let path, room.height >= Self.leastPart else { return }
        guard path.row == settledIndex else { return settleSoon() }
        let whole = room
        let room = whole.room(inside: UIEdgeInsets(top: kept.height, left: 0, bottom: 0, right: 0))
        // Rows at the top yield to the current row only if a command has chosen it.
        guard !isOnScreen(path, in: isChosen ? whole : room) else { return }
        let paths = tableView.indexPathsForVisibleRows ?? []
        // At the end of a document, the only rows on the screen may be behind those at the top, which yield to one.
        let visible =
            [room, whole].lazy.map { area in paths.filter { self.isOnScreen($0, in: area) } }
            .first { !$0.isEmpty } ?? []
        let isAbove = tableView.rectForRow(at: path).midY < room.midY
        guard let edge = isAbove ? visible.first : visible.last else { return }
        cursor.move(to: edge.row)
        settledIndex = cursor.index
        isChosen = false
    }

    /// Leaves the rows where they are. If they have moved the current one off the screen, the one at that edge is
    /// current.
    func stayOnScreen() {
        settledIndex = cursor.index
        revealedVersion = rows.outline.version
        contentDidMove()
    }

    /// Rows are shown that may be others than before.
    func rowsMayHaveChanged() {
        guard rows.outline.version != seenVersion else { return }
        seenVersion = rows.outline.version
        settleSoon()
    }

    /// Brings the current row on the screen in the next frame, if rows have moved it off.
    func settleSoon() {
        guard !isSettling else { return }
        isSettling = true
        tableView.layer.device.clock.schedule(after: 0, isPassive: false) { [weak self] in
            guard let self else { return }
            isSettling = false
            settle()
        }
    }

    private func settle() {
        // The end of a movement is announced, and that of a filter, whose rows move by themselves.
        guard path != nil, !scroller.isMoving, !cursor.isAnchored else { return }
        settledIndex = cursor.index
        // A row that scrolls away again was moved by the user or by another part, whose place counts.
        if isChosen, !isOnScreen, revealedVersion != rows.outline.version {
            revealedVersion = rows.outline.version
            reveal()
        }
        contentDidMove()
    }

    // MARK: Showing

    /// Shows which rows are current and selected, and lets the focus follow if a row has it.
    func update() {
        // The table may be laid out here, and make another row the current one.
        let paths = tableView.indexPathsForVisibleRows ?? []
        let selection = rows.count > 0 ? cursor.selection : nil
        for path in paths {
            guard let cell = tableView.cellForRow(at: path) as? DocumentCell else { continue }
            cell.standing = standing(ofRow: path.row, selection)
        }
        moveFocus()
        kept.update()
        onUpdate()
    }

    /// Returns the standing of a row.
    func standing(ofRow index: Int) -> RowStanding {
        standing(ofRow: index, rows.count > 0 ? cursor.selection : nil)
    }

    private func standing(ofRow index: Int, _ selection: ClosedRange<Int>?) -> RowStanding {
        guard let selection, selection.contains(index) else { return .none }
        return index == cursor.index ? .current : .selected
    }

    private var focusedCell: DocumentCell? {
        let cell = UIFocusSystem.focusSystem(for: tableView)?.focusedItem as? DocumentCell
        return cell?.superview === tableView ? cell : nil
    }

    private func moveFocus() {
        let focused = focusedCell
        guard let path, focused != nil || bringsFocus, let cell = tableView.cellForRow(at: path) else { return }
        bringsFocus = false
        if cell !== focused { UIFocusSystem.focusSystem(for: tableView)?.requestFocusUpdate(to: cell) }
    }
}
