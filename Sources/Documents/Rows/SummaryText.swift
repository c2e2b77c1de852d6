/// The limits of summaries.
enum SummaryText {
    /// The maximum number of characters in a summary that has a detail: more than a line in a wide window.
    static let lengthLimit = 400
    /// The separator between the parts of a summary.
    static let separator = " · "
}
