/// The controls that a row shows while it is edited.
struct CellControls: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// Whether a circle shows that the row is selected, in place of a control.
    var selects = false
    /// Whether the content makes way even if there is no control.
    var indents = true

    /// Whether there is a control or a circle.
    var isShown: Bool { style != .none || selects }
}
