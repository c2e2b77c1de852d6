import CoreGraphics
import Reader

/// A place as far as its rows are not found yet.
struct PendingPlace {
    /// The part of the place that can be restored.
    struct Found: Equatable {
        var open: [DocumentRowID] = []
        var top: DocumentRowID?
    }

    private(set) var rest: ReadingPlace

    init(_ place: ReadingPlace) { rest = place }

    /// Removes the rows that are found, and returns those of them that are the same as before.
    ///
    /// - Parameters:
    ///   - rowCount: The number of rows that are found and cannot change.
    ///   - isComplete: Whether there will be no more rows. Rows that are not found then are forgotten.
    ///   - isSame: Returns whether a row is the same as before. Other rows are forgotten.
    mutating func take(rowCount: Int, isComplete: Bool, isSame: (ReadingPlace.Row) -> Bool) -> Found {
        let isFound = { (row: ReadingPlace.Row) in row.index < rowCount }
        let found = Found(
            open: rest.open.filter { isFound($0) && isSame($0) }.map(\.id),
            top: rest.top.flatMap { isFound($0) && isSame($0) ? $0.id : nil }
        )
        rest.open.removeAll { isComplete || isFound($0) }
        if let top = rest.top, isComplete || isFound(top) { rest.top = nil }
        return found
    }

    /// Removes the condition, and returns it.
    mutating func takeFilter() -> ReadingPlace.Filter? {
        defer { rest.filter = nil }
        return rest.filter
    }
}
