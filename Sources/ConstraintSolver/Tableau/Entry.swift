/// A coefficient of a row, or of a term of a constraint.
struct Entry: BitwiseCopyable {
    /// The column of the coefficient or, in a term, the slot of the variable.
    var index: Int32
    /// The index of the matching occurrence in the column's list. Terms do not use it.
    var link: Int32 = 0
    var value: Double
}
