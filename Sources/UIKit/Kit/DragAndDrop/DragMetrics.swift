import CoreGraphics
import Foundation

/// The numbers of drags, in points and seconds.
enum DragMetrics {
    /// The time for which a finger is held until it lifts items (unverified).
    static let liftDelay: TimeInterval = 0.5
    /// The distance that the finger may move meanwhile: that of a long press.
    static let allowableMovement: CGFloat = 10
    /// The time in which items are lifted, dropped and returned (unverified).
    static let duration: TimeInterval = 0.3
    /// The scale of lifted items (unverified).
    static let liftScale: CGFloat = 1.05
    /// The greatest width and height of items that aren't shown at their full size (unverified).
    static let greatestSize: CGFloat = 240
    /// The distance between stacked items (unverified).
    static let stackOffset: CGFloat = 4
    /// The scale at which a dropped item disappears (unverified).
    static let vanishingScale: CGFloat = 0.5
    /// The diameter of the badge.
    static let badgeSize: CGFloat = 24
}
