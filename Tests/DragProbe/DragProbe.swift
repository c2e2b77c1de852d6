import CGTK
import Foundation

/// A program for the tests of windows: a file manager whose window is a file that can be dragged. Its argument is the
/// path of the file.
///
/// It prints a line when a drag begins, and another one when it ends.
@main
enum DragProbe {
    static func main() {
        guard gtk_init_check() != 0, let shell = gtk_window_new(), let path = CommandLine.arguments.last else {
            exit(2)
        }
        let window = UnsafeMutableRawPointer(shell).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_title(window, "Drag probe")
        gtk_window_set_default_size(window, 100, 100)
        gtk_widget_add_controller(shell, makeSource(of: URL(filePath: path)))
        gtk_window_present(window)
        while true { g_main_context_iteration(nil, 1) }
    }

    private static func makeSource(of file: URL) -> OpaquePointer? {
        let source = gtk_drag_source_new()
        let list = Array((file.absoluteString + "\r\n").utf8)
        let bytes = g_bytes_new(list, gsize(list.count))
        gtk_drag_source_set_content(source, gdk_content_provider_new_for_bytes("text/uri-list", bytes))
        g_bytes_unref(bytes)
        gtk_drag_source_set_actions(source, GDK_ACTION_COPY)
        connect(source, "drag-begin", unsafeBitCast(began, to: GCallback.self))
        connect(source, "drag-end", unsafeBitCast(ended, to: GCallback.self))
        return source
    }

    private static let began: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> Void = { _, _, _ in
        say("drag began")
    }

    private static let ended: @convention(c) (OpaquePointer?, OpaquePointer?, gboolean, gpointer?) -> Void = {
        _,
        _,
        _,
        _ in
        say("drag ended")
    }

    private static func connect(_ object: OpaquePointer?, _ signal: String, _ handler: @escaping GCallback) {
        let object = object.map { UnsafeMutableRawPointer($0) }
        g_signal_connect_data(object, signal, handler, nil, nil, GConnectFlags(0))
    }
}

/// Prints a line immediately, without buffering.
private func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}
