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

    package init(
        id: UInt,
        role: Role,
        label: String,
        description: String,
        isDisabled: Bool,
        isSelected: Bool?,
        isExpanded: Bool?,
        actions: [String],
        frame: CGRect
    ) {
        self.id = id
        self.role = role
        self.label = label
        self.description = description
        self.isDisabled = isDisabled
        self.isSelected = isSelected
        self.isExpanded = isExpanded
        self.actions = actions
        self.frame = frame
    }
}
