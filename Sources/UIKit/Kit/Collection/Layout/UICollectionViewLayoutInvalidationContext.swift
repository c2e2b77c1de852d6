import CoreGraphics
import Foundation

/// The parts of a layout that are no longer valid.
///
/// A layout that needn't compute everything again when a part of it changes uses a subclass with properties of its own,
/// which it returns in `invalidationContextClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole layout is invalid. The collection view sets it, and so does
    /// ``UICollectionViewLayout/invalidateLayout()``. The default is `false`.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are invalid. The collection view sets it. The default is `false`.
    open internal(set) var invalidateDataSourceCounts = false

    /// The change of the content offset with which the layout keeps what is visible in place. The default is zero.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size that the invalidation causes. The default is zero.
    open var contentSizeAdjustment = CGSize.zero

    /// The items that were passed to ``invalidateItems(at:)``; `nil` if there are none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that were passed to ``invalidateSupplementaryElements(ofKind:at:)``, by kind; `nil` if
    /// there are none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that were passed to ``invalidateDecorationElements(ofKind:at:)``, by kind; `nil` if there
    /// are none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The places of the items that a finger moves, before a step of it; `nil` outside of movements.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The places of the items that a finger moves, after a step of it; `nil` outside of movements.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The center of the item that a finger moves, in points of the content; zero at the end of a movement.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    public override init() {
        super.init()
    }

    /// Adds cells to the invalid parts.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.union(invalidatedItemIndexPaths, indexPaths)
    }

    /// Adds supplementary views of a kind to the invalid parts.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let union = Self.union(invalidatedSupplementaryIndexPaths?[elementKind], indexPaths)
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: union]) {
            $1
        }
    }

    /// Adds decoration views of a kind to the invalid parts.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let union = Self.union(invalidatedDecorationIndexPaths?[elementKind], indexPaths)
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: union]) { $1 }
    }

    /// Returns the old index paths followed by those of the new ones that aren't among them.
    private static func union(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
        var known = Set(old ?? [])
        return (old ?? []) + new.filter { known.insert($0).inserted }
    }
}
