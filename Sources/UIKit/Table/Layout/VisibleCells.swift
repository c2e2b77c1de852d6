import Foundation

/// The views that stand for rows and sections on screen.
@MainActor
struct VisibleCells {
    var rows: [IndexPath: UITableViewCell] = [:]
    var sectionViews: [SectionPart: UIView] = [:]
    /// Headers and footers on screen that take room and have no view, so that the client is not asked in every frame.
    var blankParts: Set<SectionPart> = []
    /// Views whose rows or sections are gone, until their motion is over; nothing may reuse them before.
    var leaving: [LeavingView] = []

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
        rows.first { $0.value === cell }?.key
    }
}

/// A view on its way off the screen.
struct LeavingView {
    let view: UIView
    /// The row for which another cell is on the screen by now, which this one goes along with; `nil` if the row is gone.
    var row: IndexPath?
}
