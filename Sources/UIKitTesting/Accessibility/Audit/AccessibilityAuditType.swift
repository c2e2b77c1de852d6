/// The kinds of issues that an accessibility audit looks for.
///
/// The names and raw values are those of `XCUIAccessibilityAuditType` where XCTest has the kind.
///
/// ```swift
/// let kinds: AccessibilityAuditType = [
///     .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped,
///     .keyboard,
/// ]
/// #expect(kinds == .all && kinds.contains(.keyboard))
/// ```
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    /// Creates a set of kinds from its raw value.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Texts that are hard to tell from their background.
    ///
    /// A text has a contrast ratio of at least 4.5, or of 3 if it is bold or has 18 points or more. The ratio is that
    /// of the Web Content Accessibility Guidelines, and the limits are those of Apple's Human Interface Guidelines.
    /// Texts of disabled controls and texts that are hidden from assistive technology are exempt.
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
    /// Texts on the screen that belong to no accessibility element.
    public static let elementDetection = AccessibilityAuditType(rawValue: 1 << 1)
    /// Elements that respond to touches in an area of less than 28 by 28 points, the smallest size that Apple's Human
    /// Interface Guidelines give for a control.
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
    /// Elements without a label.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
    /// Texts whose font doesn't follow the preferred text size.
    ///
    /// The audit changes the content size category of the screen, and restores it. Titles of navigation bars are
    /// exempt, since they have the same size on iOS, and so are signs without letters.
    public static let dynamicType = AccessibilityAuditType(rawValue: 1 << 16)
    /// Texts that are cut off or truncated. Texts of elements that the user can unfold are exempt.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)
    /// Elements that a person operates, and that the Tab key and the arrow keys don't lead to. XCTest has no such kind.
    public static let keyboard = AccessibilityAuditType(rawValue: 1 << 48)
    /// All kinds.
    public static let all: AccessibilityAuditType = [
        .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .keyboard,
    ]
}
