import Foundation
import Testing

/// The message that a window manager sends when a user closes a window. The xdotool of Debian 12
/// can't send it. Xlib is available because GTK uses it.
enum CloseRequest {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Atom = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    private typealias Send = @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafePointer<Int>) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Int32

    static func send(toWindow window: UInt, ofDisplay name: String) throws {
        let library = try #require(dlopen("libX11.so.6", RTLD_NOW))
        func function<Type>(_ name: String, _: Type.Type) throws -> Type {
            unsafeBitCast(try #require(dlsym(library, name)), to: Type.self)
        }
        let display = try #require(try function("XOpenDisplay", Open.self)(name))
        let atom = try function("XInternAtom", Atom.self)
        let (protocols, delete) = (atom(display, "WM_PROTOCOLS", 0), atom(display, "WM_DELETE_WINDOW", 0))
        // An XClientMessageEvent: type, serial, sent, display, window, message type, format, data. An
        // XEvent has a size of 24 words.
        let (clientMessage, wholeWords) = (33, 32)
        var event = [
            clientMessage, 0, 1, Int(bitPattern: display), Int(window), Int(protocols), wholeWords, Int(delete),
        ]
        event += repeatElement(0, count: 24 - event.count)
        #expect(try function("XSendEvent", Send.self)(display, window, 0, 0, event) != 0)
        _ = try function("XCloseDisplay", Close.self)(display)
    }
}
