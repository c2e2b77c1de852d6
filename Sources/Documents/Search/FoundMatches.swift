/// Matches that a search has found, in order.
package struct FoundMatches: Sendable, Equatable {
    /// The offsets of the matches, or the rows if rows are looked for.
    package private(set) var places: [Int] = []
    /// The row of each place.
    package private(set) var rows: [Int] = []

    package init() {}

    init(capacity: Int) {
        places.reserveCapacity(capacity)
        rows.reserveCapacity(capacity)
    }

    /// Rows with a match.
    package init(rows: [Int]) { (places, self.rows) = (rows, rows) }

    package var count: Int { places.count }
    package var isEmpty: Bool { places.isEmpty }

    mutating func append(_ place: Int, inRow row: Int) {
        places.append(place)
        rows.append(row)
    }

    mutating func append(_ other: FoundMatches) {
        if isEmpty {
            self = other
        } else {
            places += other.places
            rows += other.rows
        }
    }
}
