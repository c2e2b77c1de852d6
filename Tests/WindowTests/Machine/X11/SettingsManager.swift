import Foundation
import Testing

/// The program of a desktop that tells applications its settings by the XSETTINGS protocol
/// (specifications.freedesktop.org/xsettings-spec).
final class SettingsManager {
    private typealias Display = OpaquePointer
    /// A function that has only the display as an argument.
    private typealias Call = @convention(c) (Display) -> Int32
    private let library: UnsafeMutableRawPointer
    private let display: Display
    private let window: UInt
    private var serial: UInt32 = 0

    enum Value {
        case number(Int32)
        case text(String)
    }

    /// Becomes the manager of a display.
    init(ofDisplay name: String) throws {
        library = try #require(dlopen("libX11.so.6", RTLD_NOW))
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> Display?
        display = try #require(try Self.function(library, "XOpenDisplay", Open.self)(name))
        typealias RootWindow = @convention(c) (Display) -> UInt
        let root = try Self.function(library, "XDefaultRootWindow", RootWindow.self)(display)
        typealias CreateWindow =
            @convention(c) (Display, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
        let create = try Self.function(library, "XCreateSimpleWindow", CreateWindow.self)
        window = create(display, root, 0, 0, 1, 1, 0, 0, 0)
        try set([:])
        let selection = try atom("_XSETTINGS_S0")
        typealias SetOwner = @convention(c) (Display, UInt, UInt, UInt) -> Int32
        _ = try Self.function(library, "XSetSelectionOwner", SetOwner.self)(display, selection, window, 0)
        // An XClientMessageEvent: type, serial, sent, display, window, message type, format, data. An
        // XEvent has a size of 24 words.
        let (clientMessage, wholeWords, structureNotifyMask) = (33, 32, 1 << 17)
        var event = [
            clientMessage, 0, 1, Int(bitPattern: display), Int(root), Int(try atom("MANAGER")), wholeWords,
            0, Int(selection), Int(window),
        ]
        event += repeatElement(0, count: 24 - event.count)
        typealias Send = @convention(c) (Display, UInt, Int32, Int, UnsafePointer<Int>) -> Int32
        let send = try Self.function(library, "XSendEvent", Send.self)
        #expect(send(display, root, 0, structureNotifyMask, event) != 0)
        try flush()
    }

    deinit {
        _ = try? Self.function(library, "XCloseDisplay", Call.self)(display)
    }

    /// Replaces the settings, by their names in the protocol, such as `Xft/DPI`.
    func set(_ settings: [String: Value]) throws {
        serial += 1
        var bytes: [UInt8] = [0, 0, 0, 0]  // least significant byte first
        func append(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
        func pad() { bytes += repeatElement(0, count: (4 - bytes.count % 4) % 4) }
        append(serial)
        append(UInt32(settings.count))
        for (name, value) in settings {
            let isText = if case .text = value { true } else { false }
            bytes += [isText ? 1 : 0, 0, UInt8(name.utf8.count), 0]
            bytes += name.utf8
            pad()
            append(serial)
            switch value {
            case .number(let number): append(UInt32(bitPattern: number))
            case .text(let text):
                append(UInt32(text.utf8.count))
                bytes += text.utf8
                pad()
            }
        }
        typealias Change =
            @convention(c) (Display, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>, Int32) -> Int32
        let change = try Self.function(library, "XChangeProperty", Change.self)
        let name = try atom("_XSETTINGS_SETTINGS")
        let (bitsPerItem, replace): (Int32, Int32) = (8, 0)
        _ = change(display, window, name, name, bitsPerItem, replace, bytes, Int32(bytes.count))
        try flush()
    }

    private func atom(_ name: String) throws -> UInt {
        typealias Intern = @convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt
        return try Self.function(library, "XInternAtom", Intern.self)(display, name, 0)
    }

    private func flush() throws {
        _ = try Self.function(library, "XFlush", Call.self)(display)
    }

    private static func function<Type>(
        _ library: UnsafeMutableRawPointer,
        _ name: String,
        _: Type.Type
    ) throws -> Type {
        unsafeBitCast(try #require(dlsym(library, name)), to: Type.self)
    }
}
