import Foundation
import Testing

/// A keyboard of the United States by the protocol `virtual-keyboard-unstable-v1`.
final class VirtualKeyboard {
    private let connection: WaylandConnection
    private let keyboard: UInt32
    /// The modifiers that are down.
    private var modifiers: UInt32 = 0

    // The numbers of the requests.
    private enum Request {
        static let keymap: UInt32 = 0
        static let key: UInt32 = 1
        static let modifiers: UInt32 = 2
    }

    init(_ connection: WaylandConnection) throws {
        self.connection = connection
        let seat = try connection.bind("wl_seat", version: 1)
        let manager = try connection.bind("zwp_virtual_keyboard_manager_v1", version: 1)
        keyboard = connection.makeObject()
        try connection.send(manager, 0, .number(seat), .number(keyboard))
        let folder = try ScratchFolder()
        let keymap = try FileHandle(forReadingFrom: try folder.file("keymap", Self.keymap + "\0"))
        let (format, size): (UInt32, Int) = (1, Self.keymap.utf8.count + 1)
        try connection.send(
            keyboard,
            Request.keymap,
            .number(format),
            .number(UInt32(size)),
            file: keymap.fileDescriptor
        )
        try connection.roundTrip()
    }

    /// Presses and releases a key, with the modifiers that precede its name, such as `ctrl+c`.
    func tap(_ chord: String) throws {
        let names = chord.count == 1 ? [chord] : chord.split(separator: "+").map(String.init)
        for name in names { try press(name) }
        for name in names.reversed() { try release(name) }
    }

    func press(_ name: String) throws {
        let key = try KeyCode.named(name)
        if key.isShifted { try set(KeyCode.shift, isDown: true) }
        try set(key, isDown: true)
    }

    func release(_ name: String) throws {
        let key = try KeyCode.named(name)
        try set(key, isDown: false)
        if key.isShifted { try set(KeyCode.shift, isDown: false) }
    }

    private func set(_ key: KeyCode, isDown: Bool) throws {
        try connection.send(
            keyboard,
            Request.key,
            .number(DeviceTime.now),
            .number(key.code),
            .number(isDown ? 1 : 0)
        )
        guard key.modifier != 0 else { return }
        modifiers = isDown ? modifiers | key.modifier : modifiers & ~key.modifier
        let (latched, locked, group): (UInt32, UInt32, UInt32) = (0, 0, 0)
        try connection.send(
            keyboard,
            Request.modifiers,
            .number(modifiers),
            .number(latched),
            .number(locked),
            .number(group)
        )
    }

    private static let keymap = """
        xkb_keymap {
            xkb_keycodes { include "evdev+aliases(qwerty)" };
            xkb_types { include "complete" };
            xkb_compat { include "complete" };
            xkb_symbols { include "pc+us+inet(evdev)" };
        };
        """
}
