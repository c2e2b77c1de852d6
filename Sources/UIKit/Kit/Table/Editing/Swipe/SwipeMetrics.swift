import CoreGraphics

/// The metrics of actions beside a row, in points. All are unverified unless marked.
enum SwipeMetrics {
    /// The least width of an action (widely reported).
    static let leastWidth: CGFloat = 74
    /// The space on each side of an action's title or image.
    static let padding: CGFloat = 15
    /// The space between an image and the title below it.
    static let imageSpacing: CGFloat = 4
    /// The height of a row from which an action shows its title below its image (widely reported).
    static let heightForTitleAndImage: CGFloat = 91
    static let fontSize: CGFloat = 15
    /// The part of the row's width after which a full swipe performs the first action.
    static let fullSwipePart: CGFloat = 0.6
    /// The distance beyond the actions that a full swipe takes at least.
    static let fullSwipeMargin: CGFloat = 40
    /// The slope of the row's movement where it begins to resist the finger, as that of scroll views.
    static let rubberBand: CGFloat = 0.55
    /// The velocity from which a released row goes on in the direction of the finger, in points per second.
    static let flickVelocity: CGFloat = 300
    /// The time in which a released row moves to its place, in seconds.
    static let duration: Double = 0.3
}
