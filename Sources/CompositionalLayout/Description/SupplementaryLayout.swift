import Foundation

/// The description of a view that is anchored to an item or a group.
package struct SupplementaryLayout: Hashable, Sendable {
    package var kind: String
    package var size: LayoutSize
    /// The point of the item or group.
    package var containerAnchor: LayoutAnchor
    /// The point of the view that is placed there; `nil` for the same edges as those of the container.
    package var itemAnchor: LayoutAnchor?
    package var zIndex: Int

    package init(
        kind: String,
        size: LayoutSize,
        containerAnchor: LayoutAnchor,
        itemAnchor: LayoutAnchor? = nil,
        zIndex: Int = 1
    ) {
        self.kind = kind
        self.size = size
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        self.zIndex = zIndex
    }

    /// Returns the frame for the frame of an item or group.
    ///
    /// - Parameter container: The size of which fractions are fractions.
    func frame(around frame: CGRect, container: CGSize, _ grid: PixelGrid) -> CGRect {
        let size = self.size.size(in: container, grid)
        let item = itemAnchor ?? LayoutAnchor(edges: containerAnchor.edges)
        let offsets = [containerAnchor, item].map { $0.distance(of: size) }
        func origin(_ axis: LayoutAxis) -> CGFloat {
            axis.start(frame) + axis.along(frame.size) * containerAnchor.edges.position(along: axis)
                - axis.along(size) * item.edges.position(along: axis)
                + offsets.reduce(0) { $0 + axis.along($1) }
        }
        return CGRect(
            origin: CGPoint(x: grid.round(origin(.horizontal)), y: grid.round(origin(.vertical))),
            size: size
        )
    }
}

/// A point of an element, with a distance from it.
package struct LayoutAnchor: Hashable, Sendable {
    /// A distance from an anchor.
    package enum Offset: Hashable, Sendable {
        /// Points.
        case absolute(CGPoint)
        /// Fractions of the size of the view that is placed.
        case fractional(CGPoint)
    }

    package var edges: LayoutEdges
    package var offset: Offset

    package init(edges: LayoutEdges, offset: Offset = .absolute(.zero)) {
        self.edges = edges
        self.offset = offset
    }

    fileprivate func distance(of size: CGSize) -> CGPoint {
        switch offset {
        case .absolute(let point): point
        case .fractional(let point): CGPoint(x: point.x * size.width, y: point.y * size.height)
        }
    }
}

/// Edges of an element.
package struct LayoutEdges: OptionSet, Hashable, Sendable {
    package static let top = LayoutEdges(rawValue: 1 << 0)
    package static let leading = LayoutEdges(rawValue: 1 << 1)
    package static let bottom = LayoutEdges(rawValue: 1 << 2)
    package static let trailing = LayoutEdges(rawValue: 1 << 3)

    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The position between the start and the end of an element from 0 to 1. The center if neither or both are named.
    func position(along axis: LayoutAxis) -> CGFloat {
        let start = contains(axis == .horizontal ? .leading : .top)
        let end = contains(axis == .horizontal ? .trailing : .bottom)
        return start == end ? 0.5 : start ? 0 : 1
    }
}
