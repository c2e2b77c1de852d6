import CoreGraphics

/// The direction in which a finger moves when it swipes.
///
/// To show content further down a page, swipe up.
///
/// ```swift
/// screen.swipe(.up, on: tableView)
/// screen.swipe(.down, on: tableView)
/// for direction in [SwipeDirection.left, .right] { screen.swipe(direction, on: cell, distance: 80) }
/// ```
public enum SwipeDirection: Sendable, CaseIterable {
    /// The finger moves toward the top of the screen.
    case up
    /// The finger moves toward the bottom of the screen.
    case down
    /// The finger moves toward the left side of the screen.
    case left
    /// The finger moves toward the right side of the screen.
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
