import UIKit

/// The scroll position before an update, from which a motion begins.
///
/// A table may move its content in an update, without an animation. The expander scrolls to where the kept row is in
/// place, and the motion has to begin where the content was.
@MainActor
struct HeldOffset {
    private let offset: CGFloat
    private let animations: Int

    init(_ tableView: UITableView) {
        offset = tableView.contentOffset.y
        animations = Self.animations(of: tableView)
    }

    /// Moves the content back if the table has moved it without an animation.
    ///
    /// - Parameter underFinger: Whether to do so even while a finger holds the content, as that of a tap which is just
    ///   being lifted may do.
    func restore(in tableView: UITableView, underFinger: Bool = false) {
        guard UIView.areAnimationsEnabled, underFinger || !tableView.isDragging,
            abs(tableView.contentOffset.y - offset) > 0.01,
            Self.animations(of: tableView) <= animations
        else { return }
        UIView.performWithoutAnimation { tableView.contentOffset.y = offset }
    }

    private static func animations(of tableView: UITableView) -> Int {
        tableView.layer.animationKeys()?.count ?? 0
    }
}
