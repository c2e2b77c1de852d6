import CoreGraphics
import Foundation

/// Recognizes a quick straight movement of fingers to one side.
///
/// The fingers have to come 50 points to that side within half a second, and no more than half as far across (these
/// numbers are not Apple's, which are not published).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Sides to swipe to; the numbers are Apple's.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var right: Direction { Direction(rawValue: 1) }
        public static var left: Direction { Direction(rawValue: 2) }
        public static var up: Direction { Direction(rawValue: 4) }
        public static var down: Direction { Direction(rawValue: 8) }
    }

    nonisolated static let distance: CGFloat = 50
    static let allowedDuration: TimeInterval = 0.5

    /// Sides that count. `.right` at first.
    open var direction = Direction.right

    /// With how many fingers. 1 at first.
    open var numberOfTouchesRequired = 1

    private var starts: [UITouch: CGPoint] = [:]
    private var startTime: TimeInterval = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty { startTime = event.timestamp }
        for touch in touches { starts[touch] = touch.location(in: nil) }
        if starts.count > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard event.timestamp - startTime <= Self.allowedDuration else {
            state = .failed
            return
        }
        let sides = self.touches.compactMap { touch in
            starts[touch].flatMap { start in
                let place = touch.location(in: nil)
                return Direction.of(CGVector(dx: place.x - start.x, dy: place.y - start.y))
            }
        }
        guard let side = sides.first, sides.count == numberOfTouchesRequired else { return }
        guard !side.isEmpty, sides.allSatisfy({ $0 == side }), direction.contains(side) else {
            state = .failed
            return
        }
        state = .ended
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        starts = [:]
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// The side that a movement goes to; empty if it is far enough but aslant, `nil` if it is not yet far enough.
    static func of(_ movement: CGVector) -> Self? {
        let (along, across) = (max(abs(movement.dx), abs(movement.dy)), min(abs(movement.dx), abs(movement.dy)))
        guard along >= UISwipeGestureRecognizer.distance else { return nil }
        guard across <= along / 2 else { return [] }
        return if abs(movement.dx) > abs(movement.dy) {
            movement.dx > 0 ? .right : .left
        } else {
            movement.dy > 0 ? .down : .up
        }
    }
}
