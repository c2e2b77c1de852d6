/// The numbers of rows that were requested to enter and leave a section.
struct RowCountDelta: Hashable, Sendable {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    /// The implied change of the number of rows.
    var net: Int { inserted - deleted + movedIn - movedOut }
}
