/// The state of a column besides its coefficients and rates.
struct ColumnState: BitwiseCopyable {
    /// The slot of the nonbasic quantity that has the column, or -1 for a free column.
    var owner: Int32
    /// Whether the column is in the tableau's `unchecked`.
    var isUnchecked = false
    /// Whether the column is in the tableau's `loose`.
    var isLoose = false
    /// The level that gains by a movement of a column in `candidates`, or 1 if none gains.
    /// 0 for other columns.
    var candidateLevel: UInt32 = 0
    /// The level at which that movement costs the column's owner something, or 0 if it costs the owner nothing.
    var claim: UInt32 = 0
    /// The stamp of the last use of `scratch`, which is valid only for the current stamp.
    var mark: UInt32 = 0
    /// A temporary coefficient of the row that is being computed.
    var scratch = 0.0
}
