import Foundation

/// The text size that the user prefers. Categories compare by text size, and the unspecified category is the
/// smallest.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's identifier, such as `UICTContentSizeCategoryL`.
    public let rawValue: String

    /// Creates the category with an identifier. An identifier that isn't among the constants is an unspecified size.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Unspecified. Text has its size at ``large``.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the default.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default: body text of 17 points.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps above the default, the largest that isn't an accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL"
    )
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL"
    )
    /// The largest text.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
    )

    /// Posted after the user chose another text size, when the traits have changed. The object is the screen
    /// (unverified).
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification's information.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether text is so large that layouts may need to change, which is body text of at least 28 points.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// Returns whether text is smaller in the first category.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }

    /// Returns whether text isn't larger in the first category.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank <= right.rank
    }

    /// Returns whether text is larger in the first category.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank > right.rank
    }

    /// Returns whether text isn't smaller in the first category.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank >= right.rank
    }
}

extension UIContentSizeCategory {
    /// All categories except the unspecified one, from the smallest text to the largest.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let ranks = Dictionary(
        uniqueKeysWithValues: ordered.enumerated().map { ($0.element, $0.offset) }
    )

    private var rank: Int {
        Self.ranks[self] ?? -1
    }

    /// The index of the category in ``ordered``, or that of ``large`` if the size is unspecified.
    var step: Int {
        Self.ranks[self] ?? 3
    }
}
