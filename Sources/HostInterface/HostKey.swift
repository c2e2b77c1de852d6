import Foundation

/// An event of a key that went down or up.
package struct HostKey: Equatable, Sendable {
    package enum Phase: Sendable {
        case down, up
    }

    package var phase: Phase
    /// The meaning of the key in the user's keyboard layout: one of GDK's `GDK_KEY_…` values.
    package var symbol: UInt32
    /// The position of the key on the keyboard, independent of the layout: an XKB key code (the Linux key code plus 8).
    package var code: UInt32
    /// The text that the key types, which is empty for keys such as the arrow keys.
    package var characters: String
    package var modifiers: HostModifiers
    /// Whether the event is a repetition because the key is held down.
    package var isRepeat: Bool
    package var time: TimeInterval

    package init(
        phase: Phase,
        symbol: UInt32,
        code: UInt32 = 0,
        characters: String = "",
        modifiers: HostModifiers = [],
        isRepeat: Bool = false,
        time: TimeInterval
    ) {
        self.phase = phase
        self.symbol = symbol
        self.code = code
        self.characters = characters
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.time = time
    }
}
