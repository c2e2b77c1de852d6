import CoreGraphics
import Foundation
import Offscreen
import UIKit

extension TestScreen {
    /// Taps a point of the window: a finger goes down, and up 0.05 s of virtual time later.
    ///
    /// What the tap starts, starts when this returns; the next frame is the first to show it.
    ///
    /// ```swift
    /// screen.tap(at: middle)
    /// ```
    public func tap(at point: CGPoint) {
        press(at: point, for: 0.05)
    }

    /// Taps the middle of a view, where it is on the screen now.
    ///
    /// It is a failure if the view is hidden or in no window, or if its middle is cut off or behind another view; the
    /// text then says who would get the touch. A view that takes no touches, such as a label, passes the tap on to the
    /// one that it is in.
    ///
    /// ```swift
    /// screen.tap(cell)
    /// ```
    public func tap(_ view: UIView) {
        guard let point = reachableMiddle(of: view, to: "tap") else { return }
        tap(at: point)
    }

    /// Taps a point twice, 0.1 s apart.
    ///
    /// ```swift
    /// screen.doubleTap(at: middle)
    /// ```
    public func doubleTap(at point: CGPoint) {
        tap(at: point)
        advance(by: 0.1)
        tap(at: point)
    }

    /// Taps the middle of a view twice, 0.1 s apart. Fails as `tap(_:)` does.
    ///
    /// ```swift
    /// screen.doubleTap(cell)
    /// ```
    public func doubleTap(_ view: UIView) {
        guard let point = reachableMiddle(of: view, to: "tap") else { return }
        doubleTap(at: point)
    }

    /// Lets a finger rest at a point of the window. The time is more than what UIKit takes for a long press, 0.5 s.
    ///
    /// ```swift
    /// screen.longPress(at: middle, duration: 1)
    /// ```
    public func longPress(at point: CGPoint, duration: TimeInterval = 0.75) {
        press(at: point, for: duration)
    }

    /// Lets a finger rest on the middle of a view. Fails as `tap(_:)` does.
    ///
    /// ```swift
    /// screen.longPress(cell)
    /// ```
    public func longPress(_ view: UIView, duration: TimeInterval = 0.75) {
        guard let point = reachableMiddle(of: view, to: "press") else { return }
        longPress(at: point, duration: duration)
    }

    /// Slides a finger from one point of the window to another at constant speed, one step a frame, and lifts it while it
    /// moves: what scrolls, goes on with that speed.
    ///
    /// ```swift
    /// screen.drag(from: middle, to: .zero, duration: 0.2)  // and flies on
    /// ```
    public func drag(from: CGPoint, to: CGPoint, duration: TimeInterval) {
        drag(from: from, to: to, duration: duration, resting: 0)
    }

    /// Slides a finger from one point of the window to another at constant speed, lets it rest there, and lifts it: what
    /// scrolls, stays if the rest is longer than about a tenth of a second.
    ///
    /// ```swift
    /// screen.drag(from: middle, to: .zero, duration: 0.2, resting: 0.3)  // and stays
    /// ```
    public func drag(from: CGPoint, to: CGPoint, duration: TimeInterval, resting: TimeInterval) {
        checkIsNewest()
        // A time that is not positive takes no time.
        if duration > 0 { checkTime(duration) }
        checkTime(resting)
        screen.drag(from: from, to: to, duration: duration, resting: resting)
    }

    /// Flicks over the middle of a view: a finger moves by `distance` points within 0.1 s and lifts while it moves.
    ///
    /// The way is centred on the view's middle. Fails as `tap(_:)` does.
    ///
    /// ```swift
    /// screen.swipe(.up, on: tableView)
    /// ```
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
        checkIsNewest()
        checkTime(seconds)
        screen.press(at: point, for: seconds)
    }
}
