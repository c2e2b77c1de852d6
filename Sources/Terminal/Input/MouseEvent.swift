/// A report of the mouse.
public struct MouseEvent: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
        /// A button is pressed: 0 is the primary one, 1 the middle one, 2 the secondary one.
        case press(Int)
        case release(Int)
        /// The mouse moves with a button held down.
        case drag(Int)
        /// The mouse moves.
        case move
        /// The wheel turns by one notch, in rows downward or columns to the right.
        case wheel(rows: Int, columns: Int)
    }

    public let action: Action
    public let position: GridPosition
    public let modifiers: KeyModifiers

    /// Creates an event.
    public init(_ action: Action, at position: GridPosition, _ modifiers: KeyModifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }

    /// Creates the event of a report in the form of mode 1006; `nil` if it is none.
    init?(code: Int, column: Int, row: Int, isRelease: Bool) {
        guard column > 0, row > 0, code >= 0 else { return nil }
        var modifiers: KeyModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let button = code & 3
        let action: Action
        switch code & 0b1110_0000 {
        case 0: action = isRelease ? .release(button) : .press(button)
        case 32: action = button == 3 ? .move : .drag(button)
        case 64:
            let direction = button & 1 == 0 ? -1 : 1
            action = button < 2 ? .wheel(rows: direction, columns: 0) : .wheel(rows: 0, columns: direction)
        default: return nil
        }
        self.init(action, at: GridPosition(row: row - 1, column: column - 1), modifiers)
    }
}
