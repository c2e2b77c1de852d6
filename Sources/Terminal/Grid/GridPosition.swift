/// The place of a cell, counted from the upper left corner, which is row 0 and column 0.
public struct GridPosition: Hashable, Sendable {
    public var row: Int
    public var column: Int

    /// Creates a position.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}
