import CoreGraphics
import Foundation

/// The metrics of actions beside a row, in points. What moves is fitted to films of iOS 26 (`LookSource.lemonade`).
/// Sizes are unverified unless marked.
enum SwipeMetrics {
    /// The height of an action, and its least width.
    static let side = Looks.swipeAction.light
    /// The distance between two actions.
    static let gap: CGFloat = 8
    /// The distance between the edge and the first action.
    static let edge: CGFloat = 16
    /// The distance between the last action and the row.
    static let rowGap: CGFloat = 12
    /// The least distance between an action and the upper and lower edge of its row.
    static let inset: CGFloat = 3
    /// The space on each side of an action's title.
    static let padding: CGFloat = 16
    /// The space between an action and the title below it.
    static let titleGap: CGFloat = 4
    /// The height of a row from which an action with an image has its title below it (widely reported).
    static let heightForTitleAndImage: CGFloat = 91
    static let fontSize: CGFloat = 15
    static let smallFontSize: CGFloat = 12
    /// The part of the row's width after which a full swipe performs the first action.
    static let fullSwipePart = Looks.fullSwipe.light
    /// The distance beyond the actions that a full swipe takes at least.
    static let fullSwipeMargin: CGFloat = 40
    /// The part of a row that stays on the screen when a full swipe has taken it over.
    static let commitInset: CGFloat = 18.3
    /// The opacity of the other actions when the first one has taken the whole row.
    static let displacedOpacity: CGFloat = 0.2
    /// The slope of the row's movement where it begins to resist the finger, as that of scroll views.
    static let rubberBand: CGFloat = 0.55
    /// The time for which a released row continues with its velocity, in seconds: a scroll view's rate of deceleration.
    static let foresight: CGFloat = 0.499
    /// The duration in seconds of the critically damped spring that a released row follows: the time after which a
    /// thousandth of the way is left.
    static let duration: TimeInterval = 9.2334 / Looks.swipeSpring.light
    /// The same with 35 radians per second, by which a full swipe takes the row over.
    static let commitDuration: TimeInterval = 9.2334 / 35
}
