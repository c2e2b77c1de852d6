/// Bounds on what folded rows show.
enum SummaryText {
    /// The most characters of a summary that has a detail: more than a wide window shows on a line.
    static let lengthLimit = 400
    /// What stands between the parts of a summary.
    static let separator = " · "
}
