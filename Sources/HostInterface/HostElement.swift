import CoreGraphics

/// An element of the content that the desktop's assistive technology reads.
package struct HostElement: Equatable, Sendable {
    package enum Role: Sendable {
        case text, heading, button, link, image, field, row, progress, slider, toggle, menuItem
    }

    /// The place of an element in a list, of which only some elements may be on the screen.
    package struct List: Equatable, Sendable {
        /// An identifier that is unique among the lists on the screen.
        package var id: UInt
        package var name: String
        /// The position of the element. The first one is 1.
        package var position: Int
        /// The number of elements in the list.
        package var count: Int

        package init(id: UInt, name: String, position: Int, count: Int) {
            self.id = id
            self.name = name
            self.position = position
            self.count = count
        }
    }

    /// An identifier that is unique among the elements on the screen.
    ///
    /// It is constant while the element represents the same content.
    package var id: UInt
    package var role: Role
    package var label: String
    package var description: String
    package var isDisabled: Bool
    /// Whether the element is selected, or `nil` if it cannot be selected.
    package var isSelected: Bool?
    /// Whether the element is expanded, or `nil` if it cannot be expanded.
    package var isExpanded: Bool?
    /// Whether the element is on, or `nil` if it cannot be turned on.
    package var isOn: Bool?
    /// The names of the actions that the element supports.
    package var actions: [String]
    /// The place of the element in a list, or `nil` if it is in none.
    package var list: List?
    /// Whether the element has the keyboard focus. At most one element has it.
    package var isFocused = false
    /// The frame in points of the content.
    package var frame: CGRect

    package init(
        id: UInt,
        role: Role,
        label: String,
        description: String,
        isDisabled: Bool,
        isSelected: Bool?,
        isExpanded: Bool?,
        isOn: Bool? = nil,
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
        self.isOn = isOn
        self.actions = actions
        self.frame = frame
    }
}
