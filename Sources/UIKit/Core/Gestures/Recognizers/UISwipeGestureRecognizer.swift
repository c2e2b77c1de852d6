import CoreGraphics
import Foundation

/// A gesture recognizer that recognizes quick straight movements in a direction.
///
/// The fingers must move at least 50 points in the direction within half a second, and at most half as far across
/// it. These values aren't Apple's, which aren't published.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of swipes. The raw values are Apple's.
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

    /// The directions that the recognizer recognizes. The default is `.right`.
    open var direction = Direction.right

    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    private var starts: [UITouch: CGPoint] = [:]
    private var startTime: TimeInterval = 0

    override var requiresPrimaryButton: Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if starts.isEmpty { startTime = event.timestamp }
        for touch in touches { starts[touch] = touch.location(in: nil) }
        if starts.count > numberOfTouchesRequired { request(.failed) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard event.timestamp - startTime <= Self.allowedDuration else {
            request(.failed)
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
            request(.failed)
            return
        }
        request(.ended)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        // A swipe that waits for another recognizer is recognized when that one fails.
        if !progress.isWaiting { request(.failed) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        request(.failed)
    }

    open override func reset() {
        super.reset()
        starts = [:]
    }
}

extension UISwipeGestureRecognizer.Direction {
    /// Returns the direction of a movement. The result is empty if the movement is long enough but diagonal, and
    /// `nil` if it isn't long enough yet.
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
