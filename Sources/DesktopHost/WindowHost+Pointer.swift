import CGTK
import Foundation
import HostInterface

/// Touches of fingers, and of the mouse with a button down.
///
/// The host handles raw events, because GTK's gestures track one finger and recognize taps and drags themselves.
extension WindowHost {
    func observePointer() {
        guard let controller = gtk_event_controller_legacy_new() else { return }
        let event: SignalHandler.Event = { _, event, owner in
            WindowHost.from(owner).handle(event) ? 1 : 0
        }
        connect(UnsafeMutableRawPointer(controller), "event", owner: self, event)
        gtk_widget_add_controller(surface, controller)
        observeHover()
        observeScroll()
    }

    /// Converts a GDK event to a touch.
    ///
    /// - Returns: Whether the event was handled.
    private func handle(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS:
            gtk_widget_grab_focus(surface)
            mouse.location = location(of: event) ?? mouse.location
            let button = Int(gdk_button_event_get_button(event))
            if mouse.press(button) { sendMouse(.began, button: button, event) }
            return true
        case GDK_BUTTON_RELEASE:
            mouse.location = location(of: event) ?? mouse.location
            if let button = mouse.release(Int(gdk_button_event_get_button(event))) {
                sendMouse(.ended, button: button, event)
            }
            return true
        case GDK_MOTION_NOTIFY:
            mouse.location = location(of: event) ?? mouse.location
            guard let button = mouse.firstButton else { return false }
            sendMouse(.moved, button: button, event)
            return true
        case GDK_GRAB_BROKEN:
            if let button = mouse.cancel() { sendMouse(.cancelled, button: button, event) }
            return false
        case GDK_TOUCH_BEGIN: return sendFinger(.began, event)
        case GDK_TOUCH_UPDATE: return sendFinger(.moved, event)
        case GDK_TOUCH_END: return sendFinger(.ended, event)
        case GDK_TOUCH_CANCEL: return sendFinger(.cancelled, event)
        default: return false
        }
    }

    private func sendMouse(_ phase: HostTouch.Phase, button: Int, _ event: OpaquePointer) {
        delegate?.hostTouch(
            HostTouch(
                id: 0,
                phase: phase,
                location: mouse.location,
                time: time(of: event),
                device: .mouse,
                button: button,
                modifiers: HostModifiers(gdk_event_get_modifier_state(event))
            )
        )
    }

    private func sendFinger(_ phase: HostTouch.Phase, _ event: OpaquePointer) -> Bool {
        guard let finger = gdk_event_get_event_sequence(event) else { return false }
        let place = location(of: event) ?? touchLocations[finger] ?? .zero
        let touch = HostTouch(
            id: touchNumbers.number(of: finger),
            phase: phase,
            location: place,
            time: time(of: event),
            modifiers: HostModifiers(gdk_event_get_modifier_state(event))
        )
        touchLocations[finger] = place
        if phase == .ended || phase == .cancelled { forget(finger) }
        delegate?.hostTouch(touch)
        return true
    }

    private func forget(_ finger: OpaquePointer) {
        touchNumbers.remove(finger)
        touchLocations[finger] = nil
    }

    /// Cancels all touches when the window is hidden, because it receives no further events of them.
    func cancelTouches() {
        let time = now
        if let button = mouse.cancel() {
            delegate?.hostTouch(
                HostTouch(
                    id: 0,
                    phase: .cancelled,
                    location: mouse.location,
                    time: time,
                    device: .mouse,
                    button: button
                )
            )
        }
        for (finger, place) in touchLocations {
            let id = touchNumbers.number(of: finger)
            forget(finger)
            delegate?.hostTouch(HostTouch(id: id, phase: .cancelled, location: place, time: time))
        }
    }
}
