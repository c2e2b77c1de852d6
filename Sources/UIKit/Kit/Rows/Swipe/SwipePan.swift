import CoreGraphics

/// The recognizer of a table for fingers that move a row sideways.
@MainActor
final class SwipePan: UIPanGestureRecognizer {
    /// Returns whether a row at a place of the view can be moved to the right or to the left.
    var mayMoveRow: (_ place: CGPoint, _ isToTheRight: Bool) -> Bool = { _, _ in false }
    /// The place of the finger before it moved, in the view's coordinates.
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == 1, let touch = touches.first, let view { start = touch.location(in: view) }
        super.touchesBegan(touches, with: event)
        // A second finger doesn't swipe.
        if self.touches.count > 1, !progress.isUnderWay { state = .failed }
    }

    override func isDrag(_ movement: CGPoint) -> Bool {
        guard max(abs(movement.x), abs(movement.y)) >= Self.slop else { return false }
        // The table is asked once, because it asks the client.
        guard abs(movement.x) > abs(movement.y), mayMoveRow(start, movement.x > 0) else {
            state = .failed
            return false
        }
        return true
    }

    /// Only the horizontal distance was too short for a swipe.
    override func hesitation(of movement: CGPoint) -> CGPoint {
        CGPoint(x: movement.x < 0 ? -Self.slop : Self.slop, y: 0)
    }
}
