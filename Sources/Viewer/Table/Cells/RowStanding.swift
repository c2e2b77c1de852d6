/// Whether a row is the one on which commands act.
enum RowStanding {
    case none
    /// The row is copied with the current one.
    case selected
    case current
}
