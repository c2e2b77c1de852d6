import CoreGraphics
import Foundation

/// The rows of a table or a collection view, as drags see them.
@preconcurrency @MainActor
protocol DraggableRows: AnyObject {
    /// The view with the rows, which has the interactions.
    var view: any UIScrollView & RowUpdating { get }

    /// Returns the cell of a row; `nil` if the row isn't on the screen, or doesn't exist.
    func cell(at row: IndexPath) -> UIView?

    /// Returns where a row is in the content, in points, wherever its cell is now; `nil` if there is no such row.
    func placement(of row: IndexPath) -> (center: CGPoint, size: CGSize)?
}

/// The rows of a table or a collection view as the source of drags. They ask the drag delegate.
@preconcurrency @MainActor
protocol RowDragSource: DraggableRows {
    /// Whether the client is the source of drags.
    var hasDragDelegate: Bool { get }
    /// Whether the client lets the user drag rows.
    var isDragEnabled: Bool { get }
    /// Whether the user does nothing else with a row.
    var areRowsFree: Bool { get }
    var selectedRows: Set<IndexPath> { get }

    func row(at point: CGPoint) -> IndexPath?
    /// Returns the items of the row at which a drag begins.
    func items(beginning session: any UIDragSession, at row: IndexPath) -> [UIDragItem]
    /// Returns the items of another row, which join those of the row at a point.
    func items(joining session: any UIDragSession, at row: IndexPath, _ point: CGPoint) -> [UIDragItem]
    /// Returns the look of a dragged row; `nil` for all of its cell.
    func dragParameters(of row: IndexPath) -> UIDragPreviewParameters?
    /// Tells the cell of a row, if there is one, what happens to the row.
    func setDragState(_ state: UICellConfigurationState.DragState, of row: IndexPath)

    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func allowsMove(_ session: any UIDragSession) -> Bool
    func isRestrictedToApp(_ session: any UIDragSession) -> Bool
}

/// The rows of a table or a collection view as the destination of drags. They ask the drop delegate, and without one
/// the data source, which moves a row of the same view.
@preconcurrency @MainActor
protocol RowDropDestination: DraggableRows {
    associatedtype Proposal: UIDropProposal

    var hasDropDelegate: Bool { get }
    /// The proposal without a drop delegate: the data source moves the row to a gap.
    var moveProposal: Proposal { get }

    func canHandle(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// Asks the drop delegate what a drop would do.
    func proposal(for session: any UIDropSession, at row: IndexPath?) -> Proposal

    // MARK: Places

    /// Returns the place under a finger for a proposal, and for none that of the row under it.
    ///
    /// - Parameter source: The only dragged row, if it is one of the view.
    func place(for proposal: Proposal?, at finger: CGPoint, moving source: IndexPath?) -> DropPlace
    /// Returns the target that the delegate of the view allows for a row, if the data source moves it.
    func allowedTarget(_ proposed: IndexPath, of source: IndexPath) -> IndexPath
    /// Whether the data source can move a row of the view.
    func canMove(_ row: IndexPath) -> Bool
    /// Whether the data source moves a row, and not the drop delegate.
    func isMovedByDataSource(_ source: IndexPath, _ proposal: Proposal) -> Bool

    // MARK: Showing the place

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView)
    /// The time in seconds after which a gap opens under the finger.
    var gapDelay: TimeInterval { get }
    /// The distance above and below the finger that what is held takes in the content, in points.
    var reach: CGFloat { get }
    func isOpen(_ gap: DropGap) -> Bool
    /// Shows the rows with a gap. It doesn't open while the rows can't make way.
    func open(_ gap: DropGap)
    /// Moves the rows to where they are.
    func closeGap()
    /// Ends the gap because the rows are about to change.
    func endGapForUpdate()

    // MARK: Dropping

    /// Lets the client take the items, and ends the gap, in which the rows may be by then.
    ///
    /// - Parameter source: The row that the data source moves to the destination; `nil` if the drop delegate takes the
    ///   items.
    func perform(_ drop: RowDrop<Self>, moving source: IndexPath?)
    /// Returns the look of an item on its way to a row; `nil` for the look that it has while it is dragged.
    func dropParameters(of row: IndexPath) -> UIDragPreviewParameters?
}
