import CoreGraphics

/// The editing state of a cell.
@MainActor
struct CellEditing {
    /// Whether the row is edited.
    var isOn = false
    var controls = CellControls()
    var showsReorderControl = false
    var accessoryType = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?
    /// The control at the leading end.
    var control: EditControl?
    /// The control that moves the row.
    var grip: ReorderControl?
    /// The actions beside the row.
    var actions: SwipeActionsView?
    /// The distance by which the row is moved for its actions, in points.
    var distance: CGFloat = 0
    /// The horizontal movement of the parts for it, in points.
    var shift: CGFloat = 0

    /// Whether the content makes way for the control.
    var isIndented: Bool { isOn && (controls.isShown || controls.indents) }

    /// Whether the content makes way for the control that moves the row.
    var hasGrip: Bool { isOn && showsReorderControl }

    /// The controls that the cell has.
    var shownControls: [UIView] { [control, grip].compactMap { $0 as UIView? } }

    /// Releases those of the controls that are in a list.
    mutating func releaseControls(_ views: [UIView]) {
        if let control, views.contains(control) { self.control = nil }
        if let grip, views.contains(grip) { self.grip = nil }
    }

    /// The state that subclasses are notified of.
    var stateMask: UITableViewCell.StateMask {
        var mask: UITableViewCell.StateMask = []
        if isOn, controls.isShown { mask.insert(.showingEditControl) }
        if actions?.side == .trailing { mask.insert(.showingDeleteConfirmation) }
        return mask
    }
}
