import CoreGraphics
import OrderedCollections
import QuartzCore
import RowGeometry

/// The views of the headers and footers that are visible, and of no others.
extension UITableView {
    /// Displays views for the headers and footers in a part of the content.
    ///
    /// - Parameter removesOthers: Whether all other headers and footers are removed, unless they are in motion.
    func placeSectionViews(in span: Range<CGFloat>, removingOthers removesOthers: Bool = true) {
        let frames = sectionFrames(in: span)
        // An update moves the views itself.
        let scroll = removesOthers ? scrollToJoin : nil
        for (part, view) in cells.sectionViews where frames[part] == nil && removesOthers {
            // A view that an update moves, or that an animation scrolls away, is still visible on its way.
            guard !isInMotion(view) else {
                if let scroll { carry(view, part, in: scroll, to: span) }
                continue
            }
            cells.removeView(of: part)
            endDisplaying(view, of: part)
        }
        cells.keepBlankParts(frames.keys)
        for (part, frame) in frames.sorted(by: { $0.value.minY < $1.value.minY }) where !cells.blankParts.contains(part)
        {
            guard let view = sectionView(part) else { continue }
            // The width may be that of the content, which is known only now.
            let frame = hugging(frame, part)
            // The margins of a title depend on the width.
            if view.frame.width != frame.width { (view as? UITableViewHeaderFooterView)?.take(nil, look(of: part)) }
            // A view that was only measured is not on the screen yet.
            let isDisplayed = cells.isDisplayed(view)
            if let scroll, !isDisplayed || view.frame.origin != frame.origin {
                carry(view, part, in: scroll, to: span)
            } else {
                view.frame = frame
            }
            if !isDisplayed { display(view, of: part) }
        }
    }

    /// Places a header or footer for the end of an animation of the scroll position, and lets it take part: it stands
    /// on the screen as long as its section does.
    private func carry(_ view: UIView, _ part: SectionPart, in scroll: ScrollInMotion, to span: Range<CGFloat>) {
        let end = frame(of: part, in: span)
        view.frame = end
        scroll.carry(view.layer) { left in
            let way = scroll.distance.y * left
            return CGPoint(x: 0, y: frame(of: part, in: span.lowerBound - way..<span.upperBound - way).minY - end.minY)
        }
    }

    /// Returns the frames of the headers and footers that are visible in a part of the content.
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

    /// Returns the frame of a header or footer while a part of the content is on the screen.
    ///
    /// In a plain table it stays on the screen as long as its section does, the header at the top and the footer at
    /// the bottom.
    func frame(of part: SectionPart, in span: Range<CGFloat>) -> CGRect { hugging(fullFrame(of: part, in: span), part) }

    /// Returns the frame of a header in its width if headers hug their content.
    private func hugging(_ frame: CGRect, _ part: SectionPart) -> CGRect {
        guard contentHuggingElements.contains(.sectionHeaders), part.edge == .header,
            let view = cells.sectionViews[part]
        else { return frame }
        let width = min(frame.width, view.contentHuggingWidth ?? frame.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? frame.maxX - width : frame.minX
        return CGRect(x: x, y: frame.minY, width: width, height: frame.height)
    }

    private func fullFrame(of part: SectionPart, in span: Range<CGFloat>) -> CGRect {
        let geometry = content.geometry
        let header = displaced(rect(geometry.range(ofHeader: part.section)), of: .header(part.section))
        let footer = displaced(rect(geometry.range(ofFooter: part.section)), of: .footer(part.section))
        switch part.edge {
        case .header:
            guard style == .plain else { return header }
            // The end of the section pushes the header off the screen.
            let top = min(span.lowerBound + adjustedContentInset.top, footer.minY - header.height)
            return header.offsetBy(dx: 0, dy: max(0, top - header.minY))
        case .footer:
            guard style == .plain else { return footer }
            // The beginning of the section pushes the footer off the screen.
            let top = max(span.upperBound - adjustedContentInset.bottom - footer.height, header.maxY)
            return footer.offsetBy(dx: 0, dy: min(0, top - footer.minY))
        }
    }

    /// Returns the frame that a header or footer has while rows are moved.
    private func displaced(_ frame: CGRect, of part: SectionPart) -> CGRect {
        let displaced = editing.reordering.displaced(frame, of: part)
        return gap.map { displaced.offsetBy(dx: 0, dy: $0.displacement(of: part)) } ?? displaced
    }

    /// Returns the view of a header or footer, created if necessary; `nil` if the section has none.
    func sectionView(_ part: SectionPart) -> UIView? {
        if let view = cells.sectionViews[part] { return view }
        guard !cells.blankParts.contains(part), !isInterrupted else { return nil }
        guard let view = makeSectionView(part) else {
            cells.setBlank(part)
            return nil
        }
        cells.set(view, of: part)
        return view
    }

    /// Returns a view that was created only for measuring to the pool.
    func recycleUndisplayedView(of part: SectionPart) {
        cells.askAgain(for: part)
        guard let view = cells.sectionViews[part], !cells.isDisplayed(view) else { return }
        cells.removeView(of: part)
        reusePool.enqueue(view)
    }

    /// Removes a header or footer from the screen and returns it to the pool.
    func endDisplaying(_ view: UIView, of part: SectionPart) {
        view.removeFromSuperview()
        defer { reusePool.enqueue(view) }
        guard cells.endDisplaying(view) else { return }
        switch part.edge {
        case .header: delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
        case .footer: delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
        }
    }

    /// Inserts a header or footer in front of the cells, which pass under those that stay on the screen.
    func insertAboveCells(_ view: UIView) {
        let frontmost = subviews.lastIndex { $0 is UITableViewCell }
        insertSubview(view, at: frontmost.map { $0 + 1 } ?? backmostCellIndex)
    }

    /// Returns the headers and footers in a part of the content whose height is unknown, or was measured before they
    /// left the screen.
    func unknownParts(in span: Range<CGFloat>) -> [SectionPart] {
        sections(in: span).flatMap { section in
            SectionPart.Edge.allCases.map { SectionPart(edge: $0, section: section) }.filter { part in
                let size = content.size(of: part)
                let isSeen = cells.sectionViews[part] != nil || cells.blankParts.contains(part)
                guard !size.isExact || size.extent > .zero && !isSeen else { return false }
                let frame = frame(of: part, in: span)
                // An element without height may turn out to have one, so those at the edges count too.
                return size.extent > .zero
                    ? frame.maxY > span.lowerBound && frame.minY < span.upperBound
                    : frame.maxY >= span.lowerBound && frame.minY <= span.upperBound
            }
        }
    }

    /// Returns the sections that a part of the content intersects.
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

    /// Returns the client's own view for a header or footer.
    private func delegateView(of part: SectionPart) -> UIView? {
        switch part.edge {
        case .header: delegate?.tableView(self, viewForHeaderInSection: part.section)
        case .footer: delegate?.tableView(self, viewForFooterInSection: part.section)
        }
    }

    private func display(_ view: UIView, of part: SectionPart) {
        insertAboveCells(view)
        if cells.beginDisplaying(view) {
            switch part.edge {
            case .header: delegate?.tableView(self, willDisplayHeaderView: view, forSection: part.section)
            case .footer: delegate?.tableView(self, willDisplayFooterView: view, forSection: part.section)
            }
        }
        // The first layout isn't part of an animation in which the table is laid out. An animator that goes back to
        // its start would otherwise take the layout back.
        view.layer.layoutTree()
    }
}
