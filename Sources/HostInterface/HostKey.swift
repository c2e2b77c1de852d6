import Foundation

/// A key that went down or up.
package struct HostKey: Equatable, Sendable {
    package enum Phase: Sendable {
        case down, up
    }

    package var phase: Phase
    /// What the key means in the person's keyboard layout: one of GDK's `GDK_KEY_…` numbers.
    package var symbol: UInt32
    /// Where the key is on the keyboard, whatever the layout: an XKB key code (that of Linux plus 8).
    package var code: UInt32
    /// The text that the key types, empty for keys such as the arrows.
    package var characters: String
    package var modifiers: HostModifiers
    /// Whether the key was held down for so long that it came again.
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
