import CoreGraphics
import UIKit

/// A snapshot of an accessibility element on the screen.
///
/// ```swift
/// let row = try #require(screen.element(labelled: "Comment 3"))
/// #expect(row.expandedStatus == .collapsed && row.customActions == ["Expand"])
/// screen.perform("Expand", on: row)
/// ```
///
/// An element also has the following properties:
///
/// ```swift
/// #expect(row.traits.contains(.button) && row.respondsToUserInteraction)
/// #expect(row.frame.height >= 44 && row.object is UITableViewCell)
/// print(row.identifier ?? "unnamed", row.label ?? "", row.value ?? "", row.hint ?? "")
/// ```
public struct AccessibleElement: CustomStringConvertible {
    /// The accessibility label.
    public var label: String? { item.label }
    /// The accessibility value.
    public var value: String? { item.value }
    /// The accessibility hint.
    public var hint: String? { item.hint }
    /// The accessibility identifier, for tests and scripts.
    public var identifier: String? { item.identifier }
    /// The accessibility traits.
    public var traits: UIAccessibilityTraits { item.traits }
    /// The expanded status. It is `.unsupported` for an element that doesn't unfold.
    public var expandedStatus: UIAccessibility.ExpandedStatus { item.expandedStatus }
    /// The names of the custom actions.
    public let customActions: [String]
    /// Whether a person operates it, and does not only read it.
    public var respondsToUserInteraction: Bool { item.respondsToUserInteraction }
    /// The part that is to be seen, in points of the window.
    public var frame: CGRect { item.frame }
    /// The view or other object that the element represents.
    public var object: UIResponder { item.object }

    let item: AccessibilityItem

    @MainActor
    init(_ item: AccessibilityItem) {
        self.item = item
        customActions = item.customActions.map(\.name)
    }

    /// The label, the value, the status and the most important traits, similar to the speech of a screen reader.
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
