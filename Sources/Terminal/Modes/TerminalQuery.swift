/// A question to a terminal. The answer is a `TerminalReply` among the input.
///
/// Terminals answer in order, and all of them answer `deviceAttributes`. So a program asks that last: when its answer
/// is there, no other one comes. A program that doesn't wait for it leaves answers for the shell, which types them.
public enum TerminalQuery: Hashable, Sendable {
    case deviceAttributes
    /// The name and the version of the terminal.
    case name
    /// The state of a private mode.
    case mode(Int)
    /// The flags of kitty's keyboard protocol.
    case keyboardFlags
    /// The color of text.
    case foreground
    /// The color behind text.
    case background
    /// Whether colors are light or dark.
    case colorScheme
    case cursorPosition

    /// The bytes of the question.
    public var bytes: [UInt8] {
        let text =
            switch self {
            case .deviceAttributes: "\u{1B}[c"
            case .name: "\u{1B}[>0q"
            case .mode(let number): "\u{1B}[?\(number)$p"
            case .keyboardFlags: "\u{1B}[?u"
            case .foreground: "\u{1B}]10;?\u{1B}\\"
            case .background: "\u{1B}]11;?\u{1B}\\"
            case .colorScheme: "\u{1B}[?996n"
            case .cursorPosition: "\u{1B}[6n"
            }
        return Array(text.utf8)
    }
}
