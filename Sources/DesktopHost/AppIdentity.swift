import CGTK
import CGTKSurface

/// The identity of the app on the desktop.
@MainActor
package enum AppIdentity {
    private static var identifier: String?

    /// Sets the identity. Call it before the first use of the display.
    ///
    /// - Parameters:
    ///   - identifier: The name of the app's desktop entry and icon, such as `org.example.App`. It is the app's
    ///     `app_id` on Wayland and the `WM_CLASS` of its windows on X11, by which the desktop finds the entry.
    ///   - name: The name for users.
    package static func set(_ identifier: String, name: String) {
        self.identifier = identifier
        g_set_prgname(identifier)
        g_set_application_name(name)
    }

    /// Gives a new window the identity.
    static func apply(to window: UnsafeMutablePointer<GtkWindow>) {
        guard let identifier else { return }
        unfold_set_program_class(gdk_display_get_default(), identifier)
        gtk_window_set_icon_name(window, identifier)
    }
}
