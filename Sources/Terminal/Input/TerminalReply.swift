/// An answer of a terminal to a `TerminalQuery`.
public enum TerminalReply: Hashable, Sendable {
    /// The state of a mode.
    public enum ModeState: Int, Hashable, Sendable {
        /// The terminal doesn't know the mode.
        case unknown
        case set
        case reset
        case permanentlySet
        case permanentlyReset
    }

    /// A color with parts of 16 bits.
    public struct Color: Hashable, Sendable {
        public let red: UInt16
        public let green: UInt16
        public let blue: UInt16

        /// Creates a color.
        public init(red: UInt16, green: UInt16, blue: UInt16) {
            self.red = red
            self.green = green
            self.blue = blue
        }

        /// Creates the color of an answer such as `rgb:ffff/8080/00`.
        init?(_ text: Substring) {
            guard text.hasPrefix("rgb:") || text.hasPrefix("rgba:"), let colon = text.firstIndex(of: ":") else {
                return nil
            }
            let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 3 || parts.count == 4 else { return nil }
            var values: [UInt16] = []
            for part in parts.prefix(3) {
                guard (1...4).contains(part.utf8.count), let value = UInt32(part, radix: 16) else { return nil }
                // A part has 1 to 4 digits, of which all set is the most.
                let most = UInt32(1) << UInt32(4 * part.utf8.count) - 1
                values.append(UInt16(value * 0xFFFF / most))
            }
            self.init(red: values[0], green: values[1], blue: values[2])
        }

        /// Whether text on the color is light: it is darker than half of white, as people see it.
        public var isDark: Bool {
            Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 < 0xFFFF * 500
        }
    }

    /// The attributes of the terminal.
    case deviceAttributes([Int])
    case cursorPosition(GridPosition)
    case mode(Int, ModeState)
    /// The flags of kitty's keyboard protocol that are set.
    case keyboardFlags(Int)
    /// The name of the terminal, which is text from outside.
    case name(String)
    case foreground(Color)
    case background(Color)
    case colorScheme(isDark: Bool)
}
