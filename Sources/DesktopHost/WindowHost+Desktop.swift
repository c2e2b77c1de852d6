import CGTK
import CGTKSurface
import Foundation
import HostInterface

/// The pointer's shape, and URLs.
extension WindowHost {
    package func setCursor(_ cursor: HostCursor) {
        gtk_widget_set_cursor_from_name(surface, cursor.rawValue)
    }

    package func open(_ url: URL) {
        unfold_open_uri(window, url.absoluteString)
    }
}
