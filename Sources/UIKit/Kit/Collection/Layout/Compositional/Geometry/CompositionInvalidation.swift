import CompositionalLayout
import CoreGraphics

/// The context of the invalidations of compositional layouts.
final class CompositionInvalidation: UICollectionViewLayoutInvalidationContext {
    /// A view that wants a size.
    var resized: (element: LayoutElement, size: CGSize)?
    /// Whether the collection view gets another size.
    var isForOtherSize = false
}
