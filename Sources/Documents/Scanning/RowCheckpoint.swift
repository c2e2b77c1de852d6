/// A row whose place is kept.
struct RowCheckpoint: Sendable, Hashable {
    var row: Int
    var offset: Int
    /// The line on which the row begins. The first line is 1.
    var line: Int
}
