import CoreGraphics
import UIKit

/// The part of an accessibility audit that examines texts.
@MainActor
struct TextAudit {
    let elements: [AccessibleElement]
    let texts: [VisibleText]

    func detection() -> [AccessibilityAuditIssue] {
        texts.filter { !$0.isDecoration && element(of: $0) == nil }.map {
            issue($0, .elementDetection, "Potentially inaccessible text", "belongs to no accessibility element")
        }
    }

    func clipping() -> [AccessibilityAuditIssue] {
        texts.filter { text in
            guard
                text.isCut || text.label.isTruncated || text.label.bounds.height + 1 < text.label.shownFont.lineHeight,
                !text.isDecoration
            else { return false }
            // The user unfolds the element to read the rest.
            return element(of: text).map { $0.expandedStatus == .unsupported } ?? true
        }
        .map { issue($0, .textClipped, "Text clipped", "doesn't fit in \($0.label.bounds.size.short)") }
    }

    func contrast(on picture: UIImage, _ scale: CGFloat) -> [AccessibilityAuditIssue] {
        guard let image = picture.cgImage else { return [] }
        return texts.compactMap { text in
            guard !text.isDisabled, element(of: text)?.traits.contains(.notEnabled) != true,
                !text.isDecoration, text.hasLetters,
                let ratio = ContrastMeasurement(of: text, on: image, scale: scale).lowestRatio
            else { return nil }
            let font = text.label.shownFont
            let isLarge = font.pointSize >= 18 || font.fontDescriptor.symbolicTraits.contains(.traitBold)
            let least: CGFloat = isLarge ? 3 : 4.5
            guard ratio < least - 0.05 else { return nil }
            return issue(
                text,
                .contrast,
                ratio < 3 ? "Contrast failed" : "Contrast nearly passed",
                "has a contrast ratio of \(((ratio * 100).rounded() / 100).short); at least \(least.short) is needed"
            )
        }
    }

    /// Compares the font sizes with those at another text size.
    func sizes(setCategory: (UIContentSizeCategory) -> Void) -> [AccessibilityAuditIssue] {
        guard let category = texts.first?.label.traitCollection.preferredContentSizeCategory else { return [] }
        let found = texts.filter { $0.hasLetters && !$0.isDecoration && !$0.isInNavigationBar }
        let before = found.map { ($0.label.text, $0.label.shownFont.pointSize) }
        setCategory(category.isAccessibilityCategory ? .large : .accessibilityExtraLarge)
        let unchanged = zip(found, before).filter { text, before in
            text.label.window != nil && text.label.text == before.0 && text.label.shownFont.pointSize == before.1
        }
        setCategory(category)
        return unchanged.map {
            issue($0.0, .dynamicType, "Dynamic Type font sizes are unsupported", "has \($0.1.1.short) points always")
        }
    }

    private func element(of text: VisibleText) -> AccessibleElement? {
        let chain = Set(sequence(first: text.label as UIView, next: \.superview).map(ObjectIdentifier.init))
        return elements.last { chain.contains(ObjectIdentifier($0.object)) }
    }

    private func issue(
        _ text: VisibleText,
        _ type: AccessibilityAuditType,
        _ compact: String,
        _ detail: String
    ) -> AccessibilityAuditIssue {
        AccessibilityAuditIssue(
            auditType: type,
            element: element(of: text),
            object: text.label,
            frame: text.frame,
            compactDescription: compact,
            detailedDescription: "\(Swift.type(of: text.label)) “\((text.label.text ?? "").prefix(80))” \(detail)"
        )
    }
}

extension VisibleText {
    /// Whether the text has letters or digits, and not only pictures.
    fileprivate var hasLetters: Bool {
        label.text?.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType == .decimal }
            ?? false
    }

    fileprivate var isInNavigationBar: Bool {
        sequence(first: label as UIView, next: \.superview).contains { $0 is UINavigationBar }
    }
}

extension CGSize {
    fileprivate var short: String { "\(width.short) by \(height.short) points" }
}
