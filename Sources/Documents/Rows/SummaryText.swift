/// The limits of summaries.
enum SummaryText {
    /// The maximum number of characters in a summary that has a detail: more than a line in a wide window.
    static let lengthLimit = 400
    /// The separator between the parts of a summary.
    static let separator = " · "
    /// The maximum number of characters of a file that a sentence quotes.
    private static let quoteLimit = 80

    /// Returns a text of a file as a sentence quotes it.
    static func quote(_ text: String) -> String { text.onOneLine(limit: quoteLimit) }
}
