import CompositionalLayout
import Foundation

/// The room around an item, outside of its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The room at the leading edge; `nil` for none.
    open var leading: NSCollectionLayoutSpacing? { edges.leading }
    /// The room at the top; `nil` for none.
    open var top: NSCollectionLayoutSpacing? { edges.top }
    /// The room at the trailing edge; `nil` for none.
    open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
    /// The room at the bottom; `nil` for none.
    open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

    private struct Edges {
        var leading, top, trailing, bottom: NSCollectionLayoutSpacing?
    }

    private let edges: Edges
    nonisolated let value: LayoutEdgeSpacing

    private init(_ edges: Edges) {
        self.edges = edges
        value = LayoutEdgeSpacing(
            leading: edges.leading?.value ?? .none,
            top: edges.top?.value ?? .none,
            trailing: edges.trailing?.value ?? .none,
            bottom: edges.bottom?.value ?? .none
        )
        super.init()
    }

    /// Creates the room around an item.
    public convenience init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init(Edges(leading: leading, top: top, trailing: trailing, bottom: bottom))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutEdgeSpacing)?.value == value }

    open override var hash: Int { value.hashValue }
}
