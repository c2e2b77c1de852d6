import Foundation
import Partitioning

/// The results of a search of an object, in the order of its texts.
final class FoundTexts<Object: UITextSearching>: TextSearch {
    private typealias Document = Object.DocumentIdentifier

    private struct Result {
        let range: UITextRange
        let document: Document
    }

    var onChange: () -> Void = {}
    private weak var object: Object?
    private var results: [Result] = []
    private(set) var highlighted: Int?
    /// The number of the search, by which the reports of earlier ones are known.
    private var search = 0

    init(in object: Object) {
        self.object = object
    }

    var count: Int { results.count }

    var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

    func begin(_ query: String, _ options: UITextSearchOptions) {
        clear()
        guard !query.isEmpty else { return }
        object?.performTextSearch(queryString: query, options: options, resultAggregator: aggregator(of: search))
    }

    func clear() {
        search += 1
        results = []
        highlighted = nil
        object?.clearAllDecoratedFoundText()
        onChange()
    }

    private func aggregator(of number: Int) -> UITextSearchAggregator<Document> {
        func current<Value>(_ action: (FoundTexts) -> Value) -> Value? {
            number == search ? action(self) : nil
        }
        return UITextSearchAggregator(
            UITextSearchAggregator.Receiver(
                ranges: { current { $0.results.map(\.range) } ?? [] },
                found: { range, document in current { $0.add(Result(range: range, document: document)) } },
                lost: { range, document in current { $0.remove(Result(range: range, document: document)) } },
                invalidate: { current { $0.clear(in: number) } },
                finish: { current { $0.finish() } }
            )
        )
    }

    /// Removes the results of a search that continues.
    private func clear(in number: Int) {
        clear()
        search = number
    }

    // MARK: Results

    private func order(_ first: Result, _ second: Result) -> ComparisonResult {
        guard let object else { return .orderedSame }
        if first.document != second.document {
            return object.compare(document: first.document, toDocument: second.document)
        }
        return object.compare(first.range, toRange: second.range, document: first.document)
    }

    /// Returns the index of the first result that isn't before another.
    private func index(of other: Result) -> Int {
        results.partitioningIndex { order($0, other) != .orderedAscending }
    }

    private func add(_ result: Result) {
        guard let last = results.last, order(last, result) == .orderedDescending else { return results.append(result) }
        let place = index(of: result)
        results.insert(result, at: place)
        if let highlighted, place <= highlighted { self.highlighted = highlighted + 1 }
    }

    private func remove(_ result: Result) {
        let place = index(of: result)
        guard results.indices.contains(place), order(results[place], result) == .orderedSame else { return }
        object?.decorate(foundTextRange: result.range, document: result.document, usingStyle: .normal)
        results.remove(at: place)
        guard let highlighted, place <= highlighted else { return onChange() }
        self.highlighted = place == highlighted ? nil : highlighted - 1
        onChange()
    }

    /// Shows the results, and highlights the first one that isn't before the selection.
    private func finish() {
        guard let object else { return }
        for result in results {
            object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
        }
        if highlighted == nil, !results.isEmpty { highlight(firstFromSelection) }
        onChange()
    }

    private var firstFromSelection: Int {
        guard let range = object?.selectedTextRange, let first = results.first else { return 0 }
        let document = object?.selectedTextSearchDocument ?? first.document
        let place = index(of: Result(range: range, document: document))
        return place < results.count ? place : 0
    }

    func highlightNext(forward: Bool) {
        guard !results.isEmpty else { return }
        let next = highlighted.map { $0 + (forward ? 1 : results.count - 1) } ?? (forward ? 0 : results.count - 1)
        highlight(next % results.count)
        onChange()
    }

    private func highlight(_ index: Int) {
        guard let object else { return }
        if let highlighted {
            let old = results[highlighted]
            object.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        let new = results[index]
        object.willHighlight(foundTextRange: new.range, document: new.document)
        highlighted = index
        object.decorate(foundTextRange: new.range, document: new.document, usingStyle: .highlighted)
        object.scrollRangeToVisible(new.range, inDocument: new.document)
    }

    // MARK: Replacements

    func canReplace(with string: String) -> Bool {
        guard let object, object.supportsTextReplacement, let highlighted else { return false }
        let result = results[highlighted]
        return object.shouldReplace(foundTextRange: result.range, document: result.document, withText: string)
    }

    func replace(with string: String) {
        guard let highlighted else { return }
        let result = results[highlighted]
        object?.replace(foundTextRange: result.range, document: result.document, withText: string)
    }

    func replaceAll(_ query: String, with string: String, _ options: UITextSearchOptions) {
        object?.replaceAll(queryString: query, options: options, withText: string)
    }
}
