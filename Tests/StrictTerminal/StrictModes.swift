/// The modes of a `StrictTerminal`. Those that a program sets have to be reset in the end.
package struct StrictModes: Equatable, Sendable {
    /// The private modes, with whether a shell finds them set.
    private static let initial: [Int: Bool] = [
        7: true, 25: true, 1000: false, 1002: false, 1004: false, 1006: false, 1007: false, 1049: false, 2004: false,
        2026: false, 2031: false, 2048: false,
    ]
    private var states = Self.initial
    /// The flags of the keyboard on the main and on the alternate screen.
    private var keyboard: [[Int]] = [[], []]
    package private(set) var savedTitles = 0
    package private(set) var cursorShape = 0

    package init() {}

    /// Whether a private mode is set.
    package func isSet(_ mode: Int) -> Bool { states[mode] == true }

    mutating func set(_ mode: Int, _ isSet: Bool) throws(StrictTerminal.Violation) {
        guard states[mode] != nil else { throw StrictTerminal.Violation(description: "the private mode \(mode)") }
        states[mode] = isSet
        // The mouse has one mode: each sets it, and the reset of any turns it off.
        if mode == 1000 || mode == 1002 { states[mode == 1000 ? 1002 : 1000] = false }
    }

    private var screen: Int { isSet(1049) ? 1 : 0 }

    mutating func pushKeyboard(_ flags: Int) { keyboard[screen].append(flags) }
    mutating func popKeyboard() { _ = keyboard[screen].popLast() }
    mutating func saveTitle() { savedTitles += 1 }
    /// Terminals do nothing if no title is saved.
    mutating func restoreTitle() { savedTitles = max(0, savedTitles - 1) }
    mutating func setCursorShape(_ shape: Int) { cursorShape = shape }
}
