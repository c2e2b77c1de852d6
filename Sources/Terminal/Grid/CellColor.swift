/// A color of a cell.
public enum CellColor: Hashable, Sendable {
    /// The color that the user has chosen for text, or for what is behind it.
    case standard
    /// A color of the user's theme, 0 to 7, or its bright form, 8 to 15.
    case theme(UInt8)
    /// A color of the 256 of xterm.
    case indexed(UInt8)
    /// A color by its parts.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
