import CoreGraphics

extension UITableView {
    /// Updates the separators of all cells. Separators are parts of their cells, and so move, appear and disappear
    /// with them.
    func updateSeparators() {
        for (row, cell) in shownCells { updateSeparator(of: cell, at: row) }
        placeFillerRows()
    }

    func updateSeparator(of cell: UITableViewCell, at row: IndexPath) {
        cell.separator = separator(at: row)
        hideSeparator(of: cell, at: row)
        // The client may have added subviews to the cell in the meantime.
        cell.bringSubviewToFront(cell.separatorView)
        if let top = cell.separatorView.top { cell.bringSubviewToFront(top) }
        cell.cardCorners = cardCorners(at: row)
        cell.applyDefaultBackground(isPlain: style == .plain)
    }

    /// Hides the lines beside a selected row, which are its own and that of the row above.
    func selectionAppearanceDidChange(of cell: UITableViewCell) {
        guard let row = indexPath(for: cell) else { return }
        hideSeparator(of: cell, at: row)
        guard row.row > 0, let above = shownCell(at: IndexPath(row: row.row - 1, section: row.section)) else { return }
        above.hidesSeparator = above.showsSelection || cell.showsSelection
    }

    private func hideSeparator(of cell: UITableViewCell, at row: IndexPath) {
        let below = shownCell(at: IndexPath(row: row.row + 1, section: row.section))
        cell.hidesSeparator = cell.showsSelection || below?.showsSelection == true
    }

    /// Returns the color that stands for an effect of separators, because the renderer has no blur.
    func color(of effect: UIVisualEffect) -> UIColor? {
        switch effect {
        case let effect as UIVibrancyEffect: effect.tintColor
        case let effect as UIBlurEffect: Material(effect.style).color
        default: nil
        }
    }

    private func separator(at row: IndexPath) -> CellSeparator? {
        guard separatorStyle != .none, let color = separatorEffectColor ?? separatorColor, contains(row) else {
            return nil
        }
        // A section over the full width begins and ends with a line over the full width.
        let hasTop = style == .grouped && row.row == 0
        if style != .plain, row.row == rowGeometry.numberOfRows(in: row.section) - 1 {
            // A card has no line at its end.
            return style == .insetGrouped ? nil : CellSeparator(color: color, inset: .zero, hasTop: hasTop)
        }
        return CellSeparator(
            color: color,
            inset: separatorInset,
            isRelative: separatorInsetReference == .fromAutomaticInsets,
            automaticRight: rowMargin,
            contentInsets: contentInsets,
            hasTop: hasTop
        )
    }

    private func cardCorners(at row: IndexPath) -> CACornerMask? {
        guard style == .insetGrouped, contains(row) else { return nil }
        var corners: CACornerMask = []
        if row.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if row.row == rowGeometry.numberOfRows(in: row.section) - 1 {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        return corners
    }
}
