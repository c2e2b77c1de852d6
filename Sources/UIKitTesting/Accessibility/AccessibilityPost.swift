import UIKit

/// What the application told assistive technology by `UIAccessibility.post(notification:argument:)`.
///
/// ```swift
/// #expect(screen.accessibilityPosts.contains { $0.notification == .layoutChanged })
/// ```
public struct AccessibilityPost {
    /// What was told.
    public let notification: UIAccessibility.Notification
    /// The text, of those that have one.
    public let text: String?
    /// The element to go to, of those that name one.
    public let element: UIResponder?
}
