import CoreGraphics

/// A part of the content for assistive technology of the desktop.
package struct HostElement: Equatable, Sendable {
    package enum Role: Sendable {
        case text, heading, button, link, image, field, row, progress
    }

    /// The same as long as it stands for the same thing; no two elements on the screen have it at the same time.
    package var id: UInt
    package var role: Role
    package var label: String
    package var description: String
    package var isDisabled: Bool
    /// `nil` for what cannot be chosen.
    package var isSelected: Bool?
    /// `nil` for what shows neither less nor more.
    package var isExpanded: Bool?
    /// What can be done to it.
    package var actions: [String]
    /// In points of the content.
    package var frame: CGRect
}

extension HostElement {
    /// The name of the action that does what an element is for.
    static let activation = "activate"

    /// The part of the content that an element of the application is.
    ///
    /// The desktop has no name for a value in words: it follows the label.
    @MainActor
    init(_ item: AccessibilityItem) {
        let traits = item.traits
        let isRow = item.object is UITableViewCell
        id = UInt(bitPattern: Unmanaged.passUnretained(item.object).toOpaque())
        role =
            if item.object is UITextField {
                .field
            } else if traits.contains(.header) {
                .heading
            } else if traits.contains(.button) {
                .button
            } else if traits.contains(.link) {
                .link
            } else if traits.contains(.image) {
                .image
            } else if item.object is UIProgressView {
                .progress
            } else {
                isRow ? .row : .text
            }
        label = [item.label, item.value].compactMap { $0 }.joined(separator: ", ")
        description = item.hint ?? ""
        isDisabled = traits.contains(.notEnabled)
        isSelected = isRow || traits.contains(.selected) ? traits.contains(.selected) : nil
        isExpanded = item.expandedStatus == .unsupported ? nil : item.expandedStatus == .expanded
        actions = (item.respondsToUserInteraction ? [Self.activation] : []) + item.customActions.map(\.name)
        frame = item.frame
    }

    /// Does one of the actions to the element that this one was made of.
    @MainActor
    static func perform(_ index: Int, on item: AccessibilityItem) {
        let custom = item.respondsToUserInteraction ? index - 1 : index
        if custom < 0 {
            item.activate()
        } else if item.customActions.indices.contains(custom) {
            let action = item.customActions[custom]
            _ = action.actionHandler?(action)
        }
    }
}
