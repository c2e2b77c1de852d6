import UIKit
import Unfold

/// The code of the article "Following a finger".
@MainActor
enum FollowingAFingerCode {
    static func pinch(_ tableView: UITableView, _ expander: RowExpander<Int>) {
        let pinch = ExpansionPinch(expander)
        pinch.distance = 160
        tableView.addGestureRecognizer(pinch)
    }

    final class HandledCell: UITableViewCell {
        let handle = UIView()
    }

    static func drag(_ tableView: UITableView, _ expander: RowExpander<Int>) {
        tableView.addGestureRecognizer(ExpansionDrag(expander) { ($0 as? HandledCell)?.handle })
    }

    /// A handle that unfolds a row while it moves over a distance, in points.
    @MainActor
    final class RowHandle {
        private let scrub: ExpansionScrub
        private let distance: CGFloat

        init?(_ expander: RowExpander<Int>, row id: Int, distance: CGFloat) {
            guard let scrub = expander.scrub(id) else { return nil }
            (self.scrub, self.distance) = (scrub, distance)
        }

        func move(by points: CGFloat) { scrub.progress = points / distance }
        func letGo(pointsPerSecond: CGFloat) { scrub.end(velocity: pointsPerSecond / distance) }
        func interrupt() { scrub.cancel() }
    }
}
