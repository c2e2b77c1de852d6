import CoreGraphics

/// The horizontal margins of rows, which follow the width of the table.
extension UITableView {
    /// The distance from an edge of a row to its text and to its accessory, in points.
    var rowMargin: CGFloat {
        let margin = LayoutMetrics.rootMargin(forWidth: bounds.width)
        return style == .insetGrouped ? margin : max(margin, readableInset)
    }

    /// The space beside the cards of an inset grouped table: its margins, and more if the cards have readable width.
    var cardInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        var insets = layoutMargins
        insets.left = max(insets.left, readableInset)
        insets.right = max(insets.right, readableInset)
        return insets
    }

    /// The distances for the current safe area. An inset grouped table has its cards inside it.
    var wantedContentInsets: UIEdgeInsets {
        guard insetsContentViewsToSafeArea else { return .zero }
        let (safe, cards) = (safeAreaInsets, cardInsets)
        return UIEdgeInsets(
            top: 0,
            left: max(0, safe.left - cards.left),
            bottom: 0,
            right: max(0, safe.right - cards.right)
        )
    }

    /// Finds out heights again in the next layout, as after a change of the table's width.
    func contentWidthDidChange() {
        contentSize.width = 0
        for cell in shownCells.values { cell.setNeedsLayout() }
        setNeedsLayout()
    }

    /// The space beside content of readable width in the middle of the table, or 0 if rows don't follow that width.
    private var readableInset: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        let width = bounds.width - (style == .insetGrouped ? 0 : contentInsets.left + contentInsets.right)
        return max(0, ((width - LayoutMetrics.readableWidth(in: width)) / 2).rounded(.down))
    }
}
