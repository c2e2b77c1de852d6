import UIKit

/// The curtains of the rows that one or more motions insert and delete.
///
/// `begin` is called before the table changes and `draw` after its layout, in the animation block of the motion.
@MainActor
final class RowCurtains {
    /// Adjacent rows that are deleted together.
    private struct Leaving {
        /// The row before them, in the table after the update, or the section whose header precedes them.
        var anchor: IndexPath
        var span: ClosedRange<CGFloat>
        var cells: [(cell: any RowCell, top: CGFloat)]
    }

    /// Adjacent rows that are inserted together.
    private struct Coming {
        var rows: Range<IndexPath>
        /// Where the rows would have begun before the update, or `nil` if that isn't known.
        var start: CGFloat?
    }

    private var leaving: [Leaving] = []
    private var coming: [Coming] = []
    private var covered: [any RowCell] = []

    /// Records the rows that an update deletes and inserts, before the update.
    func begin(_ difference: OutlineDifference, in container: any RowContainer) {
        (leaving, coming) = ([], [])
        // Without an animation there is nothing to cover.
        guard UIView.areAnimationsEnabled, container.window != nil else { return }
        let visible = (container.indexPathsForVisibleRows ?? []).compactMap { path in
            container.rowCell(at: path).map { (path: path, cell: $0, top: container.rectForRow(at: path).minY) }
        }
        for run in Self.runs(difference.deletedRows) {
            let cells = visible.filter { run.contains($0.path) }
            guard !cells.isEmpty, let anchor = difference.newAnchor(ofDeleted: run.lowerBound) else { continue }
            let span = Self.span(of: run, in: container)
            leaving.append(Leaving(anchor: anchor, span: span, cells: cells.map { ($0.cell, $0.top) }))
        }
        coming = Self.runs(difference.insertedRows).map { run in
            let anchor = difference.oldAnchor(ofInserted: run.lowerBound)
            return Coming(rows: run, start: anchor.map { Self.end(of: $0, in: container) })
        }
    }

    /// Covers the rows that `begin` noted, in the motion.
    func draw(in container: any RowContainer) {
        for run in leaving {
            let boundary = Self.end(of: run.anchor, in: container)
            let height = run.span.upperBound - run.span.lowerBound
            // A diffable data source may have moved the row, which then keeps its cell.
            for (cell, top) in run.cells where container.indexPath(of: cell) == nil {
                let offset = top - run.span.lowerBound
                RowCurtain.of(cell, top: -offset, height: height).place(top: -offset, height: 0, in: cell)
                // The rows stay attached to the row above them, which may move as well.
                cell.frame.origin.y = boundary + offset
                covered.append(cell)
            }
        }
        for path in coming.isEmpty ? [] : container.indexPathsForVisibleRows ?? [] {
            guard let run = coming.first(where: { $0.rows.contains(path) }), let cell = container.rowCell(at: path)
            else { continue }
            let span = Self.span(of: run.rows, in: container)
            let offset = container.rectForRow(at: path).minY - span.lowerBound
            let height = span.upperBound - span.lowerBound
            if let start = run.start, start != span.lowerBound {
                // The table has put the row to its final place, but the row above it may still be on its way.
                let end = cell.frame.origin.y
                UIView.performWithoutAnimation { cell.frame.origin.y = end + start - span.lowerBound }
                cell.frame.origin.y = end
            }
            RowCurtain.of(cell, top: -offset, height: 0).place(top: -offset, height: height, in: cell)
            covered.append(cell)
        }
        (leaving, coming) = ([], [])
        makeRoom(in: container)
    }

    /// Makes curtains of rows that stay as high as the rows, which may have begun to grow.
    private func makeRoom(in container: any RowContainer) {
        for cell in covered where container.indexPath(of: cell) != nil {
            guard let curtain = cell.mask as? RowCurtain else { continue }
            let frame = curtain.frame.union(cell.bounds)
            if frame != curtain.frame { curtain.frame = frame }
        }
    }

    /// Removes all curtains, when everything is at rest.
    func removeAll() {
        for cell in covered { RowCurtain.remove(from: cell) }
        covered = []
    }

    /// Returns the lower end of a row, or of a header for the index of a section.
    private static func end(of anchor: IndexPath, in container: any RowContainer) -> CGFloat {
        anchor.count == 1
            ? container.rectForHeader(inSection: anchor[0]).maxY : container.rectForRow(at: anchor).maxY
    }

    private static func span(of run: Range<IndexPath>, in container: any RowContainer) -> ClosedRange<CGFloat> {
        let last = IndexPath(row: run.upperBound.row - 1, section: run.upperBound.section)
        let top = container.rectForRow(at: run.lowerBound).minY
        return top...max(top, container.rectForRow(at: last).maxY)
    }

    /// Returns the ranges of adjacent rows. The rows are in ascending order.
    nonisolated static func runs(_ rows: [IndexPath]) -> [Range<IndexPath>] {
        var runs: [Range<IndexPath>] = []
        for row in rows {
            let next = IndexPath(row: row.row + 1, section: row.section)
            if let last = runs.last, last.upperBound == row {
                runs[runs.count - 1] = last.lowerBound..<next
            } else {
                runs.append(row..<next)
            }
        }
        return runs
    }
}
