import CGTK
import CoreGraphics
import Foundation
import HostInterface

/// Scrolling with wheels and touchpads.
extension WindowHost {
    func observeScroll() {
        let flags = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue
        guard let controller = gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(flags)) else { return }
        let began: SignalHandler.Plain = { controller, owner in
            WindowHost.from(owner).scroll(.began, controller)
        }
        let changed: SignalHandler.AnsweringVector = {
            controller,
            x,
            y,
            owner in
            WindowHost.from(owner).scroll(.changed, controller, by: CGVector(dx: x, dy: y))
            return 1
        }
        let ended: SignalHandler.Plain = { controller, owner in
            WindowHost.from(owner).scroll(.ended, controller)
        }
        let flung: SignalHandler.Vector = {
            controller,
            x,
            y,
            owner in
            WindowHost.from(owner).scroll(.flung, controller, velocity: CGVector(dx: x, dy: y))
        }
        let object = UnsafeMutableRawPointer(controller)
        connect(object, "scroll-begin", owner: self, began)
        connect(object, "scroll", owner: self, changed)
        connect(object, "scroll-end", owner: self, ended)
        connect(object, "decelerate", owner: self, flung)
        gtk_widget_add_controller(surface, controller)
    }

    private func scroll(
        _ phase: HostScroll.Phase,
        _ controller: OpaquePointer,
        by delta: CGVector = .zero,
        velocity: CGVector = .zero
    ) {
        let event = gtk_event_controller_get_current_event(controller)
        // On some displays scroll events have no location, and refer to the location of the pointer.
        let place = event.flatMap { location(of: $0) } ?? mouse.location
        let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
        delegate?.hostScroll(
            HostScroll(
                phase: phase,
                delta: delta.dx == 0 ? delta : event.map { Self.delta(of: $0, delta) } ?? delta,
                unit: isWheel ? .click : .point,
                velocity: velocity,
                location: place,
                time: time(ofStamp: gtk_event_controller_get_current_event_time(controller)),
                modifiers: HostModifiers(gtk_event_controller_get_current_event_state(controller))
            )
        )
    }

    /// Returns the movement of a scroll event that GTK's controller reports as `delta`.
    private static func delta(of event: OpaquePointer, _ delta: CGVector) -> CGVector {
        let direction = gdk_scroll_event_get_direction(event)
        guard direction == GDK_SCROLL_LEFT || direction == GDK_SCROLL_RIGHT, DesktopDisplay()?.isWayland == true else {
            return delta
        }
        var (x, y) = (0.0, 0.0)
        gdk_scroll_event_get_deltas(event, &x, &y)
        let click = HorizontalClick(controller: delta.dx, event: x)
        return CGVector(dx: click.movement(minorVersion: gtk_get_minor_version()), dy: delta.dy)
    }
}
