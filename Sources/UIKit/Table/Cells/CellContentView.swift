/// The view of a cell that a client's own views go into, laid out by its own constraints and apart from the table.
@MainActor
final class CellContentView: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCell)?.contentSizeChanged()
    }
}
