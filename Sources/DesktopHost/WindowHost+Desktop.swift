import CGTK
import CGTKSurface
import Foundation
import HostInterface

/// The pointer's shape, URLs, and the clipboard.
extension WindowHost {
    package func setCursor(_ cursor: HostCursor) {
        gtk_widget_set_cursor_from_name(surface, cursor.rawValue)
    }

    package func open(_ url: URL) {
        unfold_open_uri(window, url.absoluteString)
    }

    package func writeClipboard(_ text: String) {
        gdk_clipboard_set_text(gtk_widget_get_clipboard(surface), text)
    }

    package func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) {
        let finished: GAsyncReadyCallback = { clipboard, result, owner in
            nonisolated(unsafe) let (clipboard, result, owner) = (clipboard, result, owner)
            MainActor.assumeIsolated {
                guard let owner else { return }
                let text = gdk_clipboard_read_text_finish(clipboard.map { OpaquePointer($0) }, result, nil)
                defer { g_free(text) }
                let completion = Unmanaged<ClipboardReading>.fromOpaque(owner).takeRetainedValue().completion
                completion(text.map { String(cString: $0) })
            }
        }
        let reading = Unmanaged.passRetained(ClipboardReading(completion)).toOpaque()
        gdk_clipboard_read_text_async(gtk_widget_get_clipboard(surface), nil, finished, reading)
    }
}

/// A box that retains the completion closure during an asynchronous read of the clipboard.
@MainActor
private final class ClipboardReading {
    let completion: @MainActor (String?) -> Void

    init(_ completion: @escaping @MainActor (String?) -> Void) {
        self.completion = completion
    }
}
