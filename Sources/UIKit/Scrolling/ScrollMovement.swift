import CoreGraphics

/// What moves a scroll view's content at the moment.
enum ScrollMovement {
    case none
    /// A finger, or fingers on a touchpad.
    case dragging(ScrollDrag)
    /// The content itself.
    case decelerating(ScrollGlide)
    /// Code, by an animation.
    case animating(ScrollAnimation)
    /// The clicks of a wheel.
    case stepping(ScrollAnimation)
}
