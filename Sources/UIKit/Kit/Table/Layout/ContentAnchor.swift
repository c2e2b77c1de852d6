import CoreGraphics
import RowGeometry

/// A row, header or footer that keeps its position on the screen while others change, with its previous position.
struct ContentAnchor: Equatable {
    /// The element; `nil` for the end of the content.
    var element: RowGeometry.Element?
    /// The distance from the top of the first section, in whole units. In points the difference of two positions far
    /// down would be inexact.
    var place: Extent
}

extension UITableView {
    /// Returns the anchor to use while heights are measured; `nil` if nothing is visible.
    ///
    /// It is the first element that the user sees already, because rows above it come into view from the top. If no
    /// such element is left, content that begins or ends at the edge of the screen stays there. Otherwise the nearest
    /// row that was on the screen determines the position of the others.
    func measuringAnchor(unknown: Set<RowGeometry.Element>) -> ContentAnchor? {
        let seen = content.elements(from: visibleSpan.lowerBound, to: visibleSpan.upperBound)
        guard let first = seen.first else { return nil }
        // Rows take precedence over headers: the position of a header that is pinned to the edge of the screen
        // differs from its position in the content.
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

    /// Shifts the content by as much as the anchor moved, so that the anchor keeps its position on the screen.
    func restore(_ anchor: ContentAnchor) {
        shiftContentOffset(by: CGFloat((place(of: anchor.element) - anchor.place).points))
    }

    private func anchor(_ element: RowGeometry.Element) -> ContentAnchor {
        ContentAnchor(element: element, place: place(of: element))
    }

    private func place(of element: RowGeometry.Element?) -> Extent {
        element.map { content.geometry.range(of: $0).lowerBound } ?? content.geometry.totalExtent
    }

    /// The row nearest to the middle that has a cell on the screen, or had one before the content moved.
    private var nearestShownRow: IndexPath? {
        let shown = cells.rows.filter { cells.isDisplayed($0.value) && content.contains($0.key) }.keys
        let distance = { (row: IndexPath) in abs(self.content.span(of: row).lowerBound - self.bounds.midY) }
        return shown.min { distance($0) < distance($1) }
    }
}

extension RowGeometry.Element {
    fileprivate var isRow: Bool { if case .row = self { true } else { false } }
}
