import UIKit

/// The first row on the screen of a table that isn't scrolled to its top.
struct TopRow<ID: Hashable> {
    /// The identifier of the row, or `nil` if the row never unfolds.
    let id: ID?
    /// The distance from the top of the row down to the top of the screen, in points.
    let distance: CGFloat

    init(id: ID, distance: CGFloat) {
        (self.id, self.distance) = (id, distance)
    }

    /// Finds the first row on the screen of a table. Returns `nil` if the table is scrolled to its top.
    @MainActor
    init?(in places: RowPlaces<ID>) {
        guard let container = places.container else { return nil }
        let top = container.contentOffset.y + container.adjustedContentInset.top
        let row = container.indexPathsForVisibleRows?.first { container.rectForRow(at: $0).maxY > top }
        guard top > 0, let row else { return nil }
        id = places.shownID(at: row)
        distance = top - container.rectForRow(at: row).minY
    }

    /// Scrolls a table so that the row is the first one on the screen again, if the table still has it.
    @MainActor
    func restore(in places: RowPlaces<ID>) {
        guard let container = places.container, let id, let row = places.indexPath(for: id) else { return }
        if distance >= container.rectForRow(at: row).height {
            // The height is an estimate that is too small. The place would be below the row, which therefore would not
            // be measured: bring the row onto the screen first.
            container.contentOffset.y = offset(of: row, at: 0, in: container)
            container.layoutIfNeeded()
        }
        // Each layout replaces estimates of rows on the screen by measured heights, until all that are seen are exact.
        for _ in 0..<Self.layoutLimit {
            container.contentOffset.y = offset(of: row, at: distance, in: container)
            container.layoutIfNeeded()
            if container.contentOffset.y == offset(of: row, at: distance, in: container) { return }
        }
    }

    /// The maximum number of layouts. The first one measures the rows around the place, and the next one those that
    /// their heights bring onto the screen. Further ones are for rows whose heights change when they are laid out.
    private static var layoutLimit: Int { 4 }

    /// Returns the offset at which the top of the screen is at a distance from the top of the row, by what is known of
    /// the heights. `scrollToRow(at:at:animated:)` of a table that is laying out its rows would scroll only afterwards.
    @MainActor
    private func offset(of row: IndexPath, at distance: CGFloat, in container: any RowContainer) -> CGFloat {
        let plan = ScrollPlan(container)
        return plan.bounded(container.rectForRow(at: row).minY + distance - plan.insets.top)
    }
}
