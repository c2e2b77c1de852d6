import CoreGraphics

/// How a row that comes or goes looks at the other end of its motion; at this end it is itself, at its place.
struct RowLook: Equatable {
    var frame: CGRect
    var alpha: CGFloat

    /// The look from which a row with `animation` comes to `frame`.
    static func entering(_ animation: UITableView.RowAnimation, at frame: CGRect) -> RowLook {
        switch animation {
        case .fade: RowLook(frame: frame, alpha: 0)
        // It stands at its place, and those that make way uncover it.
        case .automatic, .none: RowLook(frame: frame, alpha: 1)
        default: RowLook(frame: aside(animation, frame), alpha: 0)
        }
    }

    /// The look to which a row with `animation` goes from `frame`.
    static func leaving(_ animation: UITableView.RowAnimation, from frame: CGRect) -> RowLook {
        switch animation {
        case .fade, .automatic: RowLook(frame: frame, alpha: 0)
        case .none: RowLook(frame: frame, alpha: 1)
        default: RowLook(frame: aside(animation, frame), alpha: 0)
        }
    }

    private static func aside(_ animation: UITableView.RowAnimation, _ frame: CGRect) -> CGRect {
        switch animation {
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        // In the middle of the gap, which begins or ends as nothing at the row's top.
        case .middle: frame.offsetBy(dx: 0, dy: -frame.height / 2)
        default: frame
        }
    }
}
