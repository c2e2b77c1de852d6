import UIKit

/// An animation in flight.
struct RunningMotion<ID> {
    /// The row for which the change was requested.
    var id: ID?
    var animator: UIViewPropertyAnimator
    /// The distance in points by which the row grows.
    var distance: CGFloat
    /// The bounce of the row when it is released, from 0 to 1.
    var bounce: CGFloat
}
