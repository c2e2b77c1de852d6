/// The state of a cell with a configuration.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The part of a cell in a drag.
    public enum DragState: Hashable, Sendable {
        case none
        /// The cell is lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The part of a cell in a drop.
    public enum DropState: Hashable, Sendable {
        case none
        /// Something is dragged over the table, and not over the cell.
        case notTargeted
        /// Something is dragged over the cell.
        case targeted
    }

    public var traitCollection: UITraitCollection
    /// Whether the cell doesn't respond to the user.
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    /// Whether the cell has the keyboard focus.
    public var isFocused = false
    /// Whether the cell stays at the edge while the content scrolls.
    public var isPinned = false
    /// Whether the row is edited.
    public var isEditing = false
    /// Whether the cell shows the rows inside it. A table view never sets it.
    public var isExpanded = false
    /// Whether the actions beside the row are shown.
    public var isSwiped = false
    /// Whether the row is being moved by the user.
    public var isReordering = false
    /// The part of the cell in a drag. A table view never sets it.
    public var cellDragState = DragState.none
    /// The part of the cell in a drop. A table view never sets it.
    public var cellDropState = DropState.none
    private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customValues[key] }
        set { customValues[key] = newValue }
    }
}
