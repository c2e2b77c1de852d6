import CoreGraphics

/// The margins of the content view.
extension UITableViewCell {
    /// The margins that the cell gives its content view: its own, and at least the separator's inset if one was set.
    /// The trailing margin is smaller beside an accessory.
    private var wantedMargins: UIEdgeInsets {
        let isRightToLeft = isRightToLeft
        placeSystemMargins()
        var margins = layoutMargins
        var leading = isRightToLeft ? margins.right : margins.left
        let inset = ownSeparatorInset ?? (separator?.isRelative == false ? separator?.inset : nil)
        if let left = inset?.left, left != TableMetrics.automaticDimension {
            leading = max(leading, left - contentInsets.leading)
        }
        let trailing =
            accessoryExtent > contentInsets.trailing
            ? TableMetrics.accessorySpacing : isRightToLeft ? margins.left : margins.right
        (margins.left, margins.right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
        return margins
    }

    /// The distance from the edges to the text and to the accessory, which follows the width of the table.
    var systemMargin: CGFloat { table?.rowMargin ?? LayoutMetrics.rootMargin(forWidth: bounds.width) }

    /// Sets the cell's own margins to the system's for the table's width, unless the client set others.
    private func placeSystemMargins() {
        let wanted = TableMetrics.contentMargins(sides: systemMargin)
        if let margins = ownMargins.replacement(of: layoutMargins, by: wanted) { layoutMargins = margins }
    }

    /// Sets the margins of the content view, unless the client set others.
    func placeMargins() {
        let placed = innerMargins.replacement(of: contentView.layoutMargins, by: wantedMargins)
        if let placed { contentView.layoutMargins = placed }
    }

    /// The leading and trailing margins of the content view, in points.
    var contentMargins: (leading: CGFloat, trailing: CGFloat) {
        let margins = contentView.layoutMargins
        return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    }
}
