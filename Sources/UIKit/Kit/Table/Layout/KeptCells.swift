import Foundation
import OrderedCollections

/// The cells that left the screen and are kept for their rows, by the rule `SystemConduct.keepsCells`.
///
/// A kept cell is displayed again without being configured. An update of the rows or a reload gives the cells to the
/// pool.
@MainActor
struct KeptCells {
    /// The number of cells that are kept. Apple's number isn't known.
    private static let capacity = 4

    private var cells: OrderedDictionary<IndexPath, UITableViewCell> = [:]

    /// Removes and returns the cell of a row; `nil` if none is kept.
    mutating func take(_ row: IndexPath) -> UITableViewCell? {
        cells.removeValue(forKey: row)
    }

    mutating func keep(_ cell: UITableViewCell, at row: IndexPath, pool: inout CellPool) {
        cell.endMotion()
        if let old = cells.updateValue(cell, forKey: row) { pool.enqueue(old) }
    }

    /// Gives the cells to the pool that exceed the capacity, the oldest first.
    mutating func trim(into pool: inout CellPool) {
        while cells.count > Self.capacity { pool.enqueue(cells.removeFirst().value) }
    }

    mutating func empty(into pool: inout CellPool) {
        for cell in cells.values { pool.enqueue(cell) }
        cells = [:]
    }
}
