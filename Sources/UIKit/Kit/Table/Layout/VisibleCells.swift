import Foundation
import OrderedCollections

/// The views of the visible rows and sections.
///
/// Their order is the same in every run. It determines which view is in front, which cell is reused first and what
/// the client is told first.
@MainActor
struct VisibleCells {
    var rows: OrderedDictionary<IndexPath, UITableViewCell> = [:]
    var sectionViews: OrderedDictionary<SectionPart, UIView> = [:]
    /// Visible headers and footers that have a height but no view. They are recorded so that the client isn't asked
    /// in every frame.
    var blankParts: Set<SectionPart> = []
    /// The views whose display the client was told of, and not of its end. Other views were created only for
    /// measuring.
    private var displayed: Set<ObjectIdentifier> = []
    /// Views whose rows or sections were removed and whose motion is not over. They can't be reused before that.
    var leaving: [LeavingView] = []

    func isDisplayed(_ view: UIView) -> Bool {
        displayed.contains(ObjectIdentifier(view))
    }

    /// Records that the client is told of a view's display.
    /// - Returns: Whether the view wasn't displayed before.
    mutating func beginDisplaying(_ view: UIView) -> Bool {
        displayed.insert(ObjectIdentifier(view)).inserted
    }

    /// Records that the client is told of the end of a view's display.
    /// - Returns: Whether the view was displayed before.
    mutating func endDisplaying(_ view: UIView) -> Bool {
        displayed.remove(ObjectIdentifier(view)) != nil
    }

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
        rows.elements.first { $0.value === cell }?.key
    }
}

/// A view that is leaving the screen.
struct LeavingView {
    let view: UIView
    /// The row that another cell shows, and whose motion this view follows; `nil` if the row was removed.
    var row: IndexPath?
}
