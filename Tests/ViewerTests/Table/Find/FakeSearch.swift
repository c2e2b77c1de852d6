import Reader

@testable import Viewer

/// A search for rows that contain a text, whose progress a test controls.
@MainActor
final class FakeSearch: PatternSearch {
    struct BadPattern: Error, CustomStringConvertible {
        var description: String { "A bracket is missing." }
    }

    var onChange: () -> Void = {}
    private(set) var progress: Double?
    private(set) var isCancelled = false
    private(set) var isCountComplete: Bool
    private let all: [Int]
    private let pattern: String
    private var wish: (row: Int, forward: Bool, completion: @MainActor (Int?) -> Void)?

    /// - Parameter isInstant: Whether rows are found immediately.
    init(_ pattern: String, in rows: [String], isInstant: Bool = true) throws {
        guard pattern != "[" else { throw BadPattern() }
        self.pattern = pattern
        isCountComplete = isInstant
        all = rows.indices.filter { rows[$0].contains(pattern) }
    }

    func find(from row: Int, forward: Bool, _ completion: @escaping @MainActor (Int?) -> Void) {
        wish = (row, forward, completion)
        if isCountComplete { finish() }
    }

    /// Reports half of the progress.
    func go() {
        progress = 0.5
        onChange()
    }

    /// Completes the count, and calls the completion of the pending request with its match.
    func finish() {
        guard let wish else { return }
        self.wish = nil
        (progress, isCountComplete) = (nil, true)
        let next =
            wish.forward
            ? all.first { $0 >= wish.row } ?? all.first : all.last { $0 <= wish.row } ?? all.last
        wish.completion(next)
    }

    var count: Int { all.count }

    func rank(ofRow row: Int) -> Int? { all.firstIndex(of: row) }

    func ranges(in text: String) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var rest = text[...]
        while let range = rest.firstRange(of: pattern) {
            ranges.append(range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text))
            rest = rest[range.upperBound...]
        }
        return ranges
    }

    func rowsChanged(from row: Int) {}

    func cancel() {
        isCancelled = true
        wish = nil
    }
}
