/// Matches that a search has found, in order.
package struct FoundMatches: Sendable, Equatable {
    /// The offsets of the matches, or the rows if rows are looked for.
    package private(set) var places: [Int] = []
    /// The row of each place.
    package private(set) var rows: [Int] = []
    /// The rows that were not searched, or not to their end, because the pattern can match them in too many ways.
    package private(set) var unsearched: [Int] = []

    package init() {}

    init(capacity: Int) {
        places.reserveCapacity(capacity)
        rows.reserveCapacity(capacity)
    }

    /// Rows with a match.
    package init(rows: [Int], unsearched: [Int] = []) {
        (places, self.rows, self.unsearched) = (rows, rows, unsearched)
    }

    package var count: Int { places.count }
    package var isEmpty: Bool { places.isEmpty && unsearched.isEmpty }

    mutating func append(_ place: Int, inRow row: Int) {
        places.append(place)
        rows.append(row)
    }

    mutating func append(unsearchedRow row: Int) {
        // A row may have many lines.
        if unsearched.last != row { unsearched.append(row) }
    }

    mutating func append(_ other: FoundMatches) {
        if isEmpty {
            self = other
        } else {
            places += other.places
            rows += other.rows
            unsearched += other.unsearched
        }
    }
}
