import CGTK
import CGTKSurface
import DisplayList
import Foundation
import HostInterface

/// The pointer's shape, URLs, memory, and whether the window is on the screen.
extension WindowHost {
    package func setCursor(_ cursor: HostCursor) {
        gtk_widget_set_cursor_from_name(surface, cursor.rawValue)
    }

    package func setCursor(_ picture: HostCursorPicture) {
        let (x, y) = (Int32(clamping: picture.hotspot.x), Int32(clamping: picture.hotspot.y))
        guard let cursor = gdk_cursor_new_from_texture(picture.texture.pointer, x, y, nil) else { return }
        gtk_widget_set_cursor(surface, cursor)
        g_object_unref(UnsafeMutableRawPointer(cursor))
    }

    package func open(_ url: URL) {
        unfold_open_uri(window, url.absoluteString)
    }

    package func canOpen(_ url: URL) -> Bool {
        unfold_can_open_uri(url.absoluteString) != 0
    }

    package func observeMemoryPressure(_ warn: @escaping @MainActor () -> Void) {
        MemoryPressure.observe(MemoryPressureTrigger(environment: ProcessInfo.processInfo.environment), warn)
    }

    /// Notifies the delegate when the window, which is shown, leaves the screen and when it comes back.
    func observeVisibility() {
        guard let shown = gtk_native_get_surface(OpaquePointer(window)) else { return }
        let changed: SignalHandler.Property = { _, _, owner in WindowHost.from(owner).visibilityChanged() }
        connect(UnsafeMutableRawPointer(shown), "notify::state", owner: self, changed)
    }

    func stopObservingVisibility() {
        guard let shown = gtk_native_get_surface(OpaquePointer(window)) else { return }
        disconnect(UnsafeMutableRawPointer(shown), owner: self)
    }

    private func visibilityChanged() {
        let isVisible = unfold_is_on_screen(window) != 0
        guard isVisible != isOnScreen else { return }
        isOnScreen = isVisible
        delegate?.hostVisible(isVisible)
    }
}
