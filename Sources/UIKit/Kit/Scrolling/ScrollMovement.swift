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

    /// Whether the content moves after it was released.
    var isDeceleration: Bool {
        switch self {
        case .decelerating, .stepping: true
        case .none, .dragging, .animating: false
        }
    }

    /// Whether the frame clock drives the movement.
    var isDrivenByFrames: Bool {
        switch self {
        case .decelerating, .animating, .stepping: true
        case .none, .dragging: false
        }
    }
}
