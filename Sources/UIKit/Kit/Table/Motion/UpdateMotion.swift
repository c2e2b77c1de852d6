import CoreGraphics
import Failures
import OrderedCollections
import QuartzCore
import RowGeometry

/// The animation of one update of a table's rows: heights, scroll position and views, in one motion.
///
/// **Idea.** The model changes at once: cells get their new index paths, and rows their new heights. Views that come
/// in are then put where their motion starts: beside the nearest row that was there, as far away as it was
/// (`oldFrame(of:)`), or where their row animation says (`RowAppearance`). Finally one animation block sets all end
/// positions, and the animations cover the differences.
///
/// **Why nothing jumps.** All animations are additive and have the same timing. A row whose position in the content
/// changes by as much as the scroll position therefore stays at rest on the screen in every frame, and an update
/// during a running motion joins it smoothly.
///
/// **Invariants.**
/// - Each row that is visible before or after the motion has a cell in it: one that moves off the screen is seen
///   leaving.
/// - The anchor keeps its distance from the top of the screen (`chooseAnchor()`), even if heights that are measured on
///   the way move it in the content.
/// - A view that leaves is out of the table's cells at once, and can be reused when the motion has ended
///   (`UITableView.dismiss(_:)`). One that another cell replaces follows that cell.
///
/// **Bounds.** The cost is that of the visible rows, whatever the number of others. `measureAround(_:)` measures each
/// element once and looks at most 64 times, since each height that it learns may bring others into sight.
@MainActor
final class UpdateMotion {
    typealias Map = TableUpdateMap<UITableView.RowAnimation>

    /// A view that leaves the table with the update, from its place before that.
    struct Leaving {
        enum Place {
            case row(VisibleCells.LeavingCell)
            case part(VisibleCells.LeavingPart)

            @MainActor var view: UIView {
                switch self {
                case .row(let cell): cell.view
                case .part(let part): part.view
                }
            }
        }

        let place: Place
        let look: RowAppearance
        /// Whether a new cell replaces it.
        let isReplaced: Bool

        @MainActor var view: UIView { place.view }
    }

    // MARK: The update, which is set once

    let table: UITableView
    let map: Map
    /// Whether the client may be asked about rows that are not on the screen.
    let mayAskClient: Bool
    let animationOfNewRow: [IndexPath: UITableView.RowAnimation]
    let animationOfNewSection: [Int: UITableView.RowAnimation]
    private let animationOfOldSection: [Int: UITableView.RowAnimation]
    let reloadOfNewRow: [IndexPath: Map.RowReload]

    // MARK: The table before the update

    /// The heights. Estimates of rows that come in are replaced by their heights, so that the rows don't stretch.
    var before: TableContent
    private let oldOffset: CGFloat
    let oldRows: OrderedDictionary<IndexPath, UITableViewCell>
    let oldFrames: [ObjectIdentifier: CGRect]

    // MARK: The motion, as it is put together

    var leaving: [Leaving] = []
    /// The states of views at the beginning of the motion.
    var starts: [(view: UIView, look: RowAppearance)] = []
    /// Headers and footers that come in behind the rows, and are moved in front of them at the end.
    var raised: [UIView] = []
    /// The cells whose heights change, which are clipped meanwhile.
    var clipped: [UIView] = []

    init(table: UITableView, map: Map, mayAskClient: Bool = true) {
        self.table = table
        self.map = map
        self.mayAskClient = mayAskClient
        // A view that was only measured is not on the screen, so it has no frame to start from.
        table.recycleUndisplayedViews()
        before = table.content
        oldOffset = table.contentOffset.y
        oldRows = table.cells.rows
        let views = Set(table.cells.rows.values.map { $0 as UIView } + table.cells.sectionViews.values)
        oldFrames = Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier($0), $0.frame) })
        animationOfNewRow = Dictionary(
            map.insertedRows.map { ($0.indexPath, $0.animation) },
            uniquingKeysWith: { first, _ in first }
        )
        animationOfNewSection = Dictionary(
            map.insertedSections.map { ($0.section, $0.animation) }
                + map.reloadedSections.map { ($0.new, $0.animation) },
            uniquingKeysWith: { first, _ in first }
        )
        animationOfOldSection = Dictionary(
            map.deletedSections.map { ($0.section, $0.animation) }
                + map.reloadedSections.map { ($0.old, $0.animation) },
            uniquingKeysWith: { first, _ in first }
        )
        reloadOfNewRow = Dictionary(map.reloadedRows.map { ($0.new, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Carries out the update and starts its animation.
    ///
    /// The model changes first, without animation. Views that come in are then placed where their motion starts.
    /// Finally `animate(to:completion:)` sets the end positions, and additive animations cover the difference.
    func run(completion: @escaping (Bool) -> Void) {
        let anchor = chooseAnchor()
        var offset = oldOffset
        UIView.performWithoutAnimation {
            table.cells.replace(rows: remappedRows(), sectionViews: remappedSectionViews())
            carryPlaces()
            remapContent()
            table.reconfigureRows(of: map)
            offset = measureAround(anchor)
            addCells(at: offset)
            addSectionViews(at: offset)
            for start in starts {
                keepContent(of: start.view)
                start.view.frame = start.look.frame
                start.view.alpha = start.look.alpha
                if !table.firstLayoutWaits(of: start.view) { start.view.layer.layoutTree() }
            }
        }
        animate(to: offset, completion: completion)
        table.shiftOffsetLikePlatform()
    }

    // MARK: Model

    /// The new index paths of the rows that were on the screen before.
    var previouslyVisibleRows: [IndexPath] {
        before.rows(from: oldOffset, to: oldOffset + table.bounds.height).compactMap { map.newIndexPath(forOld: $0) }
    }

    /// Returns the row that keeps its position on the screen: the one under the finger, or else the first visible
    /// one.
    ///
    /// At the very top nothing but the top itself is kept, so that rows inserted there are visible.
    private func chooseAnchor() -> (row: IndexPath, distance: CGFloat)? {
        guard !table.conduct.contains(.anchorsNothing), !table.keepsOffset else { return nil }
        let visible = oldRows.filter { oldFrames[ObjectIdentifier($0.value)].map(isOnScreen) ?? false }.keys.sorted()
        if let touched = table.places.touchedRow, let new = map.newIndexPath(forOld: touched), before.contains(touched)
        {
            return (new, before.span(of: touched).lowerBound - oldOffset)
        }
        let top = oldOffset + table.adjustedContentInset.top
        guard top > 0.5 else { return nil }
        let kept = visible.filter { map.newIndexPath(forOld: $0) != nil }
        // A row that begins at the top or below it comes before one that is cut off at the top.
        let row = kept.first { before.span(of: $0).lowerBound >= top - 0.5 } ?? kept.first
        return row.flatMap { row in
            map.newIndexPath(forOld: row).map {
                ($0, before.span(of: row).lowerBound - oldOffset)
            }
        }
    }

    private func isOnScreen(_ frame: CGRect) -> Bool {
        frame.maxY > oldOffset && frame.minY < oldOffset + table.bounds.height
    }

    /// Returns the cells by their new index paths. Cells whose rows were deleted or reloaded leave.
    private func remappedRows() -> OrderedDictionary<IndexPath, UITableViewCell> {
        let gone = Dictionary(map.deletedRows.map { ($0.indexPath, $0.animation) }, uniquingKeysWith: { a, _ in a })
        var rows: OrderedDictionary<IndexPath, UITableViewCell> = [:]
        // Cells that an earlier update replaced continue to follow their rows.
        table.cells.carryLeaving { map.newIndexPath(forOld: $0) }
        // The order from top to bottom determines how the leaving cells lie over each other.
        for (old, cell) in oldRows.sorted(by: { $0.key < $1.key }) {
            if let new = map.newIndexPath(forOld: old) {
                if let reload = reloadOfNewRow[new] {
                    let animation = reload.animation == .automatic ? .fade : reload.animation
                    leave(cell, from: old, animation, replacedAt: new)
                } else {
                    rows[new] = cell
                }
            } else {
                leave(cell, from: old, gone[old] ?? animationOfOldSection[old.section] ?? .automatic)
            }
        }
        return rows
    }

    /// Returns headers and footers by their new sections. Those whose sections were deleted or reloaded leave.
    private func remappedSectionViews() -> OrderedDictionary<SectionPart, UIView> {
        var views: OrderedDictionary<SectionPart, UIView> = [:]
        for (part, view) in table.cells.sectionViews {
            if let animation = animationOfOldSection[part.section] {
                leave(.part(table.cells.leave(view, of: part)), animation)
            } else if let new = map.newSection(forOld: part.section) {
                views[SectionPart(edge: part.edge, section: new)] = view
            }
        }
        return views
    }

    private func leave(
        _ cell: UITableViewCell,
        from row: IndexPath,
        _ animation: UITableView.RowAnimation,
        replacedAt newRow: IndexPath? = nil
    ) {
        let place = Leaving.Place.row(table.cells.leave(cell, from: row, replacedAt: newRow))
        leave(place, animation, isReplaced: newRow != nil)
    }

    private func leave(_ place: Leaving.Place, _ animation: UITableView.RowAnimation, isReplaced: Bool = false) {
        let view = place.view
        let look = RowAppearance.leaving(animation, from: view.frame)
        leaving.append(Leaving(place: place, look: look, isReplaced: isReplaced))
        if animation == .none { view.isHidden = true }
    }

    /// Carries the selection and what else the table has in mind to where the rows are now. Further updates in the
    /// same callback of a touch thus keep the same row.
    private func carryPlaces() {
        let carried = { (row: IndexPath) -> IndexPath? in self.map.newIndexPath(forOld: row) }
        table.selection.carry(to: carried, isReloaded: { self.reloadOfNewRow[$0] != nil })
        table.textSelection?.carry(carried)
        if table.dragDelegate != nil { table.dragAndDrop.dragging.carry(carried) }
        table.contextMenu?.carry(carried)
        table.places.carry(by: map)
    }

    /// Moves the heights of rows to their new places, and asks for them again.
    private func remapContent() {
        guard mayAskClient else { return }
        let wasEmpty = before.geometry.numberOfRows == 0
        table.moveHeights(by: map.edits)
        guard !table.needsHeights, !wasEmpty else {
            // A table that was empty had no row by which to find out what the delegate implements.
            table.resetHeights()
            return
        }
        forgetReloadedHeights()
        if table.conduct.contains(.forgetsHeights), isStructural { table.forgetUnseenHeights() }
        estimateNewRows()
        table.refreshSectionHeights(alsoOf: map.insertedSections.map(\.section) + map.reloadedSections.map(\.new))
        table.askForChangedHeights()
        if table.estimatedRowHeight == 0 { table.estimateRows() }
    }

    /// Whether the update does more than ask for heights and configure cells again.
    private var isStructural: Bool {
        var map = map
        map.reconfiguredRows = []
        return !map.isEmpty
    }

    /// Measures the rows that will be visible, and returns the new scroll position.
    private func measureAround(_ anchor: (row: IndexPath, distance: CGFloat)?) -> CGFloat {
        // Rows that are on the screen are also visible on their way off it.
        table.measureShown()
        let shown = previouslyVisibleRows.filter { table.cells.rows[$0] == nil && table.heightCanChange($0) }
        for row in shown { table.setHeight(table.measure(row), of: row) }
        var verified = Set(table.cells.rows.keys.map { RowGeometry.Element.row($0) })
        var offset = oldOffset
        // Measuring moves the anchor and with it the visible part, which may then contain other unmeasured elements.
        // Each element is measured once.
        for _ in 0..<64 {
            let top = anchor.map { table.content.span(of: .row($0.row)).lowerBound - $0.distance } ?? oldOffset
            // Content that is moving returns within its edges by itself.
            let isMoving = table.isDragging || table.isDecelerating || table.isScrollAnimating
            offset = isMoving ? top : table.clampedOffset(top, contentHeight: table.content.height)
            let span = offset..<offset + table.bounds.height
            var elements = table.content.elements(from: span.lowerBound, to: span.upperBound)
            if let anchor { elements.append(.row(anchor.row)) }
            let rows = elements.compactMap { element in
                if case .row(let row, let section) = element { IndexPath(row: row, section: section) } else { nil }
            }
            let freshRows = rows.filter { verified.insert(.row($0)).inserted && table.heightCanChange($0) }
            let freshParts = table.unknownParts(in: span).filter { verified.insert($0.element).inserted }
            if freshRows.isEmpty, freshParts.isEmpty { break }
            for part in freshParts { table.setHeight(.exact(table.measure(part)), of: part) }
            for row in freshRows { table.setHeight(table.measure(row), of: row) }
        }
        return offset
    }

    /// Turns the heights of reloaded and reconfigured rows into estimates of the new ones.
    private func forgetReloadedHeights() {
        for row in map.reloadedRows.map(\.new) + map.reconfiguredRows.map(\.new) where table.heightCanChange(row) {
            table.setEstimate(table.content.geometry.extent(ofRow: row.row, in: row.section), of: row)
        }
    }

    /// Asks the delegate for estimates of inserted rows.
    private func estimateNewRows() {
        guard table.content.asksForEstimates, let delegate = table.delegate else { return }
        var rows = map.insertedRows.map(\.indexPath)
        for section in map.insertedSections.map(\.section) + map.reloadedSections.map(\.new) {
            let count = table.content.geometry.numberOfRows(in: section)
            // In a section of very many rows nothing is asked before they are visible.
            guard rows.count + count <= TableMetrics.eagerEstimateLimit else { continue }
            rows += (0..<count).map { IndexPath(row: $0, section: section) }
        }
        for row in rows {
            guard !table.isInterrupted else { return }
            let estimate = delegate.tableView(table, estimatedHeightForRowAt: row)
            guard estimate > 0 else { continue }
            table.setEstimate(table.roundedUp(estimate), of: row)
        }
    }
}
