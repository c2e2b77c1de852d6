/// The content view of a cell, which contains the client's subviews.
///
/// It is a layout root of its own: its constraints are solved apart from those of the table.
@MainActor
final class CellContentView: UIView {
    override func setNeedsLayout() {
        super.setNeedsLayout()
        // The cell places the labels and the image of the system's cell styles itself.
        if let cell, cell.texts.isInUse, !cell.isLayingOut { cell.setNeedsLayout() }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentSizeChanged()
    }

    override func constraintsInsideDidChange() {
        guard let cell, cell.table?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        cell.contentSizeChanged()
    }

    private var cell: UITableViewCell? { superview as? UITableViewCell }
}
