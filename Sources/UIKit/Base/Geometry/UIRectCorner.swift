/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Creates corners from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 0) }
    /// The top right corner.
    public static var topRight: UIRectCorner { UIRectCorner(rawValue: 1 << 1) }
    /// The bottom left corner.
    public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 1 << 2) }
    /// The bottom right corner.
    public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 1 << 3) }
    /// All corners. All other bits are also set.
    public static var allCorners: UIRectCorner { UIRectCorner(rawValue: .max) }
}
