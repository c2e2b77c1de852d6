import CoreGraphics
import Foundation

/// What the layout uses of the collection view.
extension UICollectionView {
    /// Called by `UICollectionViewLayout.invalidateLayout(with:)`. The layout is prepared again before the next frame.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        setNeedsLayout()
    }

    /// Returns the attributes with which an element of the present update begins to appear, as a layout has them by
    /// default: an inserted one is transparent, and another one is where it was. `nil` outside of updates, and for an
    /// element whose place was unknown.
    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes with which an element of the present update disappears, as a layout has them by default:
    /// a deleted one becomes transparent, and another one is where it will be. The element has its index path before
    /// the update. `nil` outside of updates, and for an element whose place is unknown.
    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? { nil }
}
