import CoreGraphics
import Foundation

/// A place in a table at which items would be dropped.
struct DropPlace: Equatable {
    /// The row; `nil` if there is none.
    var row: IndexPath?
    /// Whether a row would be inserted there. Otherwise the row takes the items.
    var opensGap = false
}

extension UITableView {
    /// Returns the place under a finger for a kind of proposals.
    ///
    /// - Parameter source: The only dragged row, if it is one of this table.
    func dropPlace(
        at finger: CGPoint,
        for intent: UITableViewDropProposal.Intent,
        moving source: IndexPath?
    ) -> DropPlace {
        let under = shownCells.first { row, cell in
            row != source && cell.superview === self && (cell.frame.minY..<cell.frame.maxY).contains(finger.y)
        }
        let gap = DropPlace(row: gapTarget(at: finger.y, moving: source), opensGap: true)
        switch intent {
        case .insertAtDestinationIndexPath: return gap
        case .unspecified, .insertIntoDestinationIndexPath: return DropPlace(row: under?.key)
        case .automatic:
            guard let (row, cell) = under else { return gap }
            let middle = cell.frame.insetBy(dx: 0, dy: cell.frame.height / 4)
            return (middle.minY...middle.maxY).contains(finger.y) ? DropPlace(row: row) : gap
        }
    }

    /// Returns where a row under a finger would be: before the first row whose middle is below the finger.
    private func gapTarget(at y: CGFloat, moving source: IndexPath?) -> IndexPath? {
        if let source, contains(source) {
            var moved = MovedRow(source, frame: frame(span(of: source)))
            if let gap, gap.source == source { moved.target = gap.target }
            moved.top = y - moved.height / 2
            return editing.reordering.proposedTarget(of: moved)
        }
        let rows = rows(from: visibleSpan.lowerBound - (gap?.height ?? 0), to: visibleSpan.upperBound)
        if let next = rows.first(where: { y <= rowFrame($0).midY }) { return next }
        return rows.last.map { IndexPath(row: $0.row + 1, section: $0.section) }
    }
}
