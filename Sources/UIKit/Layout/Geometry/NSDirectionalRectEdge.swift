/// Sides of a rectangle, where leading is the side that a line of text starts at.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: UInt

    /// The sides with these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper side.
    public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
    /// The side at which lines start.
    public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
    /// The lower side.
    public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
    /// The side at which lines end.
    public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
    /// Every side.
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
