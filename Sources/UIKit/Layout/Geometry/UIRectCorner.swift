/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// The corners with these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left corner.
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
    /// The upper right corner.
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
    /// The lower left corner.
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
    /// The lower right corner.
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
    /// Every corner, and every bit besides.
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}
