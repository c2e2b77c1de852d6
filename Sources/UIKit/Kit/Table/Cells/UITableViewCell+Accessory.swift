import CoreGraphics

extension UITableViewCell {
    /// The distance from the right edge to the end of the content, in points.
    var accessoryExtent: CGFloat {
        if let accessoryView { return accessoryView.frame.width + systemMargin }
        return CellAccessoryView.extent(of: accessoryType, margin: systemMargin)
    }

    /// Places the accessory and returns the width that it takes.
    func placeAccessory() -> CGFloat {
        let extent = accessoryExtent
        if let accessoryView {
            let size = accessoryView.frame.size
            let frame = CGRect(
                x: bounds.width - systemMargin - size.width,
                y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width,
                height: size.height
            )
            accessoryView.frame = isRightToLeft ? mirrored(frame) : frame
        } else if let accessory {
            // The view is no higher than its drawing. A drawing is not stretched while the row grows, but its
            // position is animated.
            let height = CellAccessoryView.height
            let frame = CGRect(
                x: bounds.width - extent,
                y: (bounds.height - height) / 2,
                width: extent,
                height: height
            )
            accessory.frame = isRightToLeft ? mirrored(frame) : frame
            accessory.isMirrored = isRightToLeft
            accessory.margin = systemMargin
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
