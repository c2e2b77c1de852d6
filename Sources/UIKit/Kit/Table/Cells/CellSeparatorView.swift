/// The separator at the bottom of a cell.
final class CellSeparatorView: UIView {
    /// The separator at the top of the cell, which only the first row of a section over the full width has.
    private(set) var top: UIView?

    /// Adds the separator at the top, or removes it.
    func setTop(_ isShown: Bool, in cell: UITableViewCell) {
        if isShown, top == nil {
            let view = UIView()
            view.isUserInteractionEnabled = false
            cell.addSubview(view)
            top = view
        } else if !isShown, let top {
            top.removeFromSuperview()
            self.top = nil
        }
    }
}
