import CoreGraphics

/// The separators of the empty rows below the last row of a plain table.
///
/// The view is higher than the table whatever the number of rows, so that an update only moves it, and draws nothing
/// again.
@MainActor
final class FillerRowsView: UIView {
    /// The look of the rows.
    struct Look: Equatable {
        /// The height of a row, in points.
        var rowHeight: CGFloat
        var color: UIColor
        /// The insets of the separators from the edges, for a left-to-right layout.
        var inset: UIEdgeInsets
    }

    var look: Look { didSet { if look != oldValue { setNeedsDisplay() } } }

    init(_ look: Look) {
        self.look = look
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(look.color.resolvedColor(with: traitCollection).cgColor)
        let width = max(0, bounds.width - look.inset.left - look.inset.right)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? look.inset.right : look.inset.left
        let height = TableMetrics.separatorHeight
        for y in stride(from: look.rowHeight, through: bounds.height, by: look.rowHeight) {
            context.fill(CGRect(x: x, y: y - height, width: width, height: height))
        }
    }
}

extension UITableView {
    /// Places the empty rows below the content, or removes them.
    func placeFillerRows() {
        guard let look = fillerRowLook else {
            fillerRows?.removeFromSuperview()
            fillerRows = nil
            return
        }
        let view = fillerRows ?? makeFillerRows(look)
        view.look = look
        let count = (bounds.height / look.rowHeight).rounded(.up)
        view.frame = CGRect(x: 0, y: contentEnd, width: bounds.width, height: count * look.rowHeight)
    }

    private func makeFillerRows(_ look: FillerRowsView.Look) -> FillerRowsView {
        let made = FillerRowsView(look)
        fillerRows = made
        UIView.performWithoutAnimation {
            made.frame = CGRect(x: 0, y: contentEnd, width: bounds.width, height: 0)
            insertSubview(made, at: backmostCellIndex)
        }
        return made
    }

    /// The look of the empty rows, or `nil` if there are none.
    private var fillerRowLook: FillerRowsView.Look? {
        guard fillerRowHeight != 0, !fillerRowHeight.isNaN, style == .plain, tableFooterView == nil,
            separatorStyle != .none, let color = separatorEffectColor ?? separatorColor,
            rowGeometry.numberOfSections > 0
        else { return nil }
        let other = rowHeight >= 0 ? rowHeight : TableMetrics.rowHeight
        let height = fillerRowHeight > 0 ? fillerRowHeight : other
        // A row of less than a point is no row, and an infinite one has no separator.
        guard height >= 1, height.isFinite else { return nil }
        let separator = CellSeparator(
            color: color,
            inset: separatorInset,
            isRelative: separatorInsetReference == .fromAutomaticInsets,
            automaticRight: rowMargin,
            contentInsets: contentInsets
        )
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = separator.resolvedInset(textStart: rowMargin, isRightToLeft: isRightToLeft)
        return FillerRowsView.Look(rowHeight: height, color: color, inset: inset)
    }
}
