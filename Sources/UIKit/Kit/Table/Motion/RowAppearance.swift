import CoreGraphics

/// The frame and opacity of an inserted or deleted row at the far end of its motion. At the near end it is opaque and
/// in its place.
struct RowAppearance: Equatable {
    var frame: CGRect
    var alpha: CGFloat

    /// Returns the state from which an inserted row moves to `frame`.
    static func entering(_ animation: UITableView.RowAnimation, at frame: CGRect) -> RowAppearance {
        switch animation {
        case .fade: RowAppearance(frame: frame, alpha: 0)
        // The row is in its place from the beginning, behind the others, which uncover it as they make way.
        case .automatic, .none: RowAppearance(frame: frame, alpha: 1)
        default: RowAppearance(frame: aside(animation, frame), alpha: 0)
        }
    }

    /// Returns the state to which a deleted row moves from `frame`.
    static func leaving(_ animation: UITableView.RowAnimation, from frame: CGRect) -> RowAppearance {
        switch animation {
        case .fade, .automatic: RowAppearance(frame: frame, alpha: 0)
        case .none: RowAppearance(frame: frame, alpha: 1)
        default: RowAppearance(frame: aside(animation, frame), alpha: 0)
        }
    }

    private static func aside(_ animation: UITableView.RowAnimation, _ frame: CGRect) -> CGRect {
        switch animation {
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        // The row is centered on the gap, which begins or ends without height at the row's top.
        case .middle: frame.offsetBy(dx: 0, dy: -frame.height / 2)
        default: frame
        }
    }
}
