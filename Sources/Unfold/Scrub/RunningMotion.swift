import UIKit

/// A motion under way.
struct RunningMotion<ID> {
    /// The row that was asked to change.
    var id: ID?
    var animator: UIViewPropertyAnimator
    /// By how many points the row grows.
    var distance: CGFloat
    /// How much what is let go bounces, 0 to 1.
    var bounce: CGFloat
}
