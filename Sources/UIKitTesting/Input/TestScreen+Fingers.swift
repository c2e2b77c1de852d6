import CoreGraphics
import Offscreen

/// Moving individual fingers. These methods make any gesture possible. Virtual time doesn't advance in them.
extension TestScreen {
    /// Puts a finger down at a point of the window. It is a failure if the finger is already down.
    ///
    /// ```swift
    /// screen.touchDown(at: middle)
    /// ```
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - point: The location in window coordinates.
    public func touchDown(_ finger: Int = 1, at point: CGPoint) {
        makeCurrent()
        if !screen.touchDown(finger, at: point) {
            onFailure("Finger \(finger) is on the screen already: lift it first, or use another one")
        }
    }

    /// Moves a finger to a point of the window. It is a failure if the finger isn't down.
    ///
    /// ```swift
    /// screen.touchMove(to: CGPoint(x: middle.x, y: middle.y - 40))
    /// ```
    ///
    /// - Parameters:
    ///   - finger: The number of the finger.
    ///   - point: The new location in window coordinates.
    public func touchMove(_ finger: Int = 1, to point: CGPoint) {
        makeCurrent()
        if !screen.touchMove(finger, to: point) { reportLifted(finger) }
    }

    /// Lifts a finger at its current location. It is a failure if the finger isn't down.
    ///
    /// ```swift
    /// screen.touchUp()
    /// ```
    ///
    /// - Parameter finger: The number of the finger.
    public func touchUp(_ finger: Int = 1) {
        makeCurrent()
        if !screen.touchUp(finger) { reportLifted(finger) }
    }

    /// Cancels the touch of a finger, as the system does for an incoming call. It is a failure if
    /// the finger isn't down.
    ///
    /// ```swift
    /// screen.touchCancel(2)  // of two fingers the second one
    /// ```
    ///
    /// - Parameter finger: The number of the finger.
    public func touchCancel(_ finger: Int = 1) {
        makeCurrent()
        if !screen.touchUp(finger, isCancelled: true) { reportLifted(finger) }
    }

    private func reportLifted(_ finger: Int) {
        onFailure("Finger \(finger) is not on the screen")
    }
}
