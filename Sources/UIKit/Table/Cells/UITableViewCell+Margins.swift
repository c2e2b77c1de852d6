import CoreGraphics

/// How far from its edges the content view keeps what is in it.
extension UITableViewCell {
    /// The margins of the content view as the cell has them: its own, and at least the separator's inset where that was
    /// set; less in front of an accessory.
    private var wantedMargins: UIEdgeInsets {
        let isRightToLeft = isRightToLeft
        var margins = layoutMargins
        var leading = isRightToLeft ? margins.right : margins.left
        let inset = ownSeparatorInset ?? (separator?.isRelative == false ? separator?.inset : nil)
        if let left = inset?.left, left != UITableView.automaticDimension { leading = max(leading, left) }
        let trailing =
            accessoryExtent > 0 ? TableMetrics.accessorySpacing : isRightToLeft ? margins.left : margins.right
        (margins.left, margins.right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
        return margins
    }

    /// Gives the content view its margins, unless a client gave it others.
    func placeMargins() {
        let wanted = wantedMargins
        guard wanted != placedMargins, contentView.layoutMargins == placedMargins else { return }
        placedMargins = wanted
        contentView.layoutMargins = wanted
    }

    /// Points before and after what is in the content view, in the direction of reading.
    var contentMargins: (leading: CGFloat, trailing: CGFloat) {
        let margins = contentView.layoutMargins
        return isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    }
}
