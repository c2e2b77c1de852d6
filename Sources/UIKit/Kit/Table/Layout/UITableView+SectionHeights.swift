import CoreGraphics
import RowGeometry

/// The heights of headers and footers, and the spacing between sections.
///
/// Heights that the client provides as numbers are known in advance. Views are requested and measured when they come
/// near the screen.
extension UITableView {
    /// Asks again for the known heights of headers and footers; measured heights become estimates.
    ///
    /// In a table of very many sections this covers only the visible ones and `others`. The rest are asked about when
    /// they come into view.
    func refreshSectionHeights(alsoOf others: [Int]) {
        let count = content.geometry.numberOfSections
        let sections =
            count <= TableMetrics.eagerSectionLimit
            ? Array(0..<count)
            : Set(sections(in: visibleSpan)).union(others).union(cells.sectionViews.keys.map(\.section))
                .filter { $0 < count }.sorted()
        for section in sections {
            for edge in SectionPart.Edge.allCases {
                let part = SectionPart(edge: edge, section: section)
                setHeight(refreshedHeight(of: part), of: part)
            }
        }
    }

    /// Returns what is known of the height of a header or footer before it comes near the screen.
    func knownHeight(of part: SectionPart) -> EdgeSize {
        guard !isInterrupted else { return content.size(of: part) }
        let isHeader = part.edge == .header
        let estimate = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        // An estimate of 0 requests exact heights in advance. The view that this may create is not displayed yet.
        if estimate == 0 {
            defer { recycleUndisplayedView(of: part) }
            return .exact(measure(part))
        }
        if let guess = delegateEstimate(of: part) {
            return .estimated(guess > 0 ? roundedUp(guess) : automaticEstimate(of: part))
        }
        if estimate > 0 { return .estimated(roundedUp(estimate)) }
        if let given = delegateHeight(of: part) { return .exact(Extent(points: given)) }
        let fixed = isHeader ? sectionHeaderHeight : sectionFooterHeight
        // In a plain table a fixed height applies only to sections with a header or footer, which isn't known yet.
        return fixed >= 0 && style != .plain
            ? .exact(Extent(points: fixed)) : .estimated(automaticEstimate(of: part))
    }

    /// Returns the exact height of a header or footer. Its view is created if necessary.
    func measure(_ part: SectionPart) -> Extent {
        guard !isInterrupted else { return content.size(of: part).extent }
        if let given = delegateHeight(of: part) { return Extent(points: given) }
        let fixed = part.edge == .header ? sectionHeaderHeight : sectionFooterHeight
        if fixed >= 0, style != .plain { return Extent(points: fixed) }
        guard let view = sectionView(part) else { return look(of: part).height(of: nil, width: bounds.width) }
        if fixed >= 0 { return Extent(points: fixed) }
        let height = fittingHeight(of: view, part)
        if content.settledParts[part.edge] == nil { settle(part.edge, from: view, height) }
        return height
    }

    /// Sets the height of a header or footer. A plain section with a header gets spacing above it.
    func setHeight(_ size: EdgeSize, of part: SectionPart) {
        guard !isInterrupted else { return }
        if content.size(of: part) != size { content.setSize(size, of: part) }
        guard part.edge == .header else { return }
        let spacing = spacing(above: size)
        if content.geometry.spacing(ofSection: part.section) != spacing {
            content.geometry.setSpacing(spacing, ofSection: part.section)
        }
    }

    func spacing(above header: EdgeSize) -> Extent {
        let padding = sectionHeaderTopPadding < 0 ? TableMetrics.plainHeaderTopPadding : sectionHeaderTopPadding
        return style == .plain && header.extent > .zero ? Extent(points: padding) : .zero
    }

    /// Returns the title of a header or footer from the data source.
    func title(of part: SectionPart) -> String? {
        switch part.edge {
        case .header: dataSource?.tableView(self, titleForHeaderInSection: part.section)
        case .footer: dataSource?.tableView(self, titleForFooterInSection: part.section)
        }
    }

    /// Updates the titles of the visible headers and footers after a change of their appearance.
    func updateSectionTitles() {
        for (part, view) in cells.sectionViews {
            (view as? UITableViewHeaderFooterView)?.take(nil, look(of: part))
        }
    }

    func look(of part: SectionPart) -> SectionTitleAppearance {
        SectionTitleAppearance(
            edge: part.edge,
            isPlain: style == .plain,
            isFirst: part.section == 0,
            cardInset: cardInsets.left,
            side: rowMargin,
            insets: contentInsets,
            category: traitCollection.preferredContentSizeCategory,
            displayScale: traitCollection.displayScale
        )
    }

    private func refreshedHeight(of part: SectionPart) -> EdgeSize {
        let known = knownHeight(of: part)
        guard !known.isExact else { return known }
        let last = content.size(of: part)
        if last.extent > .zero { return .estimated(last.extent) }
        // There was no header or footer before, and there is still no title for one.
        return last.isExact && title(of: part) == nil ? .estimated(.zero) : known
    }

    /// Returns the estimate for a header or footer of which nothing is known, where the client leaves it to the
    /// table.
    private func automaticEstimate(of part: SectionPart) -> Extent {
        if let settled = content.settledParts[part.edge] { return settled }
        let title = title(of: part)
        let fixed = part.edge == .header ? sectionHeaderHeight : sectionFooterHeight
        if fixed >= 0, title != nil { return Extent(points: fixed) }
        return look(of: part).estimatedHeight(of: title)
    }

    /// Takes the height of the first of the client's own views as typical, once.
    private func settle(_ edge: SectionPart.Edge, from view: UIView, _ height: Extent) {
        guard !(view is SystemSectionView) else { return }
        content.settledParts[edge] = height
        for section in 0..<content.geometry.numberOfSections {
            let part = SectionPart(edge: edge, section: section)
            guard !content.size(of: part).isExact else { continue }
            setHeight(knownHeight(of: part), of: part)
        }
    }

    private func delegateHeight(of part: SectionPart) -> CGFloat? {
        let height =
            switch part.edge {
            case .header: delegate?.tableView(self, heightForHeaderInSection: part.section)
            case .footer: delegate?.tableView(self, heightForFooterInSection: part.section)
            }
        // A negative height leaves it to the table. So does the default implementation, whose value is negative.
        return height.flatMap { checked($0, of: part) >= 0 ? $0 : nil }
    }

    private func delegateEstimate(of part: SectionPart) -> CGFloat? {
        let height =
            switch part.edge {
            case .header: delegate?.tableView(self, estimatedHeightForHeaderInSection: part.section)
            case .footer: delegate?.tableView(self, estimatedHeightForFooterInSection: part.section)
            }
        return height.flatMap { $0 == UnimplementedDelegateMethod.height ? nil : $0 }
    }

    private func fittingHeight(of view: UIView, _ part: SectionPart) -> Extent {
        let height = fittingHeight(of: view, width: bounds.width)
        if view is UITableViewHeaderFooterView { return height }
        let title = title(of: part)
        return height > .zero && title == nil ? height : look(of: part).height(of: title ?? "", width: bounds.width)
    }
}
