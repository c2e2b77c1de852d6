/// One step of an update, in the indexes that hold when its turn comes.
///
/// Applied one after another to any structure of rows in sections, `TableUpdateMap.edits` turn the table before the
/// update into the table after it. What moves is lifted out first and dropped later, under the number of its move.
enum TableEdit: Hashable, Sendable {
    case removeRows(Range<Int>, section: Int)
    /// `move` is an index of `TableUpdateMap.movedRows`.
    case liftRow(Int, section: Int, move: Int)
    case removeSections(Range<Int>)
    /// `move` is an index of `TableUpdateMap.movedSections`. The section leaves with the rows it has by then.
    case liftSection(Int, move: Int)
    case insertSection(Int, numberOfRows: Int)
    case dropSection(Int, move: Int)
    /// A reloaded section gives up all its rows for new ones, in number as given.
    case replaceRows(section: Int, numberOfRows: Int)
    case insertRows(Range<Int>, section: Int)
    case dropRow(Int, section: Int, move: Int)
}
