import CoreGraphics
import QuartzCore
import RowGeometry

/// One update of a table's rows on its way to the screen: heights, scroll position and views, in one motion.
///
/// All animations are additive and of one timing, so a row whose place in the content moves by as much as the scroll
/// position stands still on the screen in every frame, and a second update joins a running one without a kink.
@MainActor
final class UpdateMotion {
    typealias Map = TableUpdateMap<UITableView.RowAnimation>

    /// A view that goes away with the update, and how.
    struct Leaving {
        let view: UIView
        let row: IndexPath?
        var look: RowLook
        /// Whether a new view takes its place.
        var isReplaced = false
    }

    let table: UITableView
    let map: Map
    let before: TableContent
    let oldOffset: CGFloat
    let oldRows: [IndexPath: UITableViewCell]
    let oldSpans: [ObjectIdentifier: CGRect]
    let animationOfNewRow: [IndexPath: UITableView.RowAnimation]
    let reloadOfNewRow: [IndexPath: Map.RowReload]
    var leaving: [Leaving] = []
    /// Where views stand before they move.
    var starts: [(view: UIView, look: RowLook)] = []
    /// Cells that change their height, and must not show more than that.
    var clipped: [UIView] = []

    init(table: UITableView, map: Map) {
        self.table = table
        self.map = map
        before = table.content
        oldOffset = table.contentOffset.y
        oldRows = table.cells.rows
        let views = Array(table.cells.rows.values) + Array(table.cells.headers.values) + table.cells.footers.values
        oldSpans = Dictionary(uniqueKeysWithValues: Set(views).map { (ObjectIdentifier($0), $0.frame) })
        animationOfNewRow = Dictionary(
            map.insertedRows.map { ($0.indexPath, $0.animation) },
            uniquingKeysWith: { first, _ in first }
        )
        reloadOfNewRow = Dictionary(map.reloadedRows.map { ($0.new, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func run(completion: @escaping (Bool) -> Void) {
        let anchor = chooseAnchor()
        var offset = oldOffset
        UIView.performWithoutAnimation {
            carryRows()
            carrySelection()
            carryContent()
            offset = measureAround(anchor)
            reconfigure()
            addCells(at: offset)
            addSectionViews(at: offset)
            for start in starts {
                start.view.frame = start.look.frame
                start.view.alpha = start.look.alpha
                start.view.layoutIfNeeded()
            }
        }
        animate(to: offset, completion: completion)
    }

    // MARK: The model

    /// The row that stays where it is: the one under the finger, else the first one in view. At the very top nothing is
    /// kept but the top itself, so that rows inserted there are seen.
    private func chooseAnchor() -> RowAnchor? {
        let visible = oldRows.filter { oldSpans[ObjectIdentifier($0.value)].map(isOnScreen) ?? false }.keys.sorted()
        if let touched = table.touchedRow, let new = map.newIndexPath(forOld: touched), before.contains(touched) {
            table.touchedRow = new
            return RowAnchor(row: new, distance: before.span(of: touched).lowerBound - oldOffset)
        }
        let top = oldOffset + table.adjustedContentInset.top
        guard top > 0.5 else { return nil }
        let kept = visible.filter { map.newIndexPath(forOld: $0) != nil }
        let row = kept.first { before.span(of: $0).lowerBound >= top - 0.5 } ?? kept.first
        return row.flatMap { row in
            map.newIndexPath(forOld: row).map {
                RowAnchor(row: $0, distance: before.span(of: row).lowerBound - oldOffset)
            }
        }
    }

    private func isOnScreen(_ frame: CGRect) -> Bool {
        frame.maxY > oldOffset && frame.minY < oldOffset + table.bounds.height
    }

    /// Gives the cells their new paths; those whose rows went or get a new cell leave.
    private func carryRows() {
        let gone = Dictionary(map.deletedRows.map { ($0.indexPath, $0.animation) }, uniquingKeysWith: { a, _ in a })
        let goneSections = Dictionary(
            map.deletedSections.map { ($0.section, $0.animation) }
                + map.reloadedSections.map { ($0.old, $0.animation) },
            uniquingKeysWith: { first, _ in first }
        )
        table.cells.rows = [:]
        // Cells that an earlier update replaced go on following their rows.
        for index in table.cells.leaving.indices {
            table.cells.leaving[index].row = table.cells.leaving[index].row.flatMap { map.newIndexPath(forOld: $0) }
        }
        for (old, cell) in oldRows {
            if let new = map.newIndexPath(forOld: old) {
                if let reload = reloadOfNewRow[new] {
                    leave(cell, old, reload.animation == .automatic ? .fade : reload.animation, isReplaced: true)
                } else {
                    table.cells.rows[new] = cell
                }
            } else {
                leave(cell, old, gone[old] ?? goneSections[old.section] ?? .automatic)
            }
        }
    }

    private func leave(
        _ cell: UITableViewCell,
        _ row: IndexPath,
        _ animation: UITableView.RowAnimation,
        isReplaced: Bool = false
    ) {
        let look = RowLook.leaving(animation, from: cell.frame)
        leaving.append(Leaving(view: cell, row: row, look: look, isReplaced: isReplaced))
        let followed = isReplaced ? map.newIndexPath(forOld: row) : nil
        table.cells.leaving.append(LeavingCell(view: cell, row: followed))
        if animation == .none { cell.isHidden = isReplaced }
    }

    private func carrySelection() {
        let carried = { (row: IndexPath) -> IndexPath? in self.map.newIndexPath(forOld: row) }
        let selected = table.selection.rows
        table.selection.rows = Set(selected.compactMap(carried).filter { reloadOfNewRow[$0] == nil })
        table.selection.highlighted = table.selection.highlighted.flatMap(carried)
        table.selection.touched = table.selection.touched.flatMap(carried)
    }

    /// Carries the heights of rows to their new places, and asks for them again.
    private func carryContent() {
        table.content.geometry.apply(
            map.edits,
            newRow: table.content.asksForHeights ? .unmeasured : table.uniformRowSize
        )
        if !table.content.asksForHeights, table.delegate != nil {
            // The first rows of a table that was empty are the first to ask the delegate about.
            table.content.asksForHeights = table.delegateGivesHeights(table.currentCounts())
        }
        table.refreshSectionHeights()
        if table.content.asksForHeights { table.askForKnownHeights() }
    }

    /// Measures the rows that will be in sight, and gives the scroll position that they will be seen at.
    private func measureAround(_ anchor: RowAnchor?) -> CGFloat {
        var verified: Set<IndexPath> = []
        var offset = oldOffset
        for _ in 0..<16 {
            let top = anchor.map { table.content.span(of: $0.row).lowerBound - $0.distance } ?? oldOffset
            offset = table.isDragging ? top : table.clampedOffset(top, contentHeight: table.content.height)
            var rows = table.content.rows(from: offset, to: offset + table.bounds.height)
            if let anchor { rows.append(anchor.row) }
            let fresh = rows.filter { verified.insert($0).inserted }
            if fresh.isEmpty { break }
            for row in fresh where table.heightCanChange(row) { table.setHeight(table.measure(row), of: row) }
        }
        return offset
    }

    private func reconfigure() {
        for row in map.reconfiguredRows {
            guard let cell = table.cells.rows[row.new] else { continue }
            table.updates.reconfiguring = row.new
            let provided = table.dataSource?.tableView(table, cellForRowAt: row.new)
            table.updates.reconfiguring = nil
            precondition(provided === cell, "reconfigureRows(at:) needs the cell that the row has, not another one")
            table.setHeight(table.measure(row.new), of: row.new)
        }
    }
}
