import UIKit

/// The table at the beginning of a motion, as far as remedies need it.
@MainActor
struct MotionStart {
    private(set) var entering: EnteringRows?
    let offset: HeldOffset?

    init(_ tableView: UITableView, _ remedies: PlatformRemedies) {
        let isAnimated = UIView.areAnimationsEnabled
        entering = isAnimated && remedies.contains(.settlesEnteringRows) ? EnteringRows(tableView) : nil
        offset = isAnimated && remedies.contains(.holdsOffset) ? HeldOffset(tableView) : nil
    }

    /// Notes the table after the update, before the layout.
    mutating func noteUpdate(in tableView: UITableView) {
        entering?.noteUpdate(in: tableView)
    }
}
