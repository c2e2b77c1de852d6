/// The content view of a cell, which contains the client's subviews.
///
/// It is a layout root of its own: its constraints are solved apart from those of the table.
@MainActor
final class CellContentView: UIView {
    override var hasEncapsulatedHeight: Bool { true }

    override func setNeedsLayout() {
        super.setNeedsLayout()
        // The cell lays out the labels and the image of the system's styles itself. It ignores changes that its own
        // layout causes.
        if let cell, cell.texts.isInUse, !cell.isLayingOut { cell.setNeedsLayout() }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentSizeChanged()
    }

    /// The area that the cell gives the view at rest. A measurement doesn't depend on the row that the cell was before,
    /// and content moves along with a swipe.
    override var frameInMargins: CGRect { cell?.contentArea ?? super.frameInMargins }

    override func constraintsInsideDidChange() {
        guard let cell, cell.table?.followsConstraintsInCells == true else { return }
        cell.contentSizeChanged()
    }

    private var cell: UITableViewCell? { superview as? UITableViewCell }
}
