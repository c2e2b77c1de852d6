import UIKit

/// A view that holds rows: a table view, whose rows are its rows, or a collection view, whose rows are its items.
///
/// This is all that Unfold uses of such a view. The members that a table view has under the same name behave as there.
/// Index paths have a section and a row, which is the item of a collection view.
@MainActor
protocol RowContainer: UIScrollView {
    // MARK: Rows

    var numberOfSections: Int { get }
    func numberOfRows(inSection section: Int) -> Int
    /// The object that provides the rows, or `nil` if there is none.
    var rowSource: AnyObject? { get }
    /// Asks the data source for a cell that isn't displayed, so that it configures one for the row.
    func requestCell(at indexPath: IndexPath)
    /// Whether rows were changed and aren't shown yet.
    var hasUncommittedUpdates: Bool { get }

    // MARK: Cells

    /// The index paths of the rows on the screen, in ascending order.
    var indexPathsForVisibleRows: [IndexPath]? { get }
    /// The cells of the rows on the screen.
    var visibleRowCells: [any RowCell] { get }
    /// The cells in the view, also those of rows that leave. Reading it never makes the view create cells.
    var rowCellsInside: [any RowCell] { get }
    func rowCell(at indexPath: IndexPath) -> (any RowCell)?
    /// Returns the index path of the row that is shown in a cell, or `nil` if none is.
    func indexPath(of cell: any RowCell) -> IndexPath?

    // MARK: Geometry

    /// Returns the frame of a row in the content, by what is known of the heights.
    func rectForRow(at indexPath: IndexPath) -> CGRect
    /// Returns the frame of the header of a section, where it is among the rows.
    func rectForHeader(inSection section: Int) -> CGRect
    /// Returns the view of a header on the screen.
    func headerOnScreen(ofSection section: Int) -> UIView?
    /// Returns the heights of the header and the footer that stay at the edges of the screen while the section of a
    /// row does.
    func pinnedHeights(around indexPath: IndexPath) -> (top: CGFloat, bottom: CGFloat)
    /// Returns the width of the row for which a cell is being configured.
    func rowWidth(of cell: any RowCell) -> CGFloat

    // MARK: Updates

    /// Runs a closure that inserts, deletes and moves rows, and shows the changes in one motion.
    func updateRows(_ updates: @escaping () -> Void)
    /// Finds out the heights of the rows again, and shows them in the same motion as everything around.
    func resizeRows()
    /// Whether rows that leave the screen while others are resized keep their cells until the motion ends.
    var keepsLeavingCells: Bool { get }
    /// Replaces the cells of rows by others.
    func replaceCells(at indexPaths: [IndexPath])

    // MARK: Users

    var isEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    func deselectRow(at indexPath: IndexPath, animated: Bool)
    func scrollToRow(at indexPath: IndexPath, at position: UITableView.ScrollPosition, animated: Bool)
}
