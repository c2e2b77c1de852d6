import Documents
import Reader
import Viewer

/// A search that answers immediately.
final class InstantSearch: PatternSearch {
    var onChange: () -> Void = {}
    private let pattern: SearchPattern
    private let document: SteppedDocument

    init(_ text: String, in document: SteppedDocument) throws {
        pattern = try SearchPattern(text)
        self.document = document
    }

    func find(from row: Int, forward: Bool, _ completion: @escaping @MainActor (Int?) -> Void) {
        document.catchUp()
        completion(document.find(pattern, from: row, forward ? .forward : .backward)?.row)
    }

    var progress: Double? { nil }
    var count: Int { 0 }
    var isCountComplete: Bool { true }
    func rank(ofRow row: Int) -> Int? { nil }
    func rowsChanged(from row: Int) {}
    func cancel() {}

    func ranges(in text: String) -> [Range<Int>] {
        pattern.ranges(in: text).map { $0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text) }
    }
}
