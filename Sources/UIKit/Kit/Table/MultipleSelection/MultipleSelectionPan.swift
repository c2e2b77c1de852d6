import CoreGraphics

/// The recognizer of a table for two fingers that select the rows over which they move.
@MainActor
final class MultipleSelectionPan: UIPanGestureRecognizer {
    /// Returns whether fingers select rows that begin at a place of the view.
    var maySelect: (_ place: CGPoint) -> Bool = { _ in false }
    /// The middle of the fingers before they moved, in the view's coordinates.
    private(set) var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if self.touches.count == minimumNumberOfTouches, !progress.isUnderWay { start = location(in: view) }
    }

    override func isDrag(_ movement: CGPoint) -> Bool {
        guard max(abs(movement.x), abs(movement.y)) >= Self.slop else { return false }
        // The table is asked once, because it asks the client.
        guard abs(movement.y) > abs(movement.x), maySelect(start) else {
            state = .failed
            return false
        }
        return true
    }
}
