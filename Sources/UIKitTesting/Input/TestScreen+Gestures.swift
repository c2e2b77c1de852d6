import CoreGraphics
import Foundation
import Offscreen
import UIKit

extension TestScreen {
    /// Taps a point of the window. The finger is down for 0.05 seconds of virtual time.
    ///
    /// Animations that the tap triggers have started when this method returns. The next frame is
    /// the first to show them.
    ///
    /// ```swift
    /// screen.tap(at: middle)
    /// ```
    ///
    /// - Parameter point: The location in window coordinates.
    public func tap(at point: CGPoint) {
        press(at: point, for: 0.05)
    }

    /// Taps the center of a view at its current position on the screen.
    ///
    /// It is a failure if the view is hidden, if it isn't in a window, or if its center is clipped or covered by
    /// another view. The failure message names the view that would receive the touch. A view that doesn't receive
    /// touches, such as a label, passes the tap to its superview.
    ///
    /// ```swift
    /// screen.tap(cell)
    /// ```
    ///
    /// - Parameter view: The view to tap.
    public func tap(_ view: UIView) {
        guard let point = reachableMiddle(of: view, to: "tap") else { return }
        tap(at: point)
    }

    /// Taps a point of the window twice, with 0.1 seconds between the taps.
    ///
    /// ```swift
    /// screen.doubleTap(at: middle)
    /// ```
    ///
    /// - Parameter point: The location in window coordinates.
    public func doubleTap(at point: CGPoint) {
        tap(at: point)
        advance(by: 0.1)
        tap(at: point)
    }

    /// Taps the center of a view twice, with 0.1 seconds between the taps.
    ///
    /// This method fails under the same conditions as ``tap(_:)``.
    ///
    /// ```swift
    /// screen.doubleTap(cell)
    /// ```
    ///
    /// - Parameter view: The view to tap.
    public func doubleTap(_ view: UIView) {
        guard let point = reachableMiddle(of: view, to: "tap") else { return }
        doubleTap(at: point)
    }

    /// Presses a point of the window.
    ///
    /// The default duration exceeds the 0.5 seconds after which UIKit recognizes a long press.
    ///
    /// ```swift
    /// screen.longPress(at: middle, duration: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - point: The location in window coordinates.
    ///   - duration: The time for which the finger is down, in seconds.
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.75) {
        press(at: point, for: duration)
    }

    /// Presses the center of a view.
    ///
    /// This method fails under the same conditions as ``tap(_:)``.
    ///
    /// ```swift
    /// screen.longPress(cell)
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view to press.
    ///   - duration: The time for which the finger is down, in seconds.
    public func longPress(_ view: UIView, duration: TimeInterval = 0.75) {
        guard let point = reachableMiddle(of: view, to: "press") else { return }
        longPress(at: point, duration: duration)
    }

    /// Drags a finger from one point of the window to another at constant speed, and lifts it while it moves.
    ///
    /// The finger moves once per frame. A scroll view continues to scroll with the speed of the finger.
    ///
    /// ```swift
    /// screen.drag(from: middle, to: .zero, duration: 0.2)  // and flies on
    /// ```
    ///
    /// - Parameters:
    ///   - from: The start in window coordinates.
    ///   - to: The end in window coordinates.
    ///   - duration: The time for which the finger moves, in seconds.
    public func drag(from: CGPoint, to: CGPoint, duration: TimeInterval) {
        drag(from: from, to: to, duration: duration, resting: 0)
    }

    /// Drags a finger from one point of the window to another at constant speed, rests it there, and lifts it.
    ///
    /// A scroll view doesn't continue to scroll if the finger rests for more than about a tenth of a second.
    ///
    /// ```swift
    /// screen.drag(from: middle, to: .zero, duration: 0.2, resting: 0.3)  // and stays
    /// ```
    ///
    /// - Parameters:
    ///   - from: The start in window coordinates.
    ///   - to: The end in window coordinates.
    ///   - duration: The time for which the finger moves, in seconds.
    ///   - resting: The time for which the finger rests before it is lifted, in seconds.
    public func drag(from: CGPoint, to: CGPoint, duration: TimeInterval, resting: TimeInterval) {
        makeCurrent()
        // A time that is not positive takes no time.
        if duration > 0 { checkTime(duration) }
        checkTime(resting)
        screen.drag(from: from, to: to, duration: duration, resting: resting)
    }

    /// Swipes over the center of a view. The finger moves for 0.1 seconds and is lifted while it moves.
    ///
    /// The path of the finger is centered on the view. This method fails under the same conditions as ``tap(_:)``.
    ///
    /// ```swift
    /// screen.swipe(.up, on: tableView)
    /// ```
    ///
    /// - Parameters:
    ///   - direction: The direction in which the finger moves.
    ///   - view: The view to swipe over.
    ///   - distance: The length of the path, in points.
    public func swipe(_ direction: SwipeDirection, on view: UIView, distance: CGFloat = 200) {
        guard let middle = reachableMiddle(of: view, to: "swipe over") else { return }
        let way = direction.vector
        let half = CGVector(dx: way.dx * distance / 2, dy: way.dy * distance / 2)
        drag(
            from: CGPoint(x: middle.x - half.dx, y: middle.y - half.dy),
            to: CGPoint(x: middle.x + half.dx, y: middle.y + half.dy),
            duration: 0.1
        )
    }

    private func press(at point: CGPoint, for seconds: TimeInterval) {
        makeCurrent()
        checkTime(seconds)
        screen.press(at: point, for: seconds)
    }
}
