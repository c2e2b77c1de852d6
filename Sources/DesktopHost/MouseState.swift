import Foundation

/// The mouse as a finger: it touches from the first button that goes down to the last one that goes up.
struct MouseState {
    /// Where the pointer was seen last.
    var location = CGPoint.zero
    private(set) var buttonsDown: Set<Int> = []
    /// The button that began the touch.
    private(set) var firstButton: Int?

    /// - Returns: whether a touch begins.
    mutating func press(_ button: Int) -> Bool {
        buttonsDown.insert(button)
        guard firstButton == nil else { return false }
        firstButton = button
        return true
    }

    /// - Returns: the button that began the touch which ends, if one does.
    mutating func release(_ button: Int) -> Int? {
        buttonsDown.remove(button)
        return buttonsDown.isEmpty ? cancel() : nil
    }

    /// - Returns: the button that began the touch which ends, if there is one.
    mutating func cancel() -> Int? {
        defer { firstButton = nil }
        buttonsDown = []
        return firstButton
    }
}
