import UIKit

/// The row that is scrolled to the top as soon as the table shows its first rows.
///
/// Each layout finds out the heights of the rows around, which move the row again. It is therefore restored after each
/// layout until the next frame, in which it is where it was.
@MainActor
final class AwaitedTopRow<ID: Hashable> {
    private let places: RowPlaces<ID>
    private var row: TopRow<ID>?
    /// Whether the table has rows, and the row is restored for the last time in the next frame.
    private var isNextFrameLast = false
    /// Whether the table is being scrolled to the row.
    private var isRestoring = false

    /// Whether a row waits for the rows of the table.
    var isPending: Bool { row != nil }

    init(in places: RowPlaces<ID>) {
        self.places = places
    }

    /// Restores the scroll position, now or when the table shows its first rows, or with `nil` leaves it to the user
    /// and the client.
    func restore(_ row: TopRow<ID>?) {
        (self.row, isNextFrameLast) = (nil, false)
        guard let row, let container = places.container else { return }
        let sections = 0..<container.numberOfSections
        if sections.contains(where: { container.numberOfRows(inSection: $0) > 0 }) {
            row.restore(in: places)
        } else {
            self.row = row
        }
    }

    /// Restores the scroll position, if a row waits and no finger moves the table. Called after each layout of a row.
    func restore() {
        guard let row, let container = places.container, !isRestoring, !container.isTracking else { return }
        let isFirst = container.window != nil && !isNextFrameLast
        isNextFrameLast = true
        isRestoring = true
        UIView.performWithoutAnimation { row.restore(in: places) }
        isRestoring = false
        guard isFirst else { return }
        // The completion of an animation without a duration is called in the next turn of the run loop.
        UIView.animate(withDuration: 0) {
        } completion: { [weak self] _ in
            self?.restore()
            self?.restore(nil)
        }
    }
}
