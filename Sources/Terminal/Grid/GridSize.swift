/// The number of columns and rows of a screen. Negative numbers count as zero, which serial lines report.
public struct GridSize: Hashable, Sendable {
    public let columns: Int
    public let rows: Int

    /// Creates a size.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}
