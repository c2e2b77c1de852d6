/// A row whose place is known.
struct RowCheckpoint: Sendable, Hashable {
    var row: Int
    var offset: Int
    /// The line that the row starts on; the first of the file is 1.
    var line: Int
}
