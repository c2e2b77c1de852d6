import CoreGraphics
import Foundation

/// The parts of a flow layout that are no longer valid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sizes, the distances and the insets of the delegate are asked for again. The default is `false`.
    open var invalidateFlowLayoutDelegateMetrics = false
    /// Whether the places of all elements are computed again, with the known sizes. The default is `false`.
    open var invalidateFlowLayoutAttributes = false

    /// The sizes that cells prefer, with which the layout goes on.
    var preferredSizes: [IndexPath: CGSize] = [:]
}
