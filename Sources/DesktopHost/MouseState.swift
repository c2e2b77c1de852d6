import Foundation

/// The state of the mouse as a touch, which lasts from the first button that goes down to the last one that goes up.
struct MouseState {
    /// The last known location of the pointer.
    var location = CGPoint.zero
    private(set) var buttonsDown: Set<Int> = []
    /// The button that began the touch.
    private(set) var firstButton: Int?

    /// Records that a button went down.
    ///
    /// - Returns: Whether a touch begins.
    mutating func press(_ button: Int) -> Bool {
        buttonsDown.insert(button)
        guard firstButton == nil else { return false }
        firstButton = button
        return true
    }

    /// Records that a button went up.
    ///
    /// - Returns: The button that began the touch, if the touch ends.
    mutating func release(_ button: Int) -> Int? {
        buttonsDown.remove(button)
        return buttonsDown.isEmpty ? cancel() : nil
    }

    /// Ends the touch, and forgets the buttons that are down.
    ///
    /// - Returns: The button that began the touch, or `nil` if there was no touch.
    mutating func cancel() -> Int? {
        defer { firstButton = nil }
        buttonsDown = []
        return firstButton
    }
}
