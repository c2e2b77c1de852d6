/// The content view of a cell of a collection view.
///
/// It is a layout root of its own: its constraints are solved apart from those of the collection view.
@MainActor
final class CollectionContentView: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.contentSizeChanged()
    }

    override func constraintsInsideDidChange() {
        guard let cell, cell.collectionView?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        cell.contentSizeChanged()
    }

    private var cell: UICollectionViewCell? { superview as? UICollectionViewCell }
}
