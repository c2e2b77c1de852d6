import UIKit

/// A notification that the app posted with `UIAccessibility.post(notification:argument:)`.
///
/// ```swift
/// #expect(screen.accessibilityPosts.contains { $0.notification == .layoutChanged })
/// ```
///
/// A post can have a text or an element:
///
/// ```swift
/// for post in screen.accessibilityPosts where post.element != nil || post.text != nil {
///     print(post.text ?? "to \(String(describing: post.element))")
/// }
/// ```
public struct AccessibilityPost {
    /// The notification.
    public let notification: UIAccessibility.Notification
    /// The text to announce, if the argument of the notification is a string.
    public let text: String?
    /// The element to move the focus to, if the argument of the notification is an element that still exists.
    ///
    /// The post doesn't retain the element, so that a test can check what is released.
    public private(set) weak var element: UIResponder?

    init(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        self.notification = notification
        text = argument as? String
        element = argument as? UIResponder
    }
}
