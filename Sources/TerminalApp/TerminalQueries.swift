import Dispatch
import Terminal

/// The questions to the terminal, and how long their answers are waited for.
///
/// The first screen is shown without the answers. A program that ended before them would leave them to the shell.
struct TerminalQueries {
    /// The time after which a terminal counts as one that doesn't answer, in milliseconds.
    static let patience = 1000

    private let isOn: Bool
    private var capabilities = TerminalCapabilities()
    private var start: DispatchTime?
    private(set) var isWaiting = false
    /// The time between the questions and the last answer, in milliseconds.
    private(set) var milliseconds = 0

    init(isOn: Bool) { self.isOn = isOn }

    /// Returns the bytes of the questions, from which on answers are expected.
    mutating func begin() -> [UInt8] {
        guard isOn else { return [] }
        isWaiting = true
        start = .now()
        return TerminalCapabilities.queries.flatMap(\.bytes)
    }

    /// Takes an answer, and returns all of them once the last one is there.
    mutating func take(_ reply: TerminalReply) -> TerminalCapabilities? {
        guard start != nil else { return nil }
        capabilities.note(reply)
        guard isWaiting, capabilities.isComplete else { return nil }
        isWaiting = false
        milliseconds = age
        return capabilities
    }

    /// Expects no more answers.
    mutating func giveUp() { isWaiting = false }

    private var age: Int { start?.age ?? 0 }

    /// The time for which answers are still waited for, in milliseconds.
    var rest: Int { isWaiting ? max(0, Self.patience - age) : 0 }
}
