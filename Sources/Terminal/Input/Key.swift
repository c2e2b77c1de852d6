/// A key of a keyboard, or the character that it types.
public enum Key: Hashable, Sendable {
    /// A character: one scalar, as it arrives.
    case character(Character)
    case enter, tab, backspace, escape
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete
    /// The key in the middle of a keypad without numbers.
    case begin
    /// A function key by its number, from 1.
    case function(Int)
}
