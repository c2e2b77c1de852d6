/// Directions along which something moves or lies.
public struct UIAxis: OptionSet, Sendable {
    /// The axes as bits.
    public let rawValue: UInt

    /// The axes with these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Left and right.
    public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
    /// Up and down.
    public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
    /// Every direction.
    public static var both: UIAxis { [.horizontal, .vertical] }
}
