import Foundation
import OrderedCollections

/// The views that stand for rows and sections on screen.
///
/// In an order that is the same in every run: what lies over what, which cell is used again first, and what the client is
/// told first depend on it.
@MainActor
struct VisibleCells {
    var rows: OrderedDictionary<IndexPath, UITableViewCell> = [:]
    var sectionViews: OrderedDictionary<SectionPart, UIView> = [:]
    /// Headers and footers on screen that take room and have no view, so that the client is not asked in every frame.
    var blankParts: Set<SectionPart> = []
    /// The views of which the client was told that they are displayed, and not that they no longer are. Others were made to be
    /// measured.
    private var displayed: Set<ObjectIdentifier> = []
    /// Views whose rows or sections are gone, until their motion is over; nothing may reuse them before.
    var leaving: [LeavingView] = []

    func isDisplayed(_ view: UIView) -> Bool {
        displayed.contains(ObjectIdentifier(view))
    }

    /// Notes that the client is told of a view's display.
    /// - Returns: Whether it wasn't displayed.
    mutating func beginDisplaying(_ view: UIView) -> Bool {
        displayed.insert(ObjectIdentifier(view)).inserted
    }

    /// Notes that the client is told of the end of a view's display.
    /// - Returns: Whether it was displayed.
    mutating func endDisplaying(_ view: UIView) -> Bool {
        displayed.remove(ObjectIdentifier(view)) != nil
    }

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
        rows.elements.first { $0.value === cell }?.key
    }
}

/// A view on its way off the screen.
struct LeavingView {
    let view: UIView
    /// The row for which another cell is on the screen by now, which this one goes along with; `nil` if the row is gone.
    var row: IndexPath?
}
