/// How many rows of one section were asked to come and go.
struct RowTally: Hashable, Sendable {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    /// By how much the number of rows must have changed.
    var net: Int { inserted - deleted + movedIn - movedOut }
}
