import CoreGraphics
import Foundation

/// The measures of the previews of menus, in points and seconds. All of them are unverified.
enum MenuPreviewMetrics {
    /// The time in which a preview is lifted from its view, and returns.
    static let duration: TimeInterval = 0.3
    /// The opacity of the black over the window.
    static let dimming: CGFloat = 0.3
    /// The distance of a preview from the edges of the window.
    static let margin: CGFloat = 12
    /// The distance between a preview and its menu.
    static let gap = MenuMetrics.targetGap
    /// The part of the height of the window that a preview has at least beside a high menu.
    static let leastPart: CGFloat = 0.3
    /// The radius of the corners of a controller's view.
    static let cornerRadius: CGFloat = 13
    /// The distance between the pictures of several items, and the number of pictures behind the first one.
    static let stackOffset: CGFloat = 6
    static let greatestStack = 3
    static let badgeSize: CGFloat = 24
}
