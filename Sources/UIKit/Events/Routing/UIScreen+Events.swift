import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

extension UIScreen {
    /// A finger or the mouse did something, at a point of the screen. Takes effect before this returns.
    package func deliver(_ touch: HostTouch) {
        FrameClock.shared.advance(to: touch.time)
        if touch.phase == .began, events.fingers.isDown(touch.id) {
            var lost = touch
            lost.phase = .cancelled
            deliver(lost)
        }
        guard let event = events.fingers.event(for: touch, on: self) else { return }
        UIApplication.shared.sendEvent(event)
    }

    /// A wheel turned or fingers slid over a touchpad: the innermost view at that point that wants to scroll does.
    package func deliver(_ scroll: HostScroll) {
        FrameClock.shared.advance(to: scroll.time)
        events.scrollRouter.route(scroll, on: self)
    }

    /// The pointer is at a point of the screen with no button down, or left the screen (`nil`).
    package func deliver(hoverAt location: CGPoint?, time: TimeInterval) {
        FrameClock.shared.advance(to: time)
        events.hoverRouter.route(to: location, time: time, on: self)
    }

    /// A key went down or up.
    ///
    /// - Returns: whether a responder answered it; otherwise the desktop may use it.
    package func deliver(_ key: HostKey) -> Bool {
        FrameClock.shared.advance(to: key.time)
        return events.keyRouter.route(key, on: self)
    }

    /// The front-most window that takes touches at a point of the screen.
    func window(at point: CGPoint) -> UIWindow? {
        windows.last { $0.hitTest($0.point(onScreen: point), with: nil) != nil }
    }
}

extension UIWindow {
    /// A point of the screen in the window's coordinates.
    func point(onScreen point: CGPoint) -> CGPoint {
        layer.convert(point, from: nil)
    }
}
