import UIKit

/// What the application told assistive technology by `UIAccessibility.post(notification:argument:)`.
///
/// ```swift
/// #expect(screen.accessibilityPosts.contains { $0.notification == .layoutChanged })
/// ```
///
/// ```swift
/// for post in screen.accessibilityPosts where post.element != nil || post.text != nil {
///     print(post.text ?? "to \(String(describing: post.element))")
/// }
/// ```
public struct AccessibilityPost {
    /// What was told.
    public let notification: UIAccessibility.Notification
    /// The text, of those that have one.
    public let text: String?
    /// The element to go to, of those that name one.
    public let element: UIResponder?
}
