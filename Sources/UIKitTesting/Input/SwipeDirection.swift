import CoreGraphics

/// Where a finger goes when it swipes. What lies below on a page comes into sight by swiping up.
public enum SwipeDirection: Sendable, CaseIterable {
    case up, down, left, right

    var vector: CGVector {
        switch self {
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        }
    }
}
