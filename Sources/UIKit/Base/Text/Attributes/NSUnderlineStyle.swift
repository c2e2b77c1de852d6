/// The style of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// UIKit's raw value. Every value other than 0 draws a single line.
    public let rawValue: Int

    /// Creates a style with a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}
