import CoreGraphics
import Foundation

/// A row that a finger moves, and the rows that make way for it.
///
/// The rows of the table stay as they are until the row is dropped. Until then, those between the row's old and new
/// place are shown displaced by its height.
struct MovedRow {
    /// The row in the table.
    let source: IndexPath
    /// The row's index path if it were dropped.
    var target: IndexPath
    let height: CGFloat
    /// The top of the row under the finger, in the table's coordinates.
    var top: CGFloat

    init(_ source: IndexPath, frame: CGRect) {
        self.source = source
        target = source
        height = frame.height
        top = frame.minY
    }

    var middle: CGFloat { top + height / 2 }

    /// Returns the distance by which another row makes way.
    func displacement(of row: IndexPath) -> CGFloat {
        guard row != source else { return 0 }
        if row > source {
            let makesWay = row.section < target.section || row.section == target.section && isBefore(row)
            return makesWay ? -height : 0
        }
        return row >= target ? height : 0
    }

    /// Returns the distance by which a header or footer makes way.
    func displacement(of part: SectionPart) -> CGFloat {
        // A header is before the rows of its section, and a footer after them.
        let section = part.edge == .header ? part.section : part.section + 1
        if source.section < section, section <= target.section { return -height }
        if target.section < section, section <= source.section { return height }
        return 0
    }

    /// Returns whether a row behind the source, in the target's section, is before the target.
    private func isBefore(_ row: IndexPath) -> Bool {
        source.section == target.section ? row.row <= target.row : row.row < target.row
    }
}
