/// The abilities of a terminal by its own answers.
///
/// A program shows its first screen without the answers, and uses each when it comes.
public struct TerminalCapabilities: Hashable, Sendable {
    /// Whether frames can be shown at once (mode 2026).
    public private(set) var synchronizesFrames = false
    /// Whether a cluster of several scalars has the cells of one character (mode 2027).
    public private(set) var countsClusters = false
    /// Whether the wheel could send arrow keys and doesn't (mode 1007).
    public private(set) var wheelIsSilent = false
    /// Whether the terminal knows kitty's keyboard protocol.
    public private(set) var distinguishesKeys = false
    /// Whether the terminal reports that a program may set the clipboard.
    public private(set) var setsClipboard = false
    /// The name and the version that the terminal reports.
    public private(set) var name: String?
    /// Whether all answers are there.
    public private(set) var isComplete = false

    /// Creates the capabilities of a terminal that hasn't answered.
    public init() {}

    /// The questions, in order. The last one is answered by all terminals.
    public static let queries: [TerminalQuery] = [
        .mode(2026), .mode(2027), .mode(1007), .keyboardFlags, .name, .deviceAttributes,
    ]

    /// Takes an answer into account.
    public mutating func note(_ reply: TerminalReply) {
        switch reply {
        case .mode(2026, let state): synchronizesFrames = state == .set || state == .reset
        case .mode(2027, let state): countsClusters = state == .set || state == .permanentlySet
        case .mode(1007, let state): wheelIsSilent = state == .reset
        case .keyboardFlags: distinguishesKeys = true
        case .name(let name): self.name = name
        case .deviceAttributes(let attributes):
            setsClipboard = attributes.contains(52)
            isComplete = true
        default: break
        }
    }
}
