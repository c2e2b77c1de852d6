/// The elements of a table that are only as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The headers of sections. They begin at the leading edge of the table. The raw value is Apple's.
    public static var sectionHeaders: UITableViewContentHuggingElements {
        UITableViewContentHuggingElements(rawValue: 1 << 0)
    }
}
