import CoreGraphics

/// The layout of a cell's parts.
extension UITableViewCell {
    func placeParts() {
        placeAccessory()
        placeControls()
        // During a motion the content keeps its final height, and the cell uncovers or covers it.
        contentView.frame = placed(contentArea(height: contentHeightInMotion ?? bounds.height))
        placeMargins()
        texts.place(in: contentView.bounds, of: self)
        if let view = configurations.content.view { view.frame = contentView.bounds }
        configurations.background.view?.frame = bounds
        backgroundView?.frame = bounds
        selectionBackground?.place()
        placeSeparator()
    }

    /// The area of the content at rest.
    var contentArea: CGRect {
        let area = contentArea(height: bounds.height)
        return isRightToLeft ? mirrored(area) : area
    }

    /// Returns the area of the content in a layout from left to right.
    private func contentArea(height: CGFloat) -> CGRect {
        let indentation = contentIndentation
        return CGRect(x: indentation, y: 0, width: max(0, bounds.width - indentation - accessoryExtent), height: height)
    }

    /// The distance from the leading edge to the content, in points.
    var contentIndentation: CGFloat {
        contentInsets.leading + CGFloat(indentationLevel) * indentationWidth
            + (editing.isIndented ? EditingMetrics.indentation(scale: systemPartScale) : 0)
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
