import UIKit

/// The table at the beginning of a motion, as far as remedies need it.
@MainActor
struct MotionStart {
    let entering: EnteringRows?
    let offset: HeldOffset?

    init(_ tableView: UITableView, _ remedies: PlatformRemedies) {
        let isAnimated = UIView.areAnimationsEnabled
        entering = isAnimated && remedies.contains(.settlesEnteringRows) ? EnteringRows(tableView) : nil
        offset = isAnimated && remedies.contains(.holdsOffset) ? HeldOffset(tableView) : nil
    }
}
