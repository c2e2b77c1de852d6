import CoreGraphics

/// Where a finger goes when it swipes. What lies below on a page comes into sight by swiping up.
///
/// ```swift
/// screen.swipe(.up, on: tableView)
/// screen.swipe(.down, on: tableView)
/// for direction in [SwipeDirection.left, .right] { screen.swipe(direction, on: cell, distance: 80) }
/// ```
public enum SwipeDirection: Sendable, CaseIterable {
    /// Towards the top of the screen.
    case up
    /// Towards the bottom of the screen.
    case down
    /// Towards the left side of the screen.
    case left
    /// Towards the right side of the screen.
    case right

    var vector: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        }
    }
}
