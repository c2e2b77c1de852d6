import CoreGraphics
import Foundation
import OrderedCollections
import RowGeometry

/// The questions of the parts of a table about its rows, which they neither lay out nor move.
///
/// `content` and `cells` belong to the folders `Layout` and `Motion`, which keep their invariants: heights and places
/// change in a layout or in an update, and each cell is at the row that it shows. `StateOwnersTests` finds other uses.
extension UITableView {
    // MARK: Views

    /// The cells by their rows. Some may have been created only to be measured.
    var shownCells: OrderedDictionary<IndexPath, UITableViewCell> { cells.rows }

    /// The headers and footers that have a view. Some may have been created only to be measured.
    var shownSectionViews: OrderedDictionary<SectionPart, UIView> { cells.sectionViews }

    /// Returns the cell of a row as the table is now, without laying it out; `nil` if the row has none.
    func shownCell(at row: IndexPath) -> UITableViewCell? { cells.rows[row] }

    /// Returns the row of a cell as the table is now; `nil` if the cell shows none.
    func row(of cell: UITableViewCell) -> IndexPath? { cells.indexPath(of: cell) }

    /// Whether the client was told of the display of a view, and not of its end.
    func isDisplayed(_ view: UIView) -> Bool { cells.isDisplayed(view) }

    // MARK: Places

    /// The numbers of rows, and the places of all elements.
    var rowGeometry: RowGeometry { content.geometry }

    /// The distance from the top of the content to its end, in points.
    var contentEnd: CGFloat { content.height }

    /// The distances from the left and right edges of rows, headers and footers to the area of their content views, as
    /// of the last layout. Cells ask for them often, and the safe area is computed through all superviews.
    var contentInsets: UIEdgeInsets { content.insets }

    func contains(_ indexPath: IndexPath) -> Bool { content.contains(indexPath) }

    /// Returns the vertical span of a row, in points from the top of the content.
    func span(of row: IndexPath) -> Range<CGFloat> { content.span(of: row) }

    /// Returns a part of the geometry in points from the top of the content.
    func points(_ range: Range<Extent>) -> Range<CGFloat> { content.points(range) }

    /// Returns the rows between two y coordinates of the content and a row that is shown elsewhere, from top to bottom.
    func rows(from minY: CGFloat, to maxY: CGFloat, with row: IndexPath? = nil) -> [IndexPath] {
        content.rows(from: minY, to: maxY, with: row)
    }

    /// Returns the rows between two rows, and these themselves, in order. Linear in their number.
    func rows(from one: IndexPath, through other: IndexPath) -> [IndexPath] {
        IndexPath.rows(from: one, through: other) { content.geometry.numberOfRows(in: $0) }
    }
}
