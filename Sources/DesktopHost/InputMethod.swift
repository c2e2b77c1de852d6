import CGTK
import Foundation
import HostInterface

/// The user's input method, which converts keys to text.
///
/// It handles dead keys, compose sequences, and languages with more characters than keys.
@MainActor
final class InputMethod {
    /// The result of filtering a key event.
    enum Outcome: Equatable {
        /// The input method ignored the key.
        case passed
        /// The key produced this text, by itself or at the end of a sequence.
        case typed(String)
        /// The input method consumed the key, and may insert text later.
        case taken
    }

    private let context: UnsafeMutablePointer<GtkIMContext>
    private let onText: (HostText) -> Void
    private var isFiltering = false
    private var typed = ""
    private var isComposing = false
    private var input: HostTextInput?

    /// Creates an input method.
    ///
    /// - Parameters:
    ///   - surface: The widget that has the keyboard focus.
    ///   - onText: A closure that gets text that does not come from a single key.
    init?(for surface: UnsafeMutablePointer<GtkWidget>, onText: @escaping (HostText) -> Void) {
        guard let context = gtk_im_multicontext_new() else { return nil }
        self.context = context
        self.onText = onText
        gtk_im_context_set_client_widget(context, surface)
        let commit: @MainActor @convention(c) (OpaquePointer, UnsafePointer<CChar>, gpointer) -> Void = {
            _,
            text,
            owner in
            InputMethod.from(owner).commit(String(cString: text))
        }
        let composed: SignalHandler.Plain = { _, owner in InputMethod.from(owner).compose() }
        let object = UnsafeMutableRawPointer(context)
        connect(object, "commit", owner: self, commit)
        connect(object, "preedit-changed", owner: self, composed)
    }

    /// Sets the place and the kind of the text that receives typed characters, or `nil` if nothing accepts text.
    func setInput(_ new: HostTextInput?) {
        guard new != input else { return }
        if let new {
            var area = GdkRectangle(
                x: Int32(clamping: Int(new.caret.minX)),
                y: Int32(clamping: Int(new.caret.minY)),
                width: Int32(clamping: Int(new.caret.width.rounded(.up))),
                height: Int32(clamping: Int(new.caret.height.rounded(.up)))
            )
            gtk_im_context_set_cursor_location(context, &area)
            // The kind comes before the focus, with which an on-screen keyboard appears.
            if new.purpose != input?.purpose || new.hints != input?.hints { setKind(new.purpose, new.hints) }
            if input == nil { gtk_im_context_focus_in(context) }
        } else {
            gtk_im_context_reset(context)
            gtk_im_context_focus_out(context)
            isComposing = false
        }
        input = new
    }

    private func setKind(_ purpose: HostTextInput.Purpose, _ hints: HostTextInput.Hints) {
        setProperty("input-purpose", gtk_input_purpose_get_type()) { g_value_set_enum($0, gint(purpose.gtk.rawValue)) }
        setProperty("input-hints", gtk_input_hints_get_type()) { g_value_set_flags($0, hints.gtk.rawValue) }
    }

    private func setProperty(_ name: String, _ type: GType, _ set: (UnsafeMutablePointer<GValue>) -> Void) {
        var value = GValue()
        g_value_init(&value, type)
        set(&value)
        g_object_set_property(UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), name, &value)
        g_value_unset(&value)
    }

    /// Passes the event of a key that went down or up to the input method.
    func filter(_ event: OpaquePointer) -> Outcome {
        guard input != nil else { return .passed }
        (isFiltering, typed) = (true, "")
        let isTaken = gtk_im_context_filter_keypress(context, event) != 0
        isFiltering = false
        if !typed.isEmpty { return .typed(typed) }
        return isTaken ? .taken : .passed
    }

    func stop() {
        disconnect(UnsafeMutableRawPointer(context), owner: self)
        gtk_im_context_set_client_widget(context, nil)
        g_object_unref(context)
    }

    /// Handles text from the input method. Text that arrives while a key is filtered belongs to that key.
    private func commit(_ text: String) {
        if isFiltering { typed += text } else { onText(.inserted(text)) }
    }

    private func compose() {
        var text: UnsafeMutablePointer<CChar>?
        var attributes: OpaquePointer?
        var caret: Int32 = 0
        gtk_im_context_get_preedit_string(context, &text, &attributes, &caret)
        defer {
            g_free(text)
            pango_attr_list_unref(attributes)
        }
        let string = text.map { String(cString: $0) } ?? ""
        guard !string.isEmpty || isComposing else { return }
        isComposing = !string.isEmpty
        // GTK's offset counts Unicode scalars.
        let units = string.unicodeScalars.prefix(Int(caret)).reduce(0) { $0 + UTF16.width($1) }
        onText(.marked(string, caret: units))
    }

    private static func from(_ owner: UnsafeMutableRawPointer) -> InputMethod {
        Unmanaged<InputMethod>.fromOpaque(owner).takeUnretainedValue()
    }
}
