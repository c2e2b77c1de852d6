/// A row that has a coefficient in a column.
struct Occurrence: BitwiseCopyable {
    var row: Int32
    /// Where in the row's list the coefficient is.
    var link: Int32
}
