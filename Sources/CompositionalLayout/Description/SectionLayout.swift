import Foundation

/// The description of a section.
package struct SectionLayout {
    /// The group, which is repeated until all items are placed.
    package var group: ItemLayout
    /// The room between groups, in points.
    package var interGroupSpacing: CGFloat = 0
    package var contentInsets = LayoutInsets.zero
    package var contentInsetsReference = ContentInsetsReference.automatic
    /// The room before the section along the scroll axis, in points.
    package var spaceBefore: CGFloat = 0
    package var boundaryItems: [BoundaryLayout] = []
    /// Whether the boundary items stay within the content insets across the scroll axis.
    package var boundaryItemsFollowContentInsets = true
    /// The insets of the boundary items across the scroll axis. If it is automatic, they are as
    /// `boundaryItemsFollowContentInsets` says.
    package var boundaryInsetsReference = ContentInsetsReference.automatic
    package var decorations: [DecorationLayout] = []
    /// How groups that follow each other across the scroll axis come to rest; `nil` if they follow each other along it.
    package var orthogonalScrolling: OrthogonalScrolling?

    package init(group: ItemLayout) {
        self.group = group
    }
}

/// The edges from which the content insets of a section count across the scroll axis.
package enum ContentInsetsReference: Hashable, Sendable {
    /// For a section that of its layout, and for a layout the safe area.
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}

/// The description of a header, a footer, or another view at an edge of a section or of the layout.
package struct BoundaryLayout: Hashable, Sendable {
    package var kind: String
    package var size: LayoutSize
    /// The edges where the view lies. It is in the center of an axis of which no edge is named.
    package var alignment: LayoutEdges
    /// Points by which the view is moved.
    package var offset: CGPoint
    /// Whether the view lies outside, so that the section grows. Otherwise it lies over the items.
    package var extendsBoundary: Bool
    /// Whether the view stays within the visible bounds as long as its section is visible.
    package var pinsToVisibleBounds: Bool
    package var zIndex: Int

    package init(
        kind: String,
        size: LayoutSize,
        alignment: LayoutEdges,
        offset: CGPoint = .zero,
        extendsBoundary: Bool = true,
        pinsToVisibleBounds: Bool = false,
        zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.alignment = alignment
        self.offset = offset
        self.extendsBoundary = extendsBoundary
        self.pinsToVisibleBounds = pinsToVisibleBounds
        self.zIndex = zIndex
    }
}

/// The description of a background of a section.
package struct DecorationLayout: Hashable, Sendable {
    package var kind: String
    package var contentInsets: LayoutInsets
    package var zIndex: Int

    package init(kind: String, contentInsets: LayoutInsets = .zero, zIndex: Int = 0) {
        self.kind = kind
        self.contentInsets = contentInsets
        self.zIndex = zIndex
    }
}

/// The parts of a description that all sections share.
package struct CompositionConfiguration {
    package var scrollAxis = LayoutAxis.vertical
    /// The room between sections, in points.
    package var interSectionSpacing: CGFloat = 0
    package var boundaryItems: [BoundaryLayout] = []
    package var contentInsetsReference = ContentInsetsReference.safeArea

    package init() {}
}

/// The visible bounds in which sections are laid out.
package struct CompositionContainer: Hashable, Sendable {
    /// The size in points.
    package var size: CGSize
    /// The number of pixels in a point.
    package var scale: CGFloat
    package var safeArea = LayoutInsets.zero
    package var layoutMargins = LayoutInsets.zero
    package var readableContent = LayoutInsets.zero

    package init(size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
    }

    func insets(_ reference: ContentInsetsReference) -> LayoutInsets {
        switch reference {
        case .automatic, .safeArea: safeArea
        case .none: .zero
        case .layoutMargins: layoutMargins
        case .readableContent: readableContent
        }
    }
}
