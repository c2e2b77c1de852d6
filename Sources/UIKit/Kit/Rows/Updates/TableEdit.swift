/// One step of an update, with the indexes that are valid at that step.
///
/// Applied one after another to any structure of rows in sections, `TableUpdateMap.edits` turn the table before the
/// update into the table after it. What moves is first lifted out and later dropped in, under the number of its move.
enum TableEdit: Hashable, Sendable {
    case removeRows(Range<Int>, section: Int)
    /// `move` is an index of `TableUpdateMap.movedRows`.
    case liftRow(Int, section: Int, move: Int)
    case removeSections(Range<Int>)
    /// `move` is an index of `TableUpdateMap.movedSections`. The section leaves with the rows that it has at that
    /// step.
    case liftSection(Int, move: Int)
    case insertSection(Int, numberOfRows: Int)
    case dropSection(Int, move: Int)
    /// Replaces all rows of a reloaded section by a number of new ones.
    case replaceRows(section: Int, numberOfRows: Int)
    case insertRows(Range<Int>, section: Int)
    case dropRow(Int, section: Int, move: Int)
}
