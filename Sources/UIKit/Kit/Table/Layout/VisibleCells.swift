import Foundation
import OrderedCollections

/// The views of the visible rows and sections.
///
/// Their order is the same in every run. It determines which view is in front, which cell is reused first and what
/// the client is notified first.
@MainActor
struct VisibleCells {
    private(set) var rows: OrderedDictionary<IndexPath, UITableViewCell> = [:]
    private(set) var sectionViews: OrderedDictionary<SectionPart, UIView> = [:]
    /// Visible headers and footers that have a height but no view. They are recorded so that the client isn't asked
    /// in every frame.
    private(set) var blankParts: Set<SectionPart> = []
    /// The views whose display the client was told of, and not of its end. Other views were created only for
    /// measuring.
    private var displayed: Set<ObjectIdentifier> = []
    /// Views whose rows or sections were removed and whose motion is not over. They can't be reused before that.
    private(set) var leaving: [LeavingView] = []

    // MARK: Rows

    mutating func set(_ cell: UITableViewCell, at row: IndexPath) { rows[row] = cell }

    mutating func removeCell(at row: IndexPath) { rows[row] = nil }

    // MARK: Headers and footers

    mutating func set(_ view: UIView, of part: SectionPart) { sectionViews[part] = view }

    mutating func removeView(of part: SectionPart) { sectionViews[part] = nil }

    /// Records that a header or footer has no view.
    mutating func setBlank(_ part: SectionPart) { blankParts.insert(part) }

    /// Removes the record that a header or footer has no view, so that the client is asked for it again.
    mutating func askAgain(for part: SectionPart) { blankParts.remove(part) }

    /// Forgets the headers and footers without a view except some.
    mutating func keepBlankParts(_ parts: some Sequence<SectionPart>) { blankParts.formIntersection(parts) }

    // MARK: Updates

    /// Forgets all views except those that are leaving.
    mutating func removeAll() {
        rows = [:]
        sectionViews = [:]
        blankParts = []
    }

    /// Replaces the views by those that stay, at their new places.
    mutating func replace(
        rows: OrderedDictionary<IndexPath, UITableViewCell>,
        sectionViews: OrderedDictionary<SectionPart, UIView>
    ) {
        self.rows = rows
        self.sectionViews = sectionViews
        blankParts = []
    }

    /// Records that a view is leaving.
    mutating func beginLeaving(_ view: LeavingView) { leaving.append(view) }

    /// Records that the motion of a leaving view is over.
    mutating func endLeaving(_ view: UIView) { leaving.removeAll { $0.view === view } }

    /// Carries the leaving views to the new places of the rows that they follow.
    mutating func carryLeaving(to newRow: (IndexPath) -> IndexPath?) {
        for index in leaving.indices { leaving[index].row = leaving[index].row.flatMap(newRow) }
    }

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

/// A view that is leaving the screen.
struct LeavingView {
    let view: UIView
    /// The row that another cell shows, and whose motion this view follows; `nil` if the row was removed.
    var row: IndexPath?
}
