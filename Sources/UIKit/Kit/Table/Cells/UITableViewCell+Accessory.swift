import CoreGraphics

extension UITableViewCell {
    /// The distance from the trailing edge to the end of the content, in points.
    var accessoryExtent: CGFloat {
        let extent = endExtent
        if let view = shownAccessoryView { return extent + view.frame.width + systemMargin }
        guard shownAccessoryType != .none else { return extent }
        return extent
            + CellAccessoryView.extent(of: shownAccessoryType, margin: systemMargin, scale: systemPartScale)
    }

    /// The size of the system's accessories and controls relative to that at the default text size, which grows with
    /// the body style.
    var systemPartScale: CGFloat {
        let category = traitCollection.preferredContentSizeCategory
        return category == .large ? 1 : FontScaling.scaled(1, as: .body, in: category)
    }

    /// The distance from the trailing edge to the accessory or its margin, in points.
    var endExtent: CGFloat { contentInsets.trailing + gripExtent + (table?.sectionIndexWidth ?? 0) }

    /// The width of the control that moves the row, with the distance to the edge.
    private var gripExtent: CGFloat {
        editing.hasGrip ? EditingMetrics.gripWidth * systemPartScale + EditingMetrics.gripTrailing : 0
    }

    /// The accessory for the current mode.
    private var shownAccessoryType: AccessoryType { editing.isOn ? editing.accessoryType : accessoryType }
    private var shownAccessoryView: UIView? { editing.isOn ? editing.accessoryView : accessoryView }

    /// Places the accessory.
    func placeAccessory() {
        let extent = accessoryExtent
        if let view = shownAccessoryView {
            let size = view.frame.size
            let frame = CGRect(
                x: bounds.width - endExtent - systemMargin - size.width,
                y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width,
                height: size.height
            )
            view.frame = placed(frame)
        } else if let accessory {
            // The view is no higher than its drawing. A drawing is not stretched while the row grows, but its
            // position is animated.
            accessory.scale = systemPartScale
            let height = CellAccessoryView.height(scale: accessory.scale)
            let frame = CGRect(
                x: bounds.width - extent,
                y: (bounds.height - height) / 2,
                width: extent - endExtent,
                height: height
            )
            accessory.frame = placed(frame)
            accessory.isMirrored = isRightToLeft
            accessory.margin = systemMargin
        }
    }

    /// Shows the accessory for the current mode.
    ///
    /// - Parameter animated: Whether the system's accessories fade.
    func accessoryChanged(animated: Bool = false) {
        if let accessory { remove(accessory, animated: animated) }
        accessory = nil
        for view in [accessoryView, editing.accessoryView] where view !== shownAccessoryView {
            view?.removeFromSuperview()
        }
        if let view = shownAccessoryView {
            addSubview(view)
        } else if shownAccessoryType != .none {
            let made = CellAccessoryView(type: shownAccessoryType, tint: tintColor)
            made.onButton = { [weak self] in self?.accessoryButtonTapped() }
            addSubview(made)
            accessory = made
            if animated { fadeIn(made) }
        }
        setNeedsLayout()
    }

    private func remove(_ view: UIView, animated: Bool) {
        guard animated else { return view.removeFromSuperview() }
        UIView.animate(withDuration: EditingMetrics.duration, delay: 0, options: .allowUserInteraction) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    private func fadeIn(_ view: UIView) {
        UIView.performWithoutAnimation {
            view.alpha = 0
            placeAccessory()
        }
        UIView.animate(withDuration: EditingMetrics.duration, delay: 0, options: .allowUserInteraction) {
            view.alpha = 1
        }
    }

    private func accessoryButtonTapped() {
        table?.accessoryButtonWasTapped(in: self)
    }
}
