import CoreGraphics
import Foundation

/// The gap in a table where dragged rows would be dropped, and the rows that make way for it.
///
/// The rows of the table stay as they are until the drop. Until then, they are shown displaced.
enum RowGap {
    /// The gap to which a row of the table would be moved. Its old place is closed.
    case move(MovedRow)
    /// The gap before a row, for items from elsewhere.
    case insertion(at: IndexPath, height: CGFloat)

    /// The index path of a row that is dropped in the gap.
    var target: IndexPath {
        switch self {
        case .move(let row): row.target
        case .insertion(let target, _): target
        }
    }

    /// The row of the table that is moved; `nil` if there is none.
    var source: IndexPath? {
        if case .move(let row) = self { row.source } else { nil }
    }

    var height: CGFloat {
        switch self {
        case .move(let row): row.height
        case .insertion(_, let height): height
        }
    }

    /// Returns the distance by which a row makes way.
    func displacement(of row: IndexPath) -> CGFloat {
        switch self {
        case .move(let moved): moved.displacement(of: row)
        case .insertion(let target, let height): row >= target ? height : 0
        }
    }

    /// Returns the distance by which a header or footer makes way.
    func displacement(of part: SectionPart) -> CGFloat {
        switch self {
        case .move(let moved): moved.displacement(of: part)
        case .insertion(let target, let height):
            // A footer is after the rows of its section.
            part.edge == .header && part.section == target.section || part.section < target.section ? 0 : height
        }
    }
}
