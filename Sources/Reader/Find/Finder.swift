import Documents

/// Moves from match to match, beginning with the topmost row.
@MainActor
package final class Finder {
    /// Called with a row to reveal.
    package var onReveal: (Int) -> Void = { _ in }
    /// Called when the status has changed.
    package var onStatus: (FindStatus) -> Void = { _ in }

    package private(set) var status = FindStatus()
    /// The row to which the user was led last.
    package private(set) var current: Int?

    private let start: (String) throws -> any PatternSearch
    private var search: (any PatternSearch)?
    /// The row that was on top when the search began.
    private let origin: Int
    /// Whether a row is being looked for.
    package private(set) var isLooking = false
    private var hasNoMatch = false
    private var problem: String?

    /// - Parameter start: Begins a search for a pattern, or throws an error that describes its flaw.
    package init(origin: Int, start: @escaping (String) throws -> any PatternSearch) {
        self.origin = origin
        self.start = start
    }

    /// Whether there is no search.
    package var isIdle: Bool { search == nil }

    /// The unit of the rows to which the user is led.
    package var unit: SearchUnit { search?.unit ?? .rows }

    /// Looks for another pattern, and by default reveals the first row with a match.
    package func setPattern(_ pattern: String, reveals: Bool = true) {
        cancel()
        (search, current, problem) = (nil, nil, nil)
        (isLooking, hasNoMatch) = (false, false)
        defer { tell() }
        guard !pattern.isEmpty else { return }
        do {
            let search = try start(pattern)
            self.search = search
            search.onChange = { [weak self] in self?.tell() }
            if reveals { look(from: origin, forward: true) }
        } catch {
            problem = "\(error)"
        }
    }

    /// Goes to the next row with a match, or to the previous one.
    package func step(forward: Bool) {
        // Keys may repeat faster than rows are found. Another search would end the one in progress each time.
        guard search != nil, !isLooking else { return }
        look(from: current.map { forward ? $0 + 1 : $0 - 1 } ?? origin, forward: forward)
        tell()
    }

    /// The rows that are known to have a match, in order.
    package var places: [Int] { search?.places ?? [] }

    /// Returns the ranges of the matches in a text, in UTF-16 units.
    package func ranges(in text: String) -> [Range<Int>] {
        search?.ranges(in: text) ?? []
    }

    /// The rows from an index on have changed or are new.
    package func rowsChanged(from row: Int) {
        search?.rowsChanged(from: row)
        tell()
    }

    package func cancel() {
        search?.cancel()
    }

    private func look(from row: Int, forward: Bool) {
        isLooking = true
        search?.find(from: row, forward: forward) { [weak self] row in
            guard let self else { return }
            isLooking = false
            hasNoMatch = row == nil
            current = row
            if let row { onReveal(row) }
            tell()
        }
    }

    private func tell() {
        let new = makeStatus()
        guard new != status else { return }
        status = new
        onStatus(new)
    }

    private func makeStatus() -> FindStatus {
        if let problem { return FindStatus(note: "bad pattern", isFailure: true, explanation: problem) }
        guard let search else { return FindStatus() }
        var status = FindStatus(progress: isLooking ? search.progress : nil)
        status.explanation = UnsearchedRows(count: search.unsearchedCount).reason(of: "pattern")
        if hasNoMatch, search.count == 0 {
            (status.note, status.isFailure) = ("no match", true)
        } else if isLooking, current == nil {
            status.note = "searching…"
        } else if search.count > 0 {
            let all = search.count.grouped + (search.isCountComplete ? "" : "+")
            let rank = current.flatMap { search.rank(ofRow: $0) }
            status.note = rank.map { "\(($0 + 1).grouped) of \(all)" } ?? all
        }
        return status
    }
}
