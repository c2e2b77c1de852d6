import CompositionalLayout
import CoreGraphics
import Foundation

/// A closure that is called with the views of a section in sight, the distance by which the section has been scrolled,
/// and the container, each time the layout is prepared and while the section scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// The description of a section of a compositional layout.
///
/// The layout reads it when it is prepared. Later changes count after the layout has been invalidated.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    /// The distances of the groups from the edges of the section, in points. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room between groups, in points. Zero by default.
    open var interGroupSpacing: CGFloat = 0
    /// The edges from which the insets count across the direction in which the content scrolls. The default is
    /// `.automatic`: as the layout has it.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The edges from which headers, footers and other boundary items count across the direction in which the content
    /// scrolls. The default is `.automatic`: they have the insets of the section.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether the boundary items have the insets of the section. The default is `true`.
    open var supplementariesFollowContentInsets = true
    /// Views at the edges of the section, such as a header.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Backgrounds of the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// How the section scrolls across the content. The default is `.none`: it doesn't.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The details of how the section scrolls across the content.
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
    /// A closure that may change the look of the views in sight. The default is `nil`.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    private let group: NSCollectionLayoutGroup
    private let scrolling: UICollectionLayoutSectionOrthogonalScrollingProperties
    /// The list that the section is; `nil` for another section.
    final var list: ListSection?

    private init(
        _ group: NSCollectionLayoutGroup,
        _ scrolling: UICollectionLayoutSectionOrthogonalScrollingProperties
    ) {
        (self.group, self.scrolling) = (group, scrolling)
        super.init()
    }

    /// Creates a section that repeats a group.
    public convenience init(group: NSCollectionLayoutGroup) {
        self.init(group, UICollectionLayoutSectionOrthogonalScrollingProperties())
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// Returns an independent section with the same values.
    final func duplicate() -> NSCollectionLayoutSection {
        let properties = scrolling.copy() as? UICollectionLayoutSectionOrthogonalScrollingProperties
        let copied = group.duplicate() as? NSCollectionLayoutGroup
        let copy = NSCollectionLayoutSection(copied ?? group, properties ?? scrolling)
        (copy.contentInsets, copy.interGroupSpacing) = (contentInsets, interGroupSpacing)
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems.compactMap {
            $0.duplicate() as? NSCollectionLayoutBoundarySupplementaryItem
        }
        copy.decorationItems = decorationItems.compactMap { $0.duplicate() as? NSCollectionLayoutDecorationItem }
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.list = list
        return copy
    }

    /// Whether the values of both are equal. Closures aren't compared.
    open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? NSCollectionLayoutSection else { return false }
            return other === self || isLike(other)
        }
    }

    open override var hash: Int { 0 }

    private func isLike(_ other: NSCollectionLayoutSection) -> Bool {
        group == other.group && contentInsets == other.contentInsets && interGroupSpacing == other.interGroupSpacing
            && contentInsetsReference == other.contentInsetsReference
            && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
            && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
            && boundarySupplementaryItems == other.boundarySupplementaryItems
            && decorationItems == other.decorationItems
            && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior && scrolling == other.scrolling
            && list?.geometry == other.list?.geometry
    }

    /// Whether the section has the same places as another one with the same items.
    final func hasPlaces(of other: NSCollectionLayoutSection) -> Bool {
        isLike(other) && group.frameProviders == other.group.frameProviders
    }

    // MARK: Solving

    /// Returns the description as a value.
    ///
    /// - Parameter isFirst: Whether the section is the first one.
    final func description(_ traits: UITraitCollection, isFirst: Bool) -> SectionLayout {
        var section = SectionLayout(group: group.description(traits))
        section.contentInsets = LayoutInsets(contentInsets)
        section.interGroupSpacing = interGroupSpacing
        section.contentInsetsReference = ContentInsetsReference(contentInsetsReference)
        section.boundaryInsetsReference = ContentInsetsReference(supplementaryContentInsetsReference)
        section.boundaryItemsFollowContentInsets = supplementariesFollowContentInsets
        section.boundaryItems = boundarySupplementaryItems.map(\.boundaryDescription)
        section.decorations = decorationItems.map(\.backgroundDescription)
        section.orthogonalScrolling = orthogonalScrollingBehavior.value
        if let list { section.spaceBefore = list.spaceBefore(isFirst: isFirst) }
        return section
    }

    /// Whether an element of a kind is at an edge of the section.
    final func isBoundary(_ kind: String) -> Bool { boundarySupplementaryItems.contains { $0.elementKind == kind } }

    /// Whether insets count from the margins of the collection view.
    final var usesMargins: Bool {
        [contentInsetsReference, supplementaryContentInsetsReference].contains {
            $0 == .layoutMargins || $0 == .readableContent
        }
    }

    /// Whether something stays at the edges of the visible bounds.
    final var hasPinnedItems: Bool { boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) }
}

extension ContentInsetsReference {
    init(_ reference: UIContentInsetsReference) {
        self =
            switch reference {
            case .automatic: .automatic
            case .none: .none
            case .safeArea: .safeArea
            case .layoutMargins: .layoutMargins
            case .readableContent: .readableContent
            }
    }
}
