import CoreGraphics
import OrderedCollections
import RowGeometry

/// The views of headers and footers: those on screen, and no others.
extension UITableView {
    /// Has views for the headers and footers in a part of the content, and lets the others go.
    func placeSectionViews(in span: Range<CGFloat>) {
        let frames = sectionFrames(in: span)
        for (part, view) in cells.sectionViews where frames[part] == nil {
            // One that an update moves is still to be seen on its way.
            guard !isInMotion(view) else { continue }
            cells.sectionViews[part] = nil
            endDisplaying(view, of: part)
        }
        cells.blankParts.formIntersection(frames.keys)
        for (part, frame) in frames.sorted(by: { $0.value.minY < $1.value.minY }) where !cells.blankParts.contains(part)
        {
            guard let view = sectionView(part) else { continue }
            view.frame = frame
            // One that was measured is not on the screen yet.
            if !cells.isDisplayed(view) { display(view, of: part) }
        }
    }

    /// Where the headers and footers are that can be seen in a part of the content.
    private func sectionFrames(in span: Range<CGFloat>) -> OrderedDictionary<SectionPart, CGRect> {
        var frames: OrderedDictionary<SectionPart, CGRect> = [:]
        for section in sections(in: span) {
            for edge in SectionPart.Edge.allCases {
                let part = SectionPart(edge: edge, section: section)
                let frame = frame(of: part, in: span)
                if frame.height > 0, frame.maxY > span.lowerBound, frame.minY < span.upperBound { frames[part] = frame }
            }
        }
        return frames
    }

    /// Where a header or footer is while a part of the content is on the screen: in a plain table it stays on the screen
    /// as long as its section does, the header at the top and the footer at the bottom.
    func frame(of part: SectionPart, in span: Range<CGFloat>) -> CGRect {
        let geometry = content.geometry
        let header = rect(geometry.range(ofHeader: part.section))
        let footer = rect(geometry.range(ofFooter: part.section))
        switch part.edge {
        case .header:
            guard style == .plain else { return header }
            let top = min(span.lowerBound + adjustedContentInset.top, footer.minY - header.height)
            return header.offsetBy(dx: 0, dy: max(0, top - header.minY))
        case .footer:
            guard style == .plain else { return footer }
            let top = max(span.upperBound - adjustedContentInset.bottom - footer.height, header.maxY)
            return footer.offsetBy(dx: 0, dy: min(0, top - footer.minY))
        }
    }

    /// The view of a header or footer, made if there is none yet; `nil` if the section has none.
    func sectionView(_ part: SectionPart) -> UIView? {
        if let view = cells.sectionViews[part] { return view }
        guard !cells.blankParts.contains(part), !isInterrupted else { return nil }
        guard let view = makeSectionView(part) else {
            cells.blankParts.insert(part)
            return nil
        }
        cells.sectionViews[part] = view
        return view
    }

    /// Has a view that was only made to be measured used for the next section.
    func letGoUnseenView(of part: SectionPart) {
        cells.blankParts.remove(part)
        guard let view = cells.sectionViews[part], !cells.isDisplayed(view) else { return }
        cells.sectionViews[part] = nil
        reusePool.enqueue(view)
    }

    /// Takes a header or footer off the screen, for another section to use.
    func endDisplaying(_ view: UIView, of part: SectionPart) {
        view.removeFromSuperview()
        defer { reusePool.enqueue(view) }
        guard cells.endDisplaying(view) else { return }
        switch part.edge {
        case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
        case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
        }
    }

    /// Headers and footers lie over the rows, which pass under those that stay on the screen.
    func insertAboveCells(_ view: UIView) {
        let frontmost = subviews.lastIndex { $0 is UITableViewCell }
        insertSubview(view, at: frontmost.map { $0 + 1 } ?? backmostCellIndex)
    }

    /// The headers and footers in a part of the content whose height is not known, or was found out before they left the
    /// screen.
    func unknownParts(in span: Range<CGFloat>) -> [SectionPart] {
        sections(in: span).flatMap { section in
            SectionPart.Edge.allCases.map { SectionPart(edge: $0, section: section) }.filter { part in
                let size = content.size(of: part)
                let isSeen = cells.sectionViews[part] != nil || cells.blankParts.contains(part)
                guard !size.isExact || size.extent > .zero && !isSeen else { return false }
                let frame = frame(of: part, in: span)
                // One that seems to take no room may turn out to.
                return size.extent > .zero
                    ? frame.maxY > span.lowerBound && frame.minY < span.upperBound
                    : frame.maxY >= span.lowerBound && frame.minY <= span.upperBound
            }
        }
    }

    /// The sections of which some part is in a part of the content.
    func sections(in span: Range<CGFloat>) -> Range<Int> {
        let geometry = content.geometry
        guard !span.isEmpty, span.upperBound > content.top else { return 0..<0 }
        let extents = content.extents(from: span.lowerBound, to: span.upperBound)
        guard let first = geometry.element(at: extents.lowerBound)?.section else { return 0..<0 }
        let last = geometry.element(at: extents.upperBound)?.section ?? geometry.numberOfSections - 1
        return first..<last + 1
    }

    private func makeSectionView(_ part: SectionPart) -> UIView? {
        let title = title(of: part)
        guard let view = delegateView(of: part) ?? title.map({ _ in SystemSectionView(reuseIdentifier: nil) })
        else { return nil }
        (view as? UITableViewHeaderFooterView)?.take(title, look(of: part))
        return view
    }

    /// The client's own view of a header or footer.
    private func delegateView(of part: SectionPart) -> UIView? {
        switch part.edge {
        case .header: delegate?.tableView(self, viewForHeaderInSection: part.section)
        case .footer: delegate?.tableView(self, viewForFooterInSection: part.section)
        }
    }

    private func display(_ view: UIView, of part: SectionPart) {
        insertAboveCells(view)
        guard cells.beginDisplaying(view) else { return }
        switch part.edge {
        case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
        case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
        }
    }
}
