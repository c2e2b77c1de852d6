import CoreGraphics
import Foundation

/// The rows of a table in a storyboard that don't change. Their cells are created with the table.
@MainActor
struct StaticRows {
    struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    struct Row {
        let cell: UITableViewCell
        /// The height in points, or `nil` for the table's row height.
        let height: CGFloat?
    }

    let sections: [Section]

    func section(_ index: Int) -> Section? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    func row(at indexPath: IndexPath) -> Row? {
        section(indexPath.section).flatMap { $0.rows.indices.contains(indexPath.row) ? $0.rows[indexPath.row] : nil }
    }
}
