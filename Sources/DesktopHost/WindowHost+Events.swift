import CGTK
import Foundation

/// The locations and times of events.
extension WindowHost {
    /// Returns the location of an event in points of the content, or `nil` if the event has none.
    func location(of event: OpaquePointer) -> CGPoint? {
        var x = 0.0
        var y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite,
            let native = gtk_widget_get_native(surface)
        else { return nil }
        // GDK's coordinates start at the corner of the window's shadow.
        var shadowX = 0.0
        var shadowY = 0.0
        gtk_native_get_surface_transform(native, &shadowX, &shadowY)
        let widget = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        var place = graphene_point_t(x: Float(x - shadowX), y: Float(y - shadowY))
        var inContent = graphene_point_t()
        guard gtk_widget_compute_point(widget, surface, &place, &inContent) != 0 else { return nil }
        return CGPoint(x: Double(inContent.x), y: Double(inContent.y))
    }

    func time(of event: OpaquePointer) -> TimeInterval {
        time(ofStamp: gdk_event_get_time(event))
    }

    func time(ofStamp stamp: UInt32) -> TimeInterval {
        clock.time(ofStamp: stamp, arrivingAt: TimeInterval(g_get_monotonic_time()) / 1e6)
    }
}
