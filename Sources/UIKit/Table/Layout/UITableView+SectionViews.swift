import CoreGraphics
import RowGeometry

/// Headers and footers of sections.
extension UITableView {
    func headerSpacing(_ section: Int) -> Extent {
        guard style == .plain, headerHeight(section) > 0 else { return .zero }
        let padding = sectionHeaderTopPadding < 0 ? TableMetrics.plainHeaderTopPadding : sectionHeaderTopPadding
        // The first header has nothing above it to stand apart from.
        return Extent(points: section == 0 && tableHeaderView == nil ? 0 : padding)
    }

    func headerHeight(_ section: Int) -> CGFloat {
        if let given = delegate?.tableView(self, heightForHeaderInSection: section),
            given != UnimplementedDelegateMethod.height, given >= 0
        {
            return given
        }
        if sectionHeaderHeight >= 0, hasHeader(section) || style != .plain { return sectionHeaderHeight }
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
            let fitting = view.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)).height
            if fitting > 0 { return fitting }
        }
        let hasHeader = hasHeader(section)
        if style == .plain { return hasHeader ? TableMetrics.plainHeaderHeight : 0 }
        guard hasHeader else {
            return section == 0 ? TableMetrics.firstEmptyGroupedHeaderHeight : TableMetrics.emptyGroupedHeaderHeight
        }
        return section == 0 ? TableMetrics.firstGroupedHeaderHeight : TableMetrics.groupedHeaderHeight
    }

    func footerHeight(_ section: Int) -> CGFloat {
        if let given = delegate?.tableView(self, heightForFooterInSection: section),
            given != UnimplementedDelegateMethod.height, given >= 0
        {
            return given
        }
        let title = dataSource?.tableView(self, titleForFooterInSection: section)
        if sectionFooterHeight >= 0, title != nil || style != .plain { return sectionFooterHeight }
        if let view = delegate?.tableView(self, viewForFooterInSection: section) {
            let fitting = view.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude)).height
            if fitting > 0 { return fitting }
        }
        guard let title else { return style == .plain ? 0 : TableMetrics.emptyGroupedFooterHeight }
        return UITableViewHeaderFooterView.footerHeight(of: title, width: rowWidth, style: style)
    }

    /// Asks for the heights of headers and footers again.
    func refreshSectionHeights() {
        for section in 0..<content.geometry.numberOfSections {
            content.geometry.setSpacing(headerSpacing(section), ofSection: section)
            content.geometry.setHeader(.exact(Extent(points: headerHeight(section))), ofSection: section)
            content.geometry.setFooter(.exact(Extent(points: footerHeight(section))), ofSection: section)
        }
    }

    /// Brings headers and footers into line with the scroll position.
    func placeSectionViews() {
        let sections = sectionsInSight
        for (section, view) in cells.headers where !sections.contains(section) {
            cells.headers[section] = nil
            endDisplaying(header: view, of: section)
        }
        for (section, view) in cells.footers where !sections.contains(section) {
            cells.footers[section] = nil
            endDisplaying(footer: view, of: section)
        }
        for section in sections {
            let header = headerFrame(section)
            if header.height > 0, let view = cells.headers[section] ?? makeHeader(section) { view.frame = header }
            let footer = footerFrame(section)
            if footer.height > 0, let view = cells.footers[section] ?? makeFooter(section) { view.frame = footer }
        }
    }

    /// Where the header of a section is at a scroll position: in a plain table not above the top of the screen while
    /// any of its section is below it.
    func headerFrame(_ section: Int, top: CGFloat? = nil) -> CGRect {
        var frame = rect(content.geometry.range(ofHeader: section))
        guard style == .plain else { return frame }
        let top = top ?? bounds.minY + adjustedContentInset.top
        let end = content.points(content.geometry.range(ofSection: section)).upperBound
        let footer = content.geometry.range(ofFooter: section)
        let footerHeight = content.points(footer).upperBound - content.points(footer).lowerBound
        frame.origin.y = max(frame.minY, min(top, end - footerHeight - frame.height))
        return frame
    }

    /// Where the footer of a section is at a scroll position: in a plain table not below the bottom of the screen while
    /// any of its section is above it.
    func footerFrame(_ section: Int, bottom: CGFloat? = nil) -> CGRect {
        var frame = rect(content.geometry.range(ofFooter: section))
        guard style == .plain else { return frame }
        let bottom = bottom ?? bounds.maxY - adjustedContentInset.bottom
        let start = rect(content.geometry.range(ofHeader: section)).maxY
        frame.origin.y = min(frame.minY, max(bottom - frame.height, start))
        return frame
    }

    func endDisplaying(header view: UIView, of section: Int) {
        view.removeFromSuperview()
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        reusePool.enqueue(view)
    }

    func endDisplaying(footer view: UIView, of section: Int) {
        view.removeFromSuperview()
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        reusePool.enqueue(view)
    }

    private func hasHeader(_ section: Int) -> Bool {
        dataSource?.tableView(self, titleForHeaderInSection: section) != nil
            || delegate?.tableView(self, viewForHeaderInSection: section) != nil
    }

    /// The sections of which some part is on screen.
    private var sectionsInSight: Range<Int> {
        let geometry = content.geometry
        guard geometry.numberOfSections > 0, !visibleSpan.isEmpty else { return 0..<0 }
        let extents = content.extents(from: visibleSpan.lowerBound, to: visibleSpan.upperBound)
        guard let first = geometry.element(at: extents.lowerBound)?.section else { return 0..<0 }
        let last = geometry.element(at: extents.upperBound)?.section ?? geometry.numberOfSections - 1
        return first..<max(first, last) + 1
    }

    private func makeHeader(_ section: Int) -> UIView? {
        let title = dataSource?.tableView(self, titleForHeaderInSection: section)
        guard let view = delegate?.tableView(self, viewForHeaderInSection: section) ?? title.map(makeTitleView) else {
            return nil
        }
        if let view = view as? UITableViewHeaderFooterView { view.take(title, kind: .header, style: style, section) }
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        cells.headers[section] = view
        insertAboveCells(view)
        return view
    }

    private func makeFooter(_ section: Int) -> UIView? {
        let title = dataSource?.tableView(self, titleForFooterInSection: section)
        guard let view = delegate?.tableView(self, viewForFooterInSection: section) ?? title.map(makeTitleView) else {
            return nil
        }
        if let view = view as? UITableViewHeaderFooterView { view.take(title, kind: .footer, style: style, section) }
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        cells.footers[section] = view
        insertAboveCells(view)
        return view
    }

    private func makeTitleView(_ title: String) -> UIView {
        UITableViewHeaderFooterView(reuseIdentifier: nil)
    }

    private func insertAboveCells(_ view: UIView) {
        let frontmost = subviews.lastIndex { $0 is UITableViewCell }
        insertSubview(view, at: frontmost.map { $0 + 1 } ?? backmostCellIndex)
    }
}
