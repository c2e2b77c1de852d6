import Foundation

/// The receiver of the matches of a search.
///
/// A search that another one has replaced still reports to its aggregator, which then ignores it.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    /// The closures that receive what the search reports.
    struct Receiver {
        var ranges: () -> [UITextRange]
        var found: (UITextRange, DocumentIdentifier) -> Void
        var lost: (UITextRange, DocumentIdentifier) -> Void
        var invalidate: () -> Void
        var finish: () -> Void
    }

    private let receiver: Receiver

    init(_ receiver: Receiver) {
        self.receiver = receiver
    }

    /// The matches so far, in the order of the texts.
    public var allFoundRanges: [UITextRange] { receiver.ranges() }

    /// Reports a match. Matches in order cost the least.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        receiver.found(range, document)
    }

    /// Reports that a range is no longer a match.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        receiver.lost(range, document)
    }

    /// Removes all matches.
    public func invalidate() {
        receiver.invalidate()
    }

    /// Reports that there are no more matches. They are shown then.
    public func finishedSearching() {
        receiver.finish()
    }
}
