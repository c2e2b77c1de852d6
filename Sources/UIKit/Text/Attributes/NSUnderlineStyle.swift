/// The look of a line below or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// UIKit's number of the look. Every number but 0 gives one line.
    public let rawValue: Int

    /// The look of that number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}
