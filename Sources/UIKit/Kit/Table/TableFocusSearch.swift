import CoreGraphics
import RowGeometry

/// A search of a table for the places that the arrow keys lead to.
@MainActor
struct TableFocusSearch {
    let table: UITableView

    /// The row, header or footer that contains the view with the focus.
    var focusedPlace: FocusPlace? {
        let system = table.nearestScreen.focusSystem
        if let row = table.focusedRow, system.focusedKeeper === table { return .row(row) }
        guard let view = system.focusedView else { return nil }
        return table.shownSectionViews.elements.first { view.isDescendant(of: $0.value) }.map { .part($0.key) }
    }

    /// Returns the nearest row, header or footer above or below in which a view can have the focus, and that view,
    /// scrolled into view.
    func place(from place: FocusPlace, by step: Int) -> (FocusPlace, UIView)? {
        var place = place
        while let next = place.next(by: step, in: table.rowGeometry) {
            switch next {
            case .row(let row):
                if table.canFocus(row), let cell = table.cellInSight(row) { return (next, cell) }
                if let cell = table.shownCell(at: row), let view = UIFocusSystem.target(in: cell.contentView) {
                    return (next, view)
                }
            case .part(let part): if let view = viewToFocus(in: part) { return (next, view) }
            }
            place = next
        }
        return nil
    }

    /// Returns the first view inside a header or footer that can have the focus, scrolled into view.
    private func viewToFocus(in part: SectionPart) -> UIView? {
        guard table.rect(table.rowGeometry.range(of: part.element)).height > 0, let view = table.sectionView(part)
        else { return nil }
        guard UIFocusSystem.target(in: view) != nil else {
            // The next layout returns a view that was created only for this search to the pool.
            if !table.isDisplayed(view) { table.setNeedsLayout() }
            return nil
        }
        if !table.isDisplayed(view) {
            // The view is brought just into view, so that it stays. The rest of the way is animated.
            let frame = table.frame(of: part, in: table.bounds.minY..<table.bounds.maxY)
            let isAbove = frame.minY < table.bounds.minY
            table.places.aim(at: nil)
            table.contentOffset.y = table.clampedOffset(
                isAbove ? frame.maxY - 1 : frame.minY + 1 - table.bounds.height
            )
            table.layoutIfNeeded()
        }
        guard table.shownSectionViews[part] === view else { return nil }
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        if view.frame.minY < visible.minY {
            table.scroll(to: table.bounds.minY + view.frame.minY - visible.minY)
        } else if view.frame.maxY > visible.maxY {
            table.scroll(to: table.bounds.minY + view.frame.maxY - visible.maxY)
        }
        return UIFocusSystem.target(in: view)
    }
}
