import Documents

/// A search for a regular expression in a document that also counts the rows with a match.
@MainActor
final class DocumentSearch: PatternSearch {
    /// The number of rows at which the count stops. More of them are not stepped through one by one.
    private static let countLimit = 999
    /// The number of rows after which a new count is reported.
    private static let countStep = 25

    var onChange: () -> Void = {}
    private(set) var progress: Double?
    private(set) var isCountComplete = false

    private let document: any Document
    private let pattern: SearchPattern
    /// The rows that are counted, in order.
    private var counted: [Int] = []
    private var looking: Task<Void, Never>?
    private var counting: Task<Void, Never>?

    /// - Throws: An error that describes the flaw of the pattern for people.
    init(_ text: String, in document: any Document) throws {
        pattern = try SearchPattern(text)
        self.document = document
    }

    func find(from row: Int, forward: Bool, _ completion: @escaping @MainActor (Int?) -> Void) {
        looking?.cancel()
        progress = 0
        looking = Task { [weak self, document, pattern] in
            let match = try? await document.find(pattern, from: row, forward ? .forward : .backward) { part in
                self?.advance(to: part)
            }
            guard let self, !Task.isCancelled else { return }
            progress = nil
            // The next row is found before the count begins, since the user waits for it.
            if counting == nil { count(from: 0) }
            completion(match?.row)
        }
    }

    var count: Int { counted.count }

    func rank(ofRow row: Int) -> Int? {
        let place = counted.firstPlace { $0 >= row }
        return place < counted.count && counted[place] == row ? place : nil
    }

    func ranges(in text: String) -> [Range<Int>] {
        pattern.ranges(in: text).map { $0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text) }
    }

    func rowsChanged(from row: Int) {
        // A count in progress reaches the rows later.
        guard isCountComplete else { return }
        counted.removeSubrange(counted.firstPlace { $0 >= row }...)
        count(from: row)
    }

    func cancel() {
        looking?.cancel()
        counting?.cancel()
    }

    private func advance(to part: Double) {
        guard progress != nil else { return }
        progress = part
        onChange()
    }

    private func count(from start: Int) {
        isCountComplete = false
        counting = Task { [weak self, document, pattern] in
            var next = start
            while let match = try? await document.find(pattern, from: next, .forward, progress: nil), !match.hasWrapped
            {
                guard !Task.isCancelled, let self, addToCount(match.row) else { return }
                next = match.row + 1
            }
            guard let self, !Task.isCancelled else { return }
            isCountComplete = true
            onChange()
        }
    }

    /// - Returns: Whether to continue.
    private func addToCount(_ row: Int) -> Bool {
        counted.append(row)
        let isFull = counted.count >= Self.countLimit
        if isFull || counted.count % Self.countStep == 0 { onChange() }
        return !isFull
    }
}

extension [Int] {
    /// Returns the first index whose number satisfies a condition. All later numbers must satisfy it, too, and none
    /// before.
    fileprivate func firstPlace(where belongs: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
