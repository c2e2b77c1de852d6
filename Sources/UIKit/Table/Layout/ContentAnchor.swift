import CoreGraphics
import RowGeometry

/// A row, header or footer that stays where it is on the screen while others change: which one, and where it was.
struct ContentAnchor: Equatable {
    /// `nil` for the end of the content.
    var element: RowGeometry.Element?
    /// From the top of the first section, in whole units: in points the difference of two places far down would be off.
    var place: Extent
}

extension UITableView {
    /// What stays while heights are found out.
    ///
    /// That is the first of what the reader sees already, since rows above it come into sight from the top. With nothing
    /// of that left, content that begins or ends at the edge of the screen stays there; or else the nearest row that was
    /// on the screen until now says where the others are.
    func measuringAnchor(unknown: Set<RowGeometry.Element>) -> ContentAnchor? {
        let seen = content.elements(from: visibleSpan.lowerBound, to: visibleSpan.upperBound)
        guard let first = seen.first else { return nil }
        // Rows before headers: one that stays at the edge of the screen is not where its place in the content is.
        let known = seen.filter { !unknown.contains($0) && isShown($0) }
        if let known = known.first(where: \.isRow) ?? known.first { return anchor(known) }
        let inset = adjustedContentInset
        if bounds.minY <= -inset.top + 0.01 { return anchor(first) }
        if bounds.maxY >= content.height + inset.bottom - 0.01 {
            return ContentAnchor(element: nil, place: content.geometry.totalExtent)
        }
        return anchor(nearestShownRow.map { .row($0) } ?? seen.first { !unknown.contains($0) } ?? first)
    }

    private func isShown(_ element: RowGeometry.Element) -> Bool {
        switch element {
        case .row(let row, let section): isShown(cells.rows[IndexPath(row: row, section: section)])
        case .header(let section): isShown(cells.sectionViews[.header(section)])
        case .footer(let section): isShown(cells.sectionViews[.footer(section)])
        case .spacing: false
        }
    }

    private func isShown(_ view: UIView?) -> Bool {
        view.map(cells.isDisplayed) ?? false
    }

    func restore(_ anchor: ContentAnchor) {
        shiftContentOffset(by: CGFloat((place(of: anchor.element) - anchor.place).points))
    }

    private func anchor(_ element: RowGeometry.Element) -> ContentAnchor {
        ContentAnchor(element: element, place: place(of: element))
    }

    private func place(of element: RowGeometry.Element?) -> Extent {
        element.map { content.geometry.range(of: $0).lowerBound } ?? content.geometry.totalExtent
    }

    /// The row with a cell on the screen, or that was there before the content moved, which is nearest to the middle.
    private var nearestShownRow: IndexPath? {
        let shown = cells.rows.filter { cells.isDisplayed($0.value) && content.contains($0.key) }.keys
        let distance = { (row: IndexPath) in abs(self.content.span(of: row).lowerBound - self.bounds.midY) }
        return shown.min { distance($0) < distance($1) }
    }
}

extension RowGeometry.Element {
    fileprivate var isRow: Bool { if case .row = self { true } else { false } }
}
