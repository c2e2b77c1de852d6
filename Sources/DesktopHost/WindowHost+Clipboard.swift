import CGTK
import Foundation
import HostInterface

/// The clipboard, and the primary selection, which a middle click pastes.
extension WindowHost {
    private var clipboard: OpaquePointer { gtk_widget_get_clipboard(surface) }
    private var selection: OpaquePointer { gtk_widget_get_primary_clipboard(surface) }

    /// The maximum time to wait for the app that owns the clipboard, in seconds.
    private static let patience: TimeInterval = 1

    package func writeClipboard(_ text: String) {
        gdk_clipboard_set_text(clipboard, text)
    }

    package func readClipboard(_ completion: @escaping @MainActor (String?) -> Void) {
        read(clipboard, completion)
    }

    package func writeSelection(_ text: String) {
        gdk_clipboard_set_text(selection, text)
    }

    package func readSelection(_ completion: @escaping @MainActor (String?) -> Void) {
        read(selection, completion)
    }

    package var ownsClipboard: Bool { gdk_clipboard_is_local(clipboard) != 0 }

    package var clipboardHasText: Bool {
        let formats = gdk_clipboard_get_formats(clipboard)
        return gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
            || gdk_content_formats_contain_mime_type(formats, "text/plain") != 0
            || gdk_content_formats_contain_gtype(formats, GType(16 << 2)) != 0
    }

    package func clipboardText() -> String? {
        guard clipboardHasText else { return nil }
        var result: String??
        readClipboard { result = .some($0) }
        let held = HeldEvents { [weak self] in self?.frames.node }
        let waiting = delegate
        delegate = held
        MainLoop.shared.wait(upTo: Self.patience) { result != nil }
        delegate = waiting
        if let waiting { held.deliver(to: waiting) }
        if held.wasAskedToClose { close() }
        if frames.isWanted || held.missedFrame { requestFrame() }
        return result ?? nil
    }

    func observeClipboard() {
        let changed: SignalHandler.Plain = { _, owner in WindowHost.from(owner).delegate?.hostClipboardChanged() }
        connect(UnsafeMutableRawPointer(clipboard), "changed", owner: self, changed)
    }

    func stopObservingClipboard() {
        disconnect(UnsafeMutableRawPointer(clipboard), owner: self)
    }

    private func read(_ clipboard: OpaquePointer, _ completion: @escaping @MainActor (String?) -> Void) {
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
        gdk_clipboard_read_text_async(clipboard, nil, finished, reading)
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
