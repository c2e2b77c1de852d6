import Documents

/// Looks for a regular expression in a document, and counts the rows that have it meanwhile.
@MainActor
final class DocumentSearch: PatternSearch {
    /// Rows are counted up to here: nobody goes through more of them one by one.
    private static let countLimit = 999
    /// So many rows are counted until that is said.
    private static let countStep = 25

    var onChange: () -> Void = {}
    private(set) var progress: Double?
    private(set) var isCountComplete = false

    private let document: any Document
    private let pattern: SearchPattern
    /// The rows that were counted, in order.
    private var counted: [Int] = []
    private var looking: Task<Void, Never>?
    private var counting: Task<Void, Never>?

    /// - Throws: what is wrong with the pattern, for people to read.
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
            // The next row first: it is what somebody waits for.
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
        // A count that goes on comes there by itself.
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

    /// - Returns: whether to go on.
    private func addToCount(_ row: Int) -> Bool {
        counted.append(row)
        let isFull = counted.count >= Self.countLimit
        if isFull || counted.count % Self.countStep == 0 { onChange() }
        return !isFull
    }
}

extension [Int] {
    /// The first place whose number `belongs`, which none before and all after it must do.
    fileprivate func firstPlace(where belongs: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
