/// A coefficient of a row, or of a constraint's sum.
struct Entry: BitwiseCopyable {
    /// The column; in a constraint's sum the slot of the variable.
    var index: Int32
    /// Where the column's list names the row.
    var link: Int32 = 0
    var value: Double
}
