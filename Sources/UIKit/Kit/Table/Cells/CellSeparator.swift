import CoreGraphics

/// The separator at the bottom of a cell, as its table describes it.
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
    /// The automatic inset from the right edge.
    var automaticRight: CGFloat = 0
}

extension UITableViewCell {
    /// The resolved insets of the separator from the cell's edges, for a left-to-right layout.
    var resolvedSeparatorInset: UIEdgeInsets {
        let automatic = UIEdgeInsets(
            top: 0,
            left: texts.start(in: contentView.bounds.size, of: self),
            bottom: 0,
            right: separator?.automaticRight ?? 0
        )
        if let own = ownSeparatorInset { return own.resolvingAutomatic(with: automatic) }
        guard let separator else { return automatic }
        var inset = separator.inset.resolvingAutomatic(with: automatic)
        if separator.isRelative {
            if separator.inset.left != TableMetrics.automaticDimension { inset.left += automatic.left }
            if separator.inset.right != TableMetrics.automaticDimension { inset.right += automatic.right }
        }
        return inset
    }

    func placeSeparator() {
        guard separator != nil else { return }
        let inset = resolvedSeparatorInset
        let frame = CGRect(
            x: inset.left,
            y: bounds.height - TableMetrics.separatorHeight,
            width: max(0, bounds.width - inset.left - max(inset.right, accessoryExtent)),
            height: TableMetrics.separatorHeight
        )
        separatorView.frame = placed(frame)
    }

    func separatorChanged() {
        separatorView.isHidden = separator == nil
        if let separator { separatorView.backgroundColor = separator.color }
        setNeedsLayout()
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
