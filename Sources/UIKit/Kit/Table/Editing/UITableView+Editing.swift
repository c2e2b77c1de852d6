/// Selection in and outside the editing mode.
extension UITableView {
    /// Whether touches select rows in the current mode.
    var selectsByTouch: Bool {
        guard editing.isOn else { return allowsSelection }
        return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }

    /// Whether more than one row can be selected in the current mode.
    var selectsSeveral: Bool {
        editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
}
