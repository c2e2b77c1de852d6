import CoreGraphics

/// The layout of a cell's parts.
extension UITableViewCell {
    func placeParts() {
        let accessoryWidth = placeAccessory()
        placeControls()
        let indentation = contentIndentation
        let content = CGRect(
            x: indentation,
            y: 0,
            width: max(0, bounds.width - indentation - accessoryWidth),
            // During a motion the content keeps its final height, and the cell uncovers or covers it.
            height: contentHeightInMotion ?? bounds.height
        )
        contentView.frame = placed(content)
        placeMargins()
        texts.place(in: contentView.bounds, of: self)
        if let view = configurations.content.view { view.frame = contentView.bounds }
        configurations.background.view?.frame = bounds
        backgroundView?.frame = bounds
        selectionBackground?.place()
        placeSeparator()
    }

    /// The distance from the leading edge to the content, in points.
    var contentIndentation: CGFloat {
        contentInsets.leading + CGFloat(indentationLevel) * indentationWidth + editing.indentation
    }

    /// The distances from the leading and trailing edges to the area of the content view, in points.
    var contentInsets: (leading: CGFloat, trailing: CGFloat) {
        guard let insets = table?.contentInsets, insets != .zero else { return (0, 0) }
        return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    }

    /// Whether the height of the cell is that of the constraints in its content view, or of its content configuration.
    var hasConstraints: Bool { !contentView.constraints.isEmpty || configurations.content.view != nil }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether the cell is opaque, so that nothing behind it is visible.
    var coversBackground: Bool {
        (backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0) >= 1
            || (contentView.backgroundColor?.cgColor.alpha ?? 0) >= 1 || backgroundView != nil
    }

    func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    func cardCornersChanged() {
        guard let cardCorners else {
            layer.cornerRadius = 0
            return
        }
        layer.cornerRadius = cardCorners.isEmpty ? 0 : TableMetrics.cardRadius
        layer.maskedCorners = cardCorners
        clipsToBounds = true
    }
}
