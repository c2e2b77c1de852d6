import Foundation

/// An object with a text, or several ones, that a ``UITextSearchingFindSession`` searches. Text views are searchable.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// The identifier of one of several texts. An object with a single text leaves it out, and ignores the arguments.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selected range, from which a search begins; `nil` for none.
    var selectedTextRange: UITextRange? { get }

    /// The text with the selected range. `nil` by default.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Whether matches can be replaced. `false` by default.
    var supportsTextReplacement: Bool { get }

    /// Returns the order of two ranges of a text.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult

    /// Returns the order of two texts. By default they have none.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Searches the text, and reports the matches and the end of the search to the aggregator, at once or later.
    func performTextSearch(
        queryString: String,
        options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>
    )

    /// Shows a range in a style.
    func decorate(
        foundTextRange: UITextRange,
        document: DocumentIdentifier?,
        usingStyle: UITextSearchFoundTextStyle
    )

    /// Shows all ranges without the styles of a search.
    func clearAllDecoratedFoundText()

    /// Called before a match is highlighted. Does nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Scrolls to a range. Does nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Returns whether a match may be replaced. By default, `supportsTextReplacement`.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool

    /// Replaces a match. Does nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

    /// Replaces all matches. Does nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }

    public var supportsTextReplacement: Bool { false }

    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }

    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}

    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        supportsTextReplacement
    }

    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}

    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
