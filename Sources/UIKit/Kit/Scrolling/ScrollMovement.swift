import CoreGraphics

/// The cause of a movement of a scroll view's content.
enum ScrollMovement {
    case none
    /// A drag by a finger, or by fingers on a touchpad.
    case dragging(ScrollDrag)
    /// The content's own momentum.
    case decelerating(ScrollGlide)
    /// An animation that code asked for.
    case animating(ScrollAnimation)
    /// The clicks of a wheel.
    case stepping(ScrollAnimation)
}
