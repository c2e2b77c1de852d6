/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: UInt

    /// The sides with these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper side.
    public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
    /// The left side, in every writing direction.
    public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
    /// The lower side.
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
    /// The right side, in every writing direction.
    public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
    /// Every side.
    public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
