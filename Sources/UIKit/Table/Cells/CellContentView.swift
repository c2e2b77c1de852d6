/// The view of a cell that a client's own views go into, laid out by its own constraints and apart from the table.
@MainActor
final class CellContentView: UIView {
    override func setNeedsLayout() {
        super.setNeedsLayout()
        // The texts and the image of the system's looks are placed by the cell.
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
