/// A search of an object, whatever identifies its texts.
@preconcurrency @MainActor
protocol TextSearch: AnyObject {
    /// Called when the number of results, or the highlighted one, has changed.
    var onChange: () -> Void { get set }
    var count: Int { get }
    /// The index of the highlighted result; `nil` for none.
    var highlighted: Int? { get }
    var supportsReplacement: Bool { get }

    /// Removes the results, and searches.
    func begin(_ query: String, _ options: UITextSearchOptions)

    /// Removes the results, and ignores the search that is under way.
    func clear()

    /// Highlights the result after or before the highlighted one, and begins again after the last one.
    func highlightNext(forward: Bool)

    /// Returns whether the highlighted result may be replaced.
    func canReplace(with string: String) -> Bool

    /// Replaces the highlighted result.
    func replace(with string: String)

    func replaceAll(_ query: String, with string: String, _ options: UITextSearchOptions)
}
