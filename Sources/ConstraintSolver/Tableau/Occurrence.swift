/// An entry of a column's list: a row that has a coefficient in that column.
struct Occurrence: BitwiseCopyable {
    var row: Int32
    /// The index of the coefficient in the row's list.
    var link: Int32
}
