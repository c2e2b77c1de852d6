/// The style of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// UIKit's raw value. A value other than 0 that is neither thick nor double draws a single line.
    public let rawValue: Int

    /// Creates a style with a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A line of twice the thickness (unverified).
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines, with a gap of their thickness (unverified).
    public static let double = NSUnderlineStyle(rawValue: 9)
}
