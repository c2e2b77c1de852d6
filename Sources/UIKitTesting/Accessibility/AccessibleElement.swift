import CoreGraphics
import UIKit

/// An element of the screen as assistive technology finds it, at one moment.
///
/// ```swift
/// let row = try #require(screen.element(labelled: "Comment 3"))
/// #expect(row.expandedStatus == .collapsed && row.customActions == ["Expand"])
/// screen.perform("Expand", on: row)
/// ```
///
/// What else is known of one:
///
/// ```swift
/// #expect(row.traits.contains(.button) && row.respondsToUserInteraction)
/// #expect(row.frame.height >= 44 && row.object is UITableViewCell)
/// print(row.identifier ?? "unnamed", row.label ?? "", row.value ?? "", row.hint ?? "")
/// ```
public struct AccessibleElement: CustomStringConvertible {
    /// What it is called.
    public var label: String? { item.label }
    /// What it holds or says.
    public var value: String? { item.value }
    /// What activating it leads to.
    public var hint: String? { item.hint }
    /// The name for tests and scripts.
    public var identifier: String? { item.identifier }
    /// What kind of element it is, and in which state.
    public var traits: UIAccessibilityTraits { item.traits }
    /// Whether it is unfolded; `.unsupported` for what does not unfold.
    public var expandedStatus: UIAccessibility.ExpandedStatus { item.expandedStatus }
    /// The names of what can be done to it besides activating it.
    public let customActions: [String]
    /// Whether a person operates it, and does not only read it.
    public var respondsToUserInteraction: Bool { item.respondsToUserInteraction }
    /// The part that is to be seen, in points of the window.
    public var frame: CGRect { item.frame }
    /// The view, or other object, that the rest comes from.
    public var object: UIResponder { item.object }

    let item: AccessibilityItem

    @MainActor
    init(_ item: AccessibilityItem) {
        self.item = item
        customActions = item.customActions.map(\.name)
    }

    /// The label and what is not as in most elements, as a screen reader might say it.
    public var description: String {
        let state: [(UIAccessibilityTraits, String)] = [
            (.header, "header"), (.button, "button"), (.link, "link"), (.selected, "selected"), (.notEnabled, "dimmed"),
        ]
        let status: String? =
            switch expandedStatus {
            case .unsupported: nil
            case .expanded: "expanded"
            case .collapsed: "collapsed"
            }
        let words = state.filter { traits.contains($0.0) }.map(\.1)
        return ([label ?? "unnamed", value, status].compactMap { $0 } + words).joined(separator: ", ")
    }
}
