/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: UInt

    /// Creates edges from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
    /// The left edge, in every layout direction.
    public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
    /// The bottom edge.
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
    /// The right edge, in every layout direction.
    public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
    /// All edges.
    public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
