import CoreGraphics
import UIKit

extension TestScreen {
    /// Examines the screen for accessibility issues, as `performAccessibilityAudit(for:_:)` of `XCUIApplication` does.
    ///
    /// The audit examines what is on the screen: scroll and open menus to audit the rest. Let motions end first.
    ///
    /// ```swift
    /// let issues = screen.performAccessibilityAudit(for: .all) { issue in
    ///     issue.auditType == .contrast && issue.element?.identifier == "watermark"  // is on purpose
    /// }
    /// #expect(issues.isEmpty, "\(issues)")
    /// ```
    ///
    /// - Parameters:
    ///   - auditTypes: The kinds of issues to look for.
    ///   - issueHandler: A closure that returns whether to ignore an issue.
    /// - Returns: The issues that aren't ignored, in reading order within each kind.
    public func performAccessibilityAudit(
        for auditTypes: AccessibilityAuditType = .all,
        _ issueHandler: (AccessibilityAuditIssue) throws -> Bool
    ) rethrows -> [AccessibilityAuditIssue] {
        try performAccessibilityAudit(for: auditTypes).filter { try !issueHandler($0) }
    }

    /// Examines the screen for accessibility issues, and ignores none.
    ///
    /// ```swift
    /// let issues = screen.performAccessibilityAudit(for: [.contrast, .hitRegion])
    /// ```
    ///
    /// - Parameter auditTypes: The kinds of issues to look for.
    /// - Returns: The issues, in reading order within each kind.
    public func performAccessibilityAudit(for auditTypes: AccessibilityAuditType = .all) -> [AccessibilityAuditIssue] {
        let elements = accessibilityTree
        let texts = VisibleText.all(in: screen.display.windows)
        var issues: [AccessibilityAuditIssue] = []
        let elementAudit = ElementAudit(screen: self, elements: elements)
        if auditTypes.contains(.sufficientElementDescription) { issues += elementAudit.descriptions() }
        if auditTypes.contains(.hitRegion) { issues += elementAudit.hitRegions() }
        if auditTypes.contains(.keyboard) { issues += elementAudit.keyboard() }
        let textAudit = TextAudit(elements: elements, texts: texts)
        if auditTypes.contains(.elementDetection) { issues += textAudit.detection() }
        if auditTypes.contains(.textClipped) { issues += textAudit.clipping() }
        if auditTypes.contains(.contrast) { issues += textAudit.contrast(on: picture(), screen.display.scale) }
        if auditTypes.contains(.dynamicType) { issues += textAudit.sizes { setContentSizeCategory($0) } }
        return issues
    }
}
