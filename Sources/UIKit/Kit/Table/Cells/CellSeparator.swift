import CoreGraphics

/// The separator at the bottom of a cell, and the one at its top, as its table describes them.
struct CellSeparator: Equatable {
    var color: UIColor
    /// The insets from the edges of the cell; `automaticDimension` for those that follow the content.
    var inset = UIEdgeInsets(
        top: 0,
        left: TableMetrics.automaticDimension,
        bottom: 0,
        right: TableMetrics.automaticDimension
    )
    /// Whether the insets are added to the automatic ones.
    var isRelative = false
    /// The automatic inset from the right end of the content.
    var automaticRight: CGFloat = 0
    /// The distances from the edges of the cell to the area of its content view.
    var contentInsets = UIEdgeInsets.zero
    /// Whether there is a line over the full width at the top.
    var hasTop = false

    /// Returns the insets from the edges of the cell whose text begins at a distance from the leading end of its
    /// content.
    func resolvedInset(textStart: CGFloat, isRightToLeft: Bool = false) -> UIEdgeInsets {
        let leading = isRightToLeft ? contentInsets.right : contentInsets.left
        let trailing = isRightToLeft ? contentInsets.left : contentInsets.right
        let right = automaticRight > 0 ? automaticRight + trailing : 0
        let automatic = UIEdgeInsets(top: 0, left: textStart + leading, bottom: 0, right: right)
        var resolved = inset.resolvingAutomatic(with: automatic)
        if isRelative {
            if inset.left != TableMetrics.automaticDimension { resolved.left += automatic.left }
            if inset.right != TableMetrics.automaticDimension { resolved.right += automatic.right }
        }
        return resolved
    }
}

extension UITableViewCell {
    /// The resolved insets of the separator from the cell's edges, for a left-to-right layout.
    var resolvedSeparatorInset: UIEdgeInsets {
        var shown = separator ?? CellSeparator(color: .clear)
        if let ownSeparatorInset { (shown.inset, shown.isRelative) = (ownSeparatorInset, false) }
        let textStart = texts.start(in: contentView.bounds.size, of: self)
        return shown.resolvedInset(textStart: textStart, isRightToLeft: isRightToLeft)
    }

    func placeSeparator() {
        guard separator != nil else { return }
        let inset = resolvedSeparatorInset
        let frame = CGRect(
            x: inset.left,
            y: bounds.height - TableMetrics.separatorHeight,
            width: max(0, bounds.width - inset.left - inset.right),
            height: TableMetrics.separatorHeight
        )
        separatorView.frame = placed(frame)
        separatorView.top?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: TableMetrics.separatorHeight)
    }

    func separatorChanged() {
        showSeparator()
        if let separator { separatorView.backgroundColor = separator.color }
        separatorView.setTop(separator?.hasTop == true, in: self)
        separatorView.top?.backgroundColor = separator?.color
        setNeedsLayout()
    }
}

extension UITableViewCell {
    /// Whether the row looks selected, by the standard background or by one of the client's.
    var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    func showSeparator() {
        separatorView.isHidden = separator == nil || hidesSeparator
    }
}

extension UIEdgeInsets {
    /// Returns the insets with `other`'s in place of automatic ones.
    func resolvingAutomatic(with other: UIEdgeInsets) -> UIEdgeInsets {
        let automatic = TableMetrics.automaticDimension
        return UIEdgeInsets(
            top: 0,
            left: left == automatic ? other.left : left,
            bottom: 0,
            right: right == automatic ? other.right : right
        )
    }
}
