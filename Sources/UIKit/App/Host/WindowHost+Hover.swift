import CGTK
import Foundation

/// The pointer with no button down.
extension WindowHost {
    func observeHover() {
        guard let controller = gtk_event_controller_motion_new() else { return }
        let moved: SignalHandler.Vector = {
            controller,
            x,
            y,
            owner in
            WindowHost.from(owner).hover(at: CGPoint(x: x, y: y), controller)
        }
        let left: SignalHandler.Plain = { controller, owner in
            WindowHost.from(owner).hover(at: nil, controller)
        }
        let object = UnsafeMutableRawPointer(controller)
        connect(object, "enter", owner: self, moved)
        connect(object, "motion", owner: self, moved)
        connect(object, "leave", owner: self, left)
        gtk_widget_add_controller(surface, controller)
    }

    private func hover(at location: CGPoint?, _ controller: OpaquePointer) {
        if let location { mouse.location = location }
        guard mouse.firstButton == nil else { return }
        delegate?.hostHover(at: location, time: time(ofStamp: gtk_event_controller_get_current_event_time(controller)))
    }
}
