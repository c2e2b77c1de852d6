import CGTK

/// The types of C functions that handle GObject signals. Each gets the object, the signal's arguments, and the owner.
enum SignalHandler {
    typealias Plain = @MainActor @convention(c) (OpaquePointer, gpointer) -> Void
    typealias Answering = @MainActor @convention(c) (OpaquePointer, gpointer) -> gboolean
    typealias Property = @MainActor @convention(c) (OpaquePointer, gpointer, gpointer) -> Void
    typealias Direction = @MainActor @convention(c) (OpaquePointer, GtkTextDirection, gpointer) -> Void
    typealias TwoObjects = @MainActor @convention(c) (OpaquePointer, OpaquePointer?, OpaquePointer?, gpointer) -> Void
    typealias Event = @MainActor @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> gboolean
    typealias Vector = @MainActor @convention(c) (OpaquePointer, Double, Double, gpointer) -> Void
    typealias AnsweringVector = @MainActor @convention(c) (OpaquePointer, Double, Double, gpointer) -> gboolean
    typealias ToolTip =
        @MainActor @convention(c) (OpaquePointer, gint, gint, gboolean, OpaquePointer, gpointer) -> gboolean
    typealias Key = @MainActor @convention(c) (OpaquePointer, UInt32, UInt32, GdkModifierType, gpointer) -> Void
    typealias AnsweringKey =
        @MainActor @convention(c) (OpaquePointer, UInt32, UInt32, GdkModifierType, gpointer) -> gboolean
}

/// Calls a C function when an object emits a signal.
///
/// - Parameters:
///   - object: The GObject.
///   - name: The name of the signal, with its detail if any, such as `notify::scale-factor`.
///   - owner: The object that the function gets as its last argument. It is not retained.
///   - handler: The function. Its parameters must match those of the signal, which is not checked.
@MainActor
func connect<Handler>(
    _ object: UnsafeMutableRawPointer,
    _ name: String,
    owner: AnyObject,
    _ handler: Handler
) {
    let owner = Unmanaged.passUnretained(owner).toOpaque()
    g_signal_connect_data(object, name, unsafeBitCast(handler, to: GCallback.self), owner, nil, GConnectFlags(0))
}

/// Disconnects all functions that were connected for an owner.
@MainActor
func disconnect(_ object: UnsafeMutableRawPointer, owner: AnyObject) {
    let owner = Unmanaged.passUnretained(owner).toOpaque()
    g_signal_handlers_disconnect_matched(object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, owner)
}
