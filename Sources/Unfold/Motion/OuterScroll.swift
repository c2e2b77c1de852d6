import UIKit

/// The scroll view around a table that shows all of its rows at once, and therefore doesn't scroll itself.
@MainActor
struct OuterScroll<ID: Hashable> {
    let scrollView: UIScrollView
    /// The row that stays in place, by its distance from the top of the scroll view.
    let kept: AnchoredRow<ID>?
    /// Whether the row that was asked to change is on the screen.
    let reveals: Bool

    /// Returns `nil` if nothing around the table scrolls up and down.
    ///
    /// - Parameters:
    ///   - requested: The index path of the row that was asked to change.
    ///   - kept: The row that the table keeps in place.
    ///   - place: A closure that returns the place of another row of the table.
    init?(
        around container: any RowContainer,
        requested: IndexPath?,
        keeping kept: AnchoredRow<ID>?,
        place: (IndexPath) -> AnchoredRow<ID>
    ) {
        guard let scrollView = Self.scrollView(around: container), !scrollView.isDragging else { return nil }
        self.scrollView = scrollView
        let area = scrollView.convert(scrollView.bounds, to: container)
        let isSeen = { (row: IndexPath) in row.count == 1 || !container.rectForRow(at: row).intersection(area).isEmpty }
        reveals = requested.map(isSeen) ?? false
        let seen = kept.flatMap { kept in
            isSeen(kept.row) ? kept : container.indexPathsForVisibleRows?.first(where: isSeen).map(place)
        }
        // The table is at its beginning, so the distance from its top is a place in its content.
        self.kept = seen.map { seen in
            let edge = container.convert(CGPoint(x: 0, y: seen.distance + container.contentOffset.y), to: scrollView).y
            let distance = edge - scrollView.contentOffset.y
            return AnchoredRow(row: seen.row, id: seen.id, distance: distance, isByEnd: seen.isByEnd)
        }
    }

    /// Rows and items that contain a table get their heights later, from the table or collection view around them.
    private static func scrollView(around container: any RowContainer) -> UIScrollView? {
        var view = container.superview
        while let current = view {
            if current is any RowContainer { return nil }
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let pages = scrollView.contentSize.width > scrollView.bounds.width
                if !pages || scrollView.contentSize.height > scrollView.bounds.height { return scrollView }
            }
            view = current.superview
        }
        return nil
    }

    /// Scrolls so that the kept row stays in place and another one is visible.
    ///
    /// - Parameters:
    ///   - kept: The vertical extent of the kept row in the table.
    ///   - shown: The vertical extent of the row to show.
    func scroll(
        keeping kept: ClosedRange<CGFloat>?,
        showing shown: ClosedRange<CGFloat>?,
        _ reveal: ExpansionReveal,
        in container: any RowContainer
    ) {
        // The table takes its new height.
        scrollView.layoutIfNeeded()
        let plan = ScrollPlan(scrollView)
        var offset = scrollView.contentOffset.y
        let place = { (row: ClosedRange<CGFloat>) in
            let rect = CGRect(x: 0, y: row.lowerBound, width: 1, height: row.upperBound - row.lowerBound)
            let moved = container.convert(rect, to: scrollView)
            return moved.minY...moved.maxY
        }
        if let kept, let row = self.kept {
            let edge = ScrollPlan(container).edge(of: kept, atEnd: row.isByEnd)
            offset = plan.offset(keeping: place(edge...edge), at: row.distance)
        }
        if let shown, reveals { offset = plan.offset(showing: place(shown), from: offset, reveal) }
        if abs(offset - scrollView.contentOffset.y) > 0.01 { scrollView.contentOffset.y = offset }
    }
}
