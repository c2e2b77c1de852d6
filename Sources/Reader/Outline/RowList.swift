import Documents

/// The rows of a document that a table shows, in order: all, those that a filter has found, or a sorted list.
package enum RowList: Equatable {
    case all
    case some(RowSet)
    case sorted(RowOrder)

    /// Returns the number of rows, of a document with a number of them.
    package func count(of documentCount: Int) -> Int {
        switch self {
        case .all: documentCount
        case .some(let rows): rows.count
        case .sorted(let order): order.count
        }
    }

    /// Returns the row of the document at a place.
    package func row(at place: Int) -> Int {
        switch self {
        case .all: place
        case .some(let rows): rows[place]
        case .sorted(let order): order[place]
        }
    }

    /// Returns the place of a row of the document; `nil` if it is not shown.
    package func place(of row: Int) -> Int? {
        switch self {
        case .all: row
        case .some(let rows): rows.contains(row) ? rows.rank(of: row) : nil
        case .sorted(let order): order.place(of: row)
        }
    }

    /// The list without the rows from a row of the document on.
    package func removingRows(from row: Int) -> RowList {
        switch self {
        case .all: return .all
        case .some(var rows):
            rows.removeRows(from: row)
            return .some(rows)
        case .sorted(let order): return .sorted(RowOrder(order.rows.filter { $0 < row }))
        }
    }
}

/// Rows of a document in another order than that of the document.
package final class RowOrder: Equatable, Sendable {
    package let rows: [Int]
    private let places: [Int: Int]

    package init(_ rows: [Int]) {
        self.rows = rows
        places = Dictionary(rows.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    package var count: Int { rows.count }
    package subscript(place: Int) -> Int { rows[place] }
    package func place(of row: Int) -> Int? { places[row] }

    package static func == (first: RowOrder, second: RowOrder) -> Bool { first === second || first.rows == second.rows }
}
