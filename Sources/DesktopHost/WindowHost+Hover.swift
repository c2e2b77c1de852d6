import CGTK
import Foundation
import HostInterface

/// Movements of the pointer with no button down, and tool tips.
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
        observeToolTips()
    }

    private func observeToolTips() {
        let asked: SignalHandler.ToolTip = { _, x, y, isByKeyboard, toolTip, owner in
            guard isByKeyboard == 0 else { return 0 }
            return WindowHost.from(owner).fill(toolTip, at: CGPoint(x: Int(x), y: Int(y))) ? 1 : 0
        }
        gtk_widget_set_has_tooltip(surface, 1)
        connect(surface, "query-tooltip", owner: self, asked)
    }

    /// Configures GTK's tool tip for a location.
    ///
    /// - Returns: Whether to show the tool tip.
    private func fill(_ toolTip: OpaquePointer, at location: CGPoint) -> Bool {
        guard mouse.firstButton == nil, let answer = delegate?.hostToolTip(at: location) else { return false }
        let area = answer.area.integral
        var rectangle = GdkRectangle(
            x: Int32(clamping: Int(area.minX)),
            y: Int32(clamping: Int(area.minY)),
            width: Int32(clamping: Int(area.width)),
            height: Int32(clamping: Int(area.height))
        )
        gtk_tooltip_set_text(toolTip, answer.text)
        gtk_tooltip_set_tip_area(toolTip, &rectangle)
        return true
    }

    private func hover(at location: CGPoint?, _ controller: OpaquePointer) {
        if let location { mouse.location = location }
        guard mouse.firstButton == nil else { return }
        delegate?.hostHover(
            at: location,
            modifiers: HostModifiers(gtk_event_controller_get_current_event_state(controller)),
            time: time(ofStamp: gtk_event_controller_get_current_event_time(controller))
        )
    }
}
