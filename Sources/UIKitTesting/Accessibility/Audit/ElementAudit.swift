import CoreGraphics
import UIKit

/// The part of an accessibility audit that examines elements.
@MainActor
struct ElementAudit {
    let screen: TestScreen
    let elements: [AccessibleElement]

    /// The smallest width and height of a touch target, in points.
    private static let leastSide: CGFloat = 28

    func descriptions() -> [AccessibilityAuditIssue] {
        elements.filter { ($0.label ?? "").isEmpty }.map {
            issue($0, .sufficientElementDescription, "Element has no description", "has no label")
        }
    }

    func hitRegions() -> [AccessibilityAuditIssue] {
        operable.compactMap { element in
            let size = element.object.accessibilityFrame.size
            let isLarge = size.width >= Self.leastSide && size.height >= Self.leastSide
            guard !isLarge, !reachesBeyond(element) else { return nil }
            return issue(
                element,
                .hitRegion,
                "Hit area is too small",
                "is \(size.width.short) by \(size.height.short) points; at least \(Self.leastSide.short) are needed"
            )
        }
    }

    func keyboard() -> [AccessibilityAuditIssue] {
        // A menu moves through its rows by itself.
        guard screen.screen.display.keysBelongToWindow else { return [] }
        let reached = UIFocusSystem.views(reachedByKeysIn: screen.window)
        let identities = Set(reached.map(ObjectIdentifier.init))
        return operable.compactMap { element in
            guard let view = element.object as? UIView else { return nil }
            let isReached =
                identities.contains(ObjectIdentifier(view)) || reached.contains { $0.isDescendant(of: view) }
                || view.isInsideControl(among: identities)
            return isReached
                ? nil : issue(element, .keyboard, "Element is not reached by keyboard", "never has the focus")
        }
    }

    /// The elements that a person operates now.
    private var operable: [AccessibleElement] {
        elements.filter { $0.respondsToUserInteraction && !$0.traits.contains(.notEnabled) }
    }

    /// Returns whether the element's view also takes the touches beside it that make the area large enough, on both
    /// sides or on one of them.
    private func reachesBeyond(_ element: AccessibleElement) -> Bool {
        guard let view = element.object as? UIView, let window = view.window else { return false }
        let frame = element.object.accessibilityFrame
        func takes(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
            let point = window.convert(CGPoint(x: frame.midX + dx, y: frame.midY + dy), from: nil)
            return window.hitTest(point, with: nil)?.isDescendant(of: view) == true
        }
        /// The length of the area on one side of the middle, in whole points.
        func length(_ side: CGVector) -> CGFloat {
            let steps = stride(from: 0.5, to: Self.leastSide, by: 1)
            return CGFloat(steps.prefix { takes(side.dx * $0, side.dy * $0) }.count)
        }
        let width = length(CGVector(dx: -1, dy: 0)) + length(CGVector(dx: 1, dy: 0))
        let height = length(CGVector(dx: 0, dy: -1)) + length(CGVector(dx: 0, dy: 1))
        return width >= Self.leastSide && height >= Self.leastSide
    }

    private func issue(
        _ element: AccessibleElement,
        _ type: AccessibilityAuditType,
        _ compact: String,
        _ detail: String
    ) -> AccessibilityAuditIssue {
        AccessibilityAuditIssue(
            auditType: type,
            element: element,
            object: element.object,
            frame: element.frame,
            compactDescription: compact,
            detailedDescription: "\(Swift.type(of: element.object)) “\(element)” \(detail)"
        )
    }
}

extension UIView {
    /// Whether the view is a part of a control that keys lead to.
    fileprivate func isInsideControl(among identities: Set<ObjectIdentifier>) -> Bool {
        sequence(first: self, next: \.superview).contains {
            $0 is UIControl && identities.contains(ObjectIdentifier($0))
        }
    }
}
