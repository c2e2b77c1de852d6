import CoreGraphics
import RowGeometry

/// How high headers and footers are, and what stands between sections.
extension UITableView {
    /// Asks for the heights of headers and footers again. Linear in the number of sections.
    func refreshSectionHeights() {
        for section in 0..<content.geometry.numberOfSections {
            let header = height(of: .header(section))
            content.geometry.setSpacing(spacing(aboveHeader: header), ofSection: section)
            content.geometry.setHeader(.exact(header), ofSection: section)
            content.geometry.setFooter(.exact(height(of: .footer(section))), ofSection: section)
        }
    }

    /// A plain section that has a header stands apart from what is above it.
    func spacing(aboveHeader height: Extent) -> Extent {
        guard style == .plain, height > .zero else { return .zero }
        let padding = sectionHeaderTopPadding < 0 ? TableMetrics.plainHeaderTopPadding : sectionHeaderTopPadding
        return Extent(points: padding)
    }

    func height(of part: SectionPart) -> Extent {
        Extent(points: delegateHeight(of: part) ?? ownHeight(of: part))
    }

    /// The text of a header or footer, as the data source gives it.
    func title(of part: SectionPart) -> String? {
        switch part.edge {
        case .header: dataSource?.tableView(self, titleForHeaderInSection: part.section)
        case .footer: dataSource?.tableView(self, titleForFooterInSection: part.section)
        }
    }

    /// The client's own view of a header or footer.
    func delegateView(of part: SectionPart) -> UIView? {
        switch part.edge {
        case .header: delegate?.tableView(self, viewForHeaderInSection: part.section)
        case .footer: delegate?.tableView(self, viewForFooterInSection: part.section)
        }
    }

    private func delegateHeight(of part: SectionPart) -> CGFloat? {
        let height =
            switch part.edge {
            case .header: delegate?.tableView(self, heightForHeaderInSection: part.section)
            case .footer: delegate?.tableView(self, heightForFooterInSection: part.section)
            }
        // A negative one leaves it to the table, and so does a delegate that has no say.
        return height.flatMap { $0 >= 0 ? $0 : nil }
    }

    private func ownHeight(of part: SectionPart) -> CGFloat {
        let fixed = part.edge == .header ? sectionHeaderHeight : sectionFooterHeight
        if fixed >= 0, style != .plain { return fixed }
        let title = title(of: part)
        if fixed >= 0, title != nil { return fixed }
        let shown = cells.sectionViews[part]
        guard let view = shown ?? delegateView(of: part) else { return titleHeight(of: part, title) }
        // Asked for to be measured only: the next section may have it.
        defer { if view.superview == nil { reusePool.enqueue(view) } }
        if fixed >= 0 { return fixed }
        let fitting = view.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)).height
        return fitting > 0 && title == nil ? fitting : titleHeight(of: part, title ?? "")
    }

    private func titleHeight(of part: SectionPart, _ title: String?) -> CGFloat {
        let isFirst = part.section == 0
        switch (part.edge, style, title) {
        case (_, .plain, nil): return 0
        case (.header, .plain, _): return TableMetrics.plainHeaderHeight
        case (.header, _, nil):
            return isFirst ? TableMetrics.firstEmptyGroupedHeaderHeight : TableMetrics.emptyGroupedHeaderHeight
        case (.header, _, _):
            return isFirst ? TableMetrics.firstGroupedHeaderHeight : TableMetrics.groupedHeaderHeight
        case (.footer, _, nil): return TableMetrics.emptyGroupedFooterHeight
        case (.footer, _, let title?):
            return UITableViewHeaderFooterView.footerHeight(of: title, width: rowWidth)
        }
    }
}
