import CoreGraphics

/// A gesture recognizer for drags with a finger that begin at an edge of the window and lead away from it.
///
/// Other drags, such as that of a scroll view, wait until it has failed, which takes no time for fingers that begin
/// elsewhere. Drags with the mouse are not recognized, for they select text and move windows.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The distance from the edge within which a finger begins, in points (unverified).
    static let reach: CGFloat = 20

    /// The edges at which the gesture may begin. None by default.
    open var edges: UIRectEdge = []
    /// The edges near which the finger began.
    private var reached: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard !progress.isUnderWay, let touch = touches.first, let window = touch.window else { return }
        reached = Self.edges(of: window.bounds, near: touch.location(in: nil)).intersection(edges)
        if reached.isEmpty || self.touches.count > 1 || touch.type == .indirectPointer { request(.failed) }
    }

    override func isDrag(_ movement: CGPoint) -> Bool {
        guard super.isDrag(movement) else { return false }
        let isHorizontal = abs(movement.x) > abs(movement.y)
        let edge: UIRectEdge =
            isHorizontal ? (movement.x > 0 ? .left : .right) : (movement.y > 0 ? .top : .bottom)
        if !reached.contains(edge) { request(.failed) }
        return reached.contains(edge)
    }

    open override func reset() {
        super.reset()
        reached = []
    }

    open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    /// Returns the edges of a rectangle that are near a point.
    private static func edges(of bounds: CGRect, near point: CGPoint) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.x - bounds.minX <= reach { edges.insert(.left) }
        if bounds.maxX - point.x <= reach { edges.insert(.right) }
        if point.y - bounds.minY <= reach { edges.insert(.top) }
        if bounds.maxY - point.y <= reach { edges.insert(.bottom) }
        return edges
    }
}
