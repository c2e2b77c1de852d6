/// How large a person wants text to be. Compared, smaller text comes first and an unspecified size before all.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's identifier, such as `UICTContentSizeCategoryL`.
    public let rawValue: String

    /// The category with this identifier; one that is not among the constants stands for an unspecified size.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Not said; text gets its size in ``large``.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the usual.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One step below the usual.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size: body text of 17 points.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One step above the usual.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the usual.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps above the usual, the largest outside the accessibility sizes.
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

    /// Whether text is so large that layouts may have to change: body text of 28 points and more.
    public var isAccessibilityCategory: Bool {
        self >= .accessibilityMedium
    }

    /// Whether text is smaller in the first than in the second.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank < right.rank
    }

    /// Whether text is not larger in the first than in the second.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank <= right.rank
    }

    /// Whether text is larger in the first than in the second.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank > right.rank
    }

    /// Whether text is not smaller in the first than in the second.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.rank >= right.rank
    }
}

extension UIContentSizeCategory {
    /// Every category but the unspecified one, the smallest text first.
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

    /// The category's place in ``ordered``, that of ``large`` if the size is unspecified.
    var step: Int {
        Self.ranks[self] ?? 3
    }
}
