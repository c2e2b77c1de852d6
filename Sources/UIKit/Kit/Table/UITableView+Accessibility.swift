extension UITableView {
    /// Returns the place of a cell's row among all rows of the table; `nil` for a cell that shows no row. Costs the
    /// number of sections.
    func listPlace(of cell: UITableViewCell) -> ListPlace? {
        guard let row = row(of: cell) else { return nil }
        let counts = (0..<rowGeometry.numberOfSections).map { rowGeometry.numberOfRows(in: $0) }
        let before = counts.prefix(row.section).reduce(0, +)
        return ListPlace(
            list: ObjectIdentifier(self),
            name: accessibilityLabel,
            position: before + row.row + 1,
            count: counts.reduce(0, +)
        )
    }

    /// The views of the visible rows and sections in the order of the table. Their positions don't give it, since
    /// headers float over rows.
    var rowsInReadingOrder: [UIView] {
        let sections = Set(shownCells.keys.map(\.section)).union(shownSectionViews.keys.map(\.section)).sorted()
        let rows = Dictionary(grouping: shownCells.sorted { $0.key < $1.key }, by: \.key.section)
        let inSections = sections.flatMap { section -> [UIView] in
            let header = shownSectionViews[SectionPart(edge: .header, section: section)]
            let footer = shownSectionViews[SectionPart(edge: .footer, section: section)]
            return [header].compactMap { $0 } + (rows[section] ?? []).map(\.value) + [footer].compactMap { $0 }
        }
        let own =
            [backgroundView, refreshControl?.ifVisible, tableHeaderView].compactMap { $0 } + inSections
            + [tableFooterView, sectionIndex.view].compactMap { $0 }
        return own.filter { $0.superview === self }
    }
}
