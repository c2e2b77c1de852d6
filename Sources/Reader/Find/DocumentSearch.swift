import Documents

/// A search for a regular expression in a document that also counts the rows with a match, or the matches where rows
/// have rows inside them.
@MainActor
package final class DocumentSearch: PatternSearch {
    package var onChange: () -> Void = {}
    package private(set) var progress: Double?
    package private(set) var isCountComplete = false

    package let unit: SearchUnit

    private let document: any Document
    private let pattern: SearchPattern
    /// The rows that are counted, in order.
    private var counted = PlaceList()
    private var unsearched = RowSet()
    private var looking: Task<Void, Never>?
    private var counting: Task<Void, Never>?

    /// Returns the rows of the document that are shown. Matches in others do not count.
    private let shownRows: () -> RowList

    /// - Throws: An error that describes the flaw of the pattern for people.
    package init(_ text: String, in document: any Document, shownRows: @escaping () -> RowList = { .all }) throws {
        self.shownRows = shownRows
        pattern = try SearchPattern(text, in: document.format)
        self.document = document
        unit = document.mayNest ? .matches : .rows
    }

    package func find(from row: Int, forward: Bool, _ completion: @escaping @MainActor (Int?) -> Void) {
        looking?.cancel()
        progress = 0
        looking = Task { [weak self, pattern, unit] in
            guard let document = self?.document else { return }
            let direction: SearchDirection = forward ? .forward : .backward
            var match = try? await document.find(pattern, from: row, direction, unit) { self?.advance(to: $0) }
            // A filter may hide the row. Each match is looked at once.
            var seen = Set<Int>()
            while let place = match?.place, let self, !isShown(at: place), seen.insert(place).inserted {
                match = try? await document.find(pattern, from: forward ? place + 1 : place - 1, direction, unit) {
                    self.advance(to: $0)
                }
            }
            if let place = match?.place, self?.isShown(at: place) == false { match = nil }
            guard let self, !Task.isCancelled else { return }
            progress = nil
            // The next row is found before the count begins, since the user waits for it.
            if counting == nil { count(from: 0) }
            completion(match?.place)
        }
    }

    package var count: Int { counted.count }
    package var unsearchedCount: Int { unsearched.count }
    package var places: [Int] { counted.sample(atMost: Self.placesLimit) }
    /// More than there are pixels beside the rows.
    private static let placesLimit = 4096

    package func rank(ofRow row: Int) -> Int? { counted.rank(of: row) }

    package func ranges(in text: String) -> [Range<Int>] {
        pattern.ranges(in: text).map { $0.lowerBound.utf16Offset(in: text)..<$0.upperBound.utf16Offset(in: text) }
    }

    package func rowsChanged(from row: Int) {
        // A count in progress reaches the rows later.
        guard isCountComplete else { return }
        unsearched.removeRows(from: unit == .rows ? row : document.row(atByte: row) ?? 0)
        count(from: counted.remove(from: row))
    }

    package func cancel() {
        looking?.cancel()
        counting?.cancel()
    }

    /// Whether the row with a match is shown.
    private func isShown(at place: Int) -> Bool {
        guard let row = unit == .rows ? place : document.row(atByte: place) else { return true }
        return shownRows().place(of: row) != nil
    }

    private func advance(to part: Double) {
        guard progress != nil else { return }
        progress = part
        onChange()
    }

    private func count(from start: Int) {
        isCountComplete = false
        counting?.cancel()
        counting = Task { [weak self, pattern, unit] in
            guard let document = self?.document else { return }
            let isWhole: Void? = try? await document.findAll(pattern, from: start, asMatches: unit == .matches) {
                self?.addToCount($0)
            }
            guard let self, !Task.isCancelled, isWhole != nil else { return }
            isCountComplete = true
            onChange()
        }
    }

    private func addToCount(_ matches: FoundMatches) {
        guard counting?.isCancelled == false else { return }
        let rows = shownRows()
        unsearched.formUnion(RowSet(matches.unsearched.filter { rows.place(of: $0) != nil }))
        if case .all = rows {
            counted.append(matches.places)
        } else {
            counted.append(zip(matches.places, matches.rows).filter { rows.place(of: $1) != nil }.map(\.0))
        }
        onChange()
    }
}

extension Document {
    /// Returns the place of the next row with a match, or of the next match.
    fileprivate func find(
        _ pattern: SearchPattern,
        from place: Int,
        _ direction: SearchDirection,
        _ unit: SearchUnit,
        progress: (@MainActor @Sendable (Double) -> Void)?
    ) async throws -> (place: Int, hasWrapped: Bool)? {
        switch unit {
        case .rows:
            return try await find(pattern, from: place, direction, progress: progress).map { ($0.row, $0.hasWrapped) }
        case .matches:
            // Backward, the place itself belongs to the search.
            let offset = direction == .forward || place == .max ? place : place + 1
            return try await findMatch(pattern, from: offset, direction, progress: progress)
                .map { ($0.range.lowerBound, $0.hasWrapped) }
        }
    }
}
