import CoreGraphics
import UIKit

/// An issue that an accessibility audit found.
///
/// ```swift
/// for issue in screen.performAccessibilityAudit() {
///     print(issue.auditType, issue.compactDescription, issue.frame, issue.element?.label ?? "", issue.object)
///     print(issue.detailedDescription)
/// }
/// ```
public struct AccessibilityAuditIssue: CustomStringConvertible {
    /// The kind of the issue.
    public let auditType: AccessibilityAuditType
    /// The accessibility element that has the issue, or `nil` if the text belongs to none.
    public let element: AccessibleElement?
    /// The view or other object that has the issue, such as a label inside the element.
    public let object: UIResponder
    /// The frame of the object, in points of the window.
    public let frame: CGRect
    /// A short description, which is equal for issues of the same cause.
    public let compactDescription: String
    /// A description with the object and the measured values.
    public let detailedDescription: String

    public var description: String { "\(compactDescription): \(detailedDescription)" }
}
