import Foundation
import RowGeometry

/// A place that the arrow keys lead to: a row, or a header or footer with controls.
enum FocusPlace: Equatable {
    case row(IndexPath)
    case part(SectionPart)

    /// Returns the place below (`1`) or above (`-1`), or `nil` at the end of the table.
    func next(by step: Int, in geometry: RowGeometry) -> FocusPlace? {
        switch self {
        case .row(let row):
            let index = row.row + step
            if index < 0 { return .part(.header(row.section)) }
            if index >= geometry.numberOfRows(in: row.section) { return .part(.footer(row.section)) }
            return .row(IndexPath(row: index, section: row.section))
        case .part(let part):
            let count = geometry.numberOfRows(in: part.section)
            switch (part.edge, step > 0) {
            case (.header, true):
                return count > 0 ? .row(IndexPath(row: 0, section: part.section)) : .part(.footer(part.section))
            case (.footer, false):
                return count > 0 ? .row(IndexPath(row: count - 1, section: part.section)) : .part(.header(part.section))
            case (.header, false): return part.section > 0 ? .part(.footer(part.section - 1)) : nil
            case (.footer, true):
                return part.section + 1 < geometry.numberOfSections ? .part(.header(part.section + 1)) : nil
            }
        }
    }
}
