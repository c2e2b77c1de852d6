import CoreGraphics
import Offscreen

/// Single steps of fingers, from which any gesture of any number of fingers can be made. None of them takes time.
extension TestScreen {
    /// A finger goes down at a point of the window. A finger that is down already is a failure.
    ///
    /// ```swift
    /// screen.touchDown(at: middle)
    /// ```
    public func touchDown(_ finger: Int = 1, at point: CGPoint) {
        checkIsNewest()
        if !screen.touchDown(finger, at: point) {
            onFailure("Finger \(finger) is on the screen already: lift it first, or use another one")
        }
    }

    /// A finger slides to a point of the window. One that is not down is a failure.
    ///
    /// ```swift
    /// screen.touchMove(to: CGPoint(x: middle.x, y: middle.y - 40))
    /// ```
    public func touchMove(_ finger: Int = 1, to point: CGPoint) {
        checkIsNewest()
        if !screen.touchMove(finger, to: point) { reportLifted(finger) }
    }

    /// A finger is lifted where it is. One that is not down is a failure.
    ///
    /// ```swift
    /// screen.touchUp()
    /// ```
    public func touchUp(_ finger: Int = 1) {
        checkIsNewest()
        if !screen.touchUp(finger) { reportLifted(finger) }
    }

    /// The system takes a touch away, as when a call comes in. A finger that is not down is a failure.
    ///
    /// ```swift
    /// screen.touchCancel(2)  // of two fingers the second one
    /// ```
    public func touchCancel(_ finger: Int = 1) {
        checkIsNewest()
        if !screen.touchUp(finger, isCancelled: true) { reportLifted(finger) }
    }

    private func reportLifted(_ finger: Int) {
        onFailure("Finger \(finger) is not on the screen")
    }
}
