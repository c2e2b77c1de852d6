import CoreGraphics

extension UITableViewCell {
    /// Points from the right edge to where the content ends.
    var accessoryExtent: CGFloat {
        if let accessoryView { return accessoryView.frame.width + TableMetrics.margin }
        return CellAccessoryView.extent(of: accessoryType)
    }

    /// Puts the accessory at its place, and gives the width that it takes.
    func placeAccessory() -> CGFloat {
        let extent = accessoryExtent
        if let accessoryView {
            let size = accessoryView.frame.size
            let frame = CGRect(
                x: bounds.width - TableMetrics.margin - size.width,
                y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width,
                height: size.height
            )
            accessoryView.frame = isRightToLeft ? mirrored(frame) : frame
        } else if let accessory {
            // No higher than it draws: a drawing is not stretched while the row grows, but its place moves along.
            let height = CellAccessoryView.height
            let frame = CGRect(
                x: bounds.width - extent,
                y: (bounds.height - height) / 2,
                width: extent,
                height: height
            )
            accessory.frame = isRightToLeft ? mirrored(frame) : frame
            accessory.isMirrored = isRightToLeft
        }
        return extent
    }

    func accessoryChanged() {
        accessory?.removeFromSuperview()
        accessory = nil
        if let accessoryView {
            addSubview(accessoryView)
        } else if accessoryType != .none {
            let made = CellAccessoryView(type: accessoryType, tint: tintColor)
            made.onButton = { [weak self] in self?.accessoryButtonTapped() }
            addSubview(made)
            accessory = made
        }
        setNeedsLayout()
    }

    private func accessoryButtonTapped() {
        guard let table, let row = table.indexPath(for: self) else { return }
        table.delegate?.tableView(table, accessoryButtonTappedForRowWith: row)
    }
}
