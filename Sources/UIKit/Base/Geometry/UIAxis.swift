/// A set of axes.
public struct UIAxis: OptionSet, Sendable {
    /// The axes as bits.
    public let rawValue: UInt

    /// Creates axes from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
    /// The vertical axis.
    public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
    /// Both axes.
    public static var both: UIAxis { [.horizontal, .vertical] }
}
