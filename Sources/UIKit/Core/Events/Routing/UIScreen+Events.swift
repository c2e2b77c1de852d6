import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

extension UIScreen {
    /// The state of the routing of touches, scroll events and keys.
    var events: ScreenEvents {
        if let eventState { return eventState }
        let events = ScreenEvents()
        eventState = events
        return events
    }

    /// The arbiter between the gesture recognizers of the screen.
    var arbiter: GestureArbiter { events.touchRouter.arbiter }

    /// Sends a touch event to the gesture recognizers and views of a window.
    func route(_ event: UIEvent, in window: UIWindow) { events.touchRouter.route(event, in: window) }

    /// Delivers a touch at a point of the screen. Its effects are complete when the method returns.
    package func deliver(_ touch: HostTouch) {
        makeCurrent()
        device.clock.advance(to: touch.time)
        // A touch with this identifier is still down, so its end was lost. Cancelling it lets its view and
        // recognizers go on.
        if touch.phase == .began, events.fingers.isDown(touch.id) {
            var lost = touch
            lost.phase = .cancelled
            deliver(lost)
        }
        if events.statusBarTap.take(touch, on: self) { return }
        guard let event = events.fingers.event(for: touch, on: self) else { return }
        UIApplication.shared.sendEvent(event)
    }

    /// Delivers a scroll event of a wheel or touchpad to the innermost view under the pointer that accepts it.
    package func deliver(_ scroll: HostScroll) {
        makeCurrent()
        device.clock.advance(to: scroll.time)
        events.scrollRouter.route(scroll, on: self)
    }

    /// Zooms the content under the pointer for a wheel or a touchpad that is used while Control is held.
    ///
    /// - Returns: Whether there is content that zooms.
    package func zoomContent(by scroll: HostScroll) -> Bool {
        makeCurrent()
        device.clock.advance(to: scroll.time)
        return events.scrollRouter.zoom(by: scroll, on: self)
    }

    /// Delivers a movement of the pointer with no button down. The location is `nil` if the pointer left the screen.
    package func deliver(hoverAt location: CGPoint?, time: TimeInterval, modifiers: HostModifiers = []) {
        makeCurrent()
        device.clock.advance(to: time)
        events.hoverRouter.route(to: location, time: time, UIKeyModifierFlags(modifiers), on: self)
    }

    /// Delivers a key event.
    ///
    /// - Returns: Whether the app handled it; otherwise the desktop may use it.
    package func deliver(_ key: HostKey) -> Bool {
        makeCurrent()
        device.clock.advance(to: key.time)
        return events.keyRouter.route(key, on: self)
    }

    /// Returns the frontmost window that accepts touches at a point of the screen.
    func window(at point: CGPoint) -> UIWindow? {
        windows.last { $0.hitTest($0.point(onScreen: point), with: nil) != nil }
    }
}

extension UIWindow {
    /// Converts a point of the screen to the window's coordinate system.
    func point(onScreen point: CGPoint) -> CGPoint {
        layer.convert(point, from: nil)
    }
}
