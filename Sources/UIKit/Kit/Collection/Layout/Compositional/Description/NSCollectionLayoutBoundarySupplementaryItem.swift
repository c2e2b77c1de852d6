import CompositionalLayout
import CoreGraphics
import Foundation

/// The description of a header, a footer, or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the view lies outside, so that the section grows. Otherwise it lies over the items. The default is
    /// `true`.
    open var extendsBoundary = true
    /// Whether the view stays within the visible bounds as long as its section is visible. The default is `false`.
    open var pinToVisibleBounds = false
    /// The edges where the view lies. It is in the center of an axis of which no edge is named.
    open var alignment: NSRectAlignment { place.alignment }
    /// The distance by which the view is moved, in points.
    open var offset: CGPoint { place.offset }

    private let place: (alignment: NSRectAlignment, offset: CGPoint)

    private init(_ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint) {
        place = (alignment, offset)
        super.init(size, kind: kind, container: NSCollectionLayoutAnchor(edges: NSDirectionalRectEdge(alignment)))
    }

    /// Creates a view at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize, elementKind, alignment, .zero)
    }

    /// Creates a view at a distance from its place at an edge.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.init(layoutSize, elementKind, alignment, absoluteOffset)
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize,
            elementKind,
            place.alignment,
            place.offset
        ).taking(self)
        copy.zIndex = zIndex
        (copy.extendsBoundary, copy.pinToVisibleBounds) = (extendsBoundary, pinToVisibleBounds)
        return copy
    }

    override func isLike(_ other: NSCollectionLayoutItem) -> Bool {
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
        return super.isLike(other) && place == other.place && extendsBoundary == other.extendsBoundary
            && pinToVisibleBounds == other.pinToVisibleBounds
    }

    /// The description as a value.
    var boundaryDescription: BoundaryLayout {
        BoundaryLayout(
            kind: elementKind,
            size: layoutSize.value,
            alignment: LayoutEdges(NSDirectionalRectEdge(place.alignment)),
            offset: place.offset,
            extendsBoundary: extendsBoundary,
            pinsToVisibleBounds: pinToVisibleBounds,
            zIndex: zIndex
        )
    }
}

extension NSDirectionalRectEdge {
    fileprivate init(_ alignment: NSRectAlignment) {
        self =
            switch alignment {
            case .none: []
            case .top: .top
            case .topLeading: [.top, .leading]
            case .leading: .leading
            case .bottomLeading: [.bottom, .leading]
            case .bottom: .bottom
            case .bottomTrailing: [.bottom, .trailing]
            case .trailing: .trailing
            case .topTrailing: [.top, .trailing]
            }
    }
}
