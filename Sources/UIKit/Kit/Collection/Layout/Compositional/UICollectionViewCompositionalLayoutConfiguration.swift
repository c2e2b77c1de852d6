import CompositionalLayout
import CoreGraphics
import Foundation

/// The values that all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The direction in which the content scrolls. The default is `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The room between sections, in points. Zero by default.
    open var interSectionSpacing: CGFloat = 0
    /// Views at the edges of all sections together, such as a header of the collection view. Their index path is that
    /// of the item `Int.max` in section 0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edges from which the insets of sections count across the direction in which the content scrolls. The default
    /// is `.safeArea`.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        copy.contentInsetsReference = contentInsetsReference
        copy.boundarySupplementaryItems = boundarySupplementaryItems.compactMap {
            $0.duplicate() as? NSCollectionLayoutBoundarySupplementaryItem
        }
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else { return false }
            return other.scrollDirection == scrollDirection && other.interSectionSpacing == interSectionSpacing
                && other.contentInsetsReference == contentInsetsReference
                && other.boundarySupplementaryItems == boundarySupplementaryItems
        }
    }

    open override var hash: Int { 0 }

    /// The configuration as a value.
    final var value: CompositionConfiguration {
        var configuration = CompositionConfiguration()
        configuration.scrollAxis = scrollDirection == .horizontal ? .horizontal : .vertical
        configuration.interSectionSpacing = interSectionSpacing
        configuration.boundaryItems = boundarySupplementaryItems.map(\.boundaryDescription)
        configuration.contentInsetsReference = ContentInsetsReference(contentInsetsReference)
        return configuration
    }
}
