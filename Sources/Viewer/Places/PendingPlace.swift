import CoreGraphics

/// The part of a place whose rows are not found yet.
struct PendingPlace {
    /// What may be restored by now.
    struct Found: Equatable {
        var open: [Int] = []
        var top: Int?
    }

    private(set) var rest: ReadingPlace

    init(_ place: ReadingPlace) { rest = place }

    /// Takes out the rows that are found.
    ///
    /// - Parameters:
    ///   - rowCount: how many rows are found and stay as they are.
    ///   - isComplete: whether there will be no more: what is not found then is forgotten.
    ///   - isSame: whether a row is still the one that it was; those that are not are forgotten.
    mutating func take(rowCount: Int, isComplete: Bool, isSame: (ReadingPlace.Row) -> Bool) -> Found {
        let isFound = { (row: ReadingPlace.Row) in row.index < rowCount }
        let found = Found(
            open: rest.open.filter { isFound($0) && isSame($0) }.map(\.index),
            top: rest.top.flatMap { isFound($0) && isSame($0) ? $0.index : nil }
        )
        rest.open.removeAll { isComplete || isFound($0) }
        if let top = rest.top, isComplete || isFound(top) { rest.top = nil }
        return found
    }
}
