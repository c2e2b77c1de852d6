import Foundation
import OrderedCollections

/// The views of the visible rows and sections, and those whose rows or sections were removed and whose motion isn't
/// over.
@MainActor
struct VisibleCells {
    typealias LeavingCell = ShownViews<IndexPath, UITableViewCell>.Departure
    typealias LeavingPart = ShownViews<SectionPart, UIView>.Departure

    private var shownCells = ShownViews<IndexPath, UITableViewCell>()
    private var shownParts = ShownViews<SectionPart, UIView>()
    /// Visible headers and footers that have a height but no view. They are recorded so that the client isn't asked
    /// in every frame.
    private(set) var blankParts: Set<SectionPart> = []
    /// The views whose display the client was told of, and not of its end. Other views were created only for
    /// measuring.
    private var displayed: Set<ObjectIdentifier> = []

    var rows: OrderedDictionary<IndexPath, UITableViewCell> { shownCells.views }
    var sectionViews: OrderedDictionary<SectionPart, UIView> { shownParts.views }

    // MARK: Rows

    mutating func set(_ cell: UITableViewCell, at row: IndexPath) { shownCells.set(cell, for: row) }

    mutating func removeCell(at row: IndexPath) { shownCells.remove(row) }

    // MARK: Headers and footers

    mutating func set(_ view: UIView, of part: SectionPart) { shownParts.set(view, for: part) }

    mutating func removeView(of part: SectionPart) { shownParts.remove(part) }

    /// Records that a header or footer has no view.
    mutating func setBlank(_ part: SectionPart) { blankParts.insert(part) }

    /// Removes the record that a header or footer has no view, so that the client is asked for it again.
    mutating func askAgain(for part: SectionPart) { blankParts.remove(part) }

    /// Forgets the headers and footers without a view except some.
    mutating func keepBlankParts(_ parts: some Sequence<SectionPart>) { blankParts.formIntersection(parts) }

    // MARK: Updates

    /// Forgets all views except those that are leaving.
    mutating func removeAll() {
        shownCells.removeAll()
        shownParts.removeAll()
        blankParts = []
    }

    /// Replaces the views by those that stay, at their new places.
    mutating func replace(
        rows: OrderedDictionary<IndexPath, UITableViewCell>,
        sectionViews: OrderedDictionary<SectionPart, UIView>
    ) {
        shownCells.replace(rows)
        shownParts.replace(sectionViews)
        blankParts = []
    }

    // MARK: Leaving

    /// Whether no view is leaving.
    var isSettled: Bool { shownCells.departures.isEmpty && shownParts.departures.isEmpty }

    /// The cells that are leaving. The element of each is the row that another cell shows and whose motion it follows.
    var leavingCells: [LeavingCell] { shownCells.departures }

    /// Lets a cell leave.
    ///
    /// - Parameter newRow: The row that another cell shows from here, if the row wasn't removed.
    mutating func leave(_ cell: UITableViewCell, from row: IndexPath, replacedAt newRow: IndexPath?) -> LeavingCell {
        shownCells.depart(cell, from: row, asViewOf: newRow)
    }

    /// Lets a header or footer leave.
    mutating func leave(_ view: UIView, of part: SectionPart) -> LeavingPart {
        shownParts.depart(view, from: part, asViewOf: nil)
    }

    /// Records that the motion of a leaving cell is over.
    mutating func endLeaving(_ cell: LeavingCell) { shownCells.endDeparture(cell.number) }

    /// Records that the motion of a leaving header or footer is over.
    mutating func endLeaving(_ part: LeavingPart) { shownParts.endDeparture(part.number) }

    /// Carries the leaving cells to the new places of the rows that they follow.
    mutating func carryLeaving(to newRow: (IndexPath) -> IndexPath?) { shownCells.carryDepartures(to: newRow) }

    // MARK: Display

    func isDisplayed(_ view: UIView) -> Bool {
        displayed.contains(ObjectIdentifier(view))
    }

    /// Records that the client is notified of a view's display.
    /// - Returns: Whether the view wasn't displayed before.
    mutating func beginDisplaying(_ view: UIView) -> Bool {
        displayed.insert(ObjectIdentifier(view)).inserted
    }

    /// Records that the client is notified of the end of a view's display.
    /// - Returns: Whether the view was displayed before.
    mutating func endDisplaying(_ view: UIView) -> Bool {
        displayed.remove(ObjectIdentifier(view)) != nil
    }

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
        // A loop: a closure would check at each row that it runs on the main thread.
        for (row, visible) in rows where visible === cell { return row }
        return nil
    }
}
