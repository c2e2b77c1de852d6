import CompositionalLayout
import CoreGraphics
import Foundation

/// A point of an item or a group at which a supplementary item is placed.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    /// The edges on which the point lies. It is in the center of an axis of which no edge is named.
    open var edges: NSDirectionalRectEdge { storedEdges }
    /// The distance from the point, in points or in fractions of the supplementary item's size.
    open var offset: CGPoint {
        switch value.offset {
        case .absolute(let point), .fractional(let point): point
        }
    }
    /// Whether the distance is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }
    /// Whether the distance is in fractions of the supplementary item's size.
    open var isFractionalOffset: Bool { if case .fractional = value.offset { true } else { false } }

    nonisolated let value: LayoutAnchor
    private let storedEdges: NSDirectionalRectEdge

    private init(_ edges: NSDirectionalRectEdge, _ offset: LayoutAnchor.Offset) {
        storedEdges = edges
        value = LayoutAnchor(edges: LayoutEdges(edges), offset: offset)
        super.init()
    }

    /// Creates an anchor.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .absolute(.zero)) }

    /// Creates an anchor with a distance in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, .absolute(absoluteOffset))
    }

    /// Creates an anchor with a distance in fractions of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, .fractional(fractionalOffset))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutAnchor)?.value == value }

    open override var hash: Int { value.hashValue }
}

extension LayoutEdges {
    init(_ edges: NSDirectionalRectEdge) {
        let pairs: [(NSDirectionalRectEdge, LayoutEdges)] = [
            (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
        ]
        self = pairs.reduce(into: []) { if edges.contains($1.0) { $0.insert($1.1) } }
    }
}

extension LayoutInsets {
    init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
