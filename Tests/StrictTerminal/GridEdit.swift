import SeededRandom
import Terminal

/// A random change of a grid, as a plain value.
///
/// Places are numbers modulo the size, so that an edit means something in any grid.
package enum GridEdit: Codable, Hashable, Sendable {
    /// Writes glyphs of a kind from a place, in a style.
    case write(row: Int, column: Int, kind: Int, count: Int, style: Int)
    /// Writes a line of text and fills the row.
    case line(row: Int, seed: Int)
    /// Moves rows from one on down, or up if the count is negative.
    case shift(row: Int, end: Int, count: Int)
    /// Clears a row from a column on.
    case clear(row: Int, column: Int)
    /// Exchanges the styles of a row, as for the current one.
    case restyle(row: Int, column: Int, count: Int)
    case cursor(row: Int, column: Int)
    case hideCursor
    case clearAll

    package static func draw(using generator: inout SeededGenerator) -> GridEdit {
        let (row, column) = (generator.below(64), generator.below(256))
        switch generator.below(20) {
        case 0...6:
            let kind = generator.below(GridText.kinds)
            return .write(
                row: row,
                column: column,
                kind: kind,
                count: generator.below(2) == 0 ? generator.below(4) : generator.below(40),
                style: generator.below(24)
            )
        case 7...10: return .line(row: row, seed: generator.below(1000))
        case 11...14: return .shift(row: row, end: generator.below(64), count: generator.below(15) - 7)
        case 15: return .clear(row: row, column: column)
        case 16: return .restyle(row: row, column: column, count: generator.below(40))
        case 17: return generator.below(4) == 0 ? .clearAll : .cursor(row: row - 3, column: column - 3)
        case 18: return generator.below(4) == 0 ? .hideCursor : .cursor(row: row, column: column)
        default: return .cursor(row: row, column: column)
        }
    }
}
