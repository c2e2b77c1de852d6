import Foundation

/// The rows that were announced to a prefetching data source, and have not come into sight since.
struct RowPrefetching {
    private var announced: Set<IndexPath> = []

    /// Updates the rows for a scroll position.
    ///
    /// - Parameters:
    ///   - visible: The rows in sight.
    ///   - next: The rows that may come into sight, the nearest one first.
    /// - Returns: The rows to announce, and those to cancel in ascending order.
    mutating func move(visible: [IndexPath], next: [IndexPath]) -> (new: [IndexPath], cancelled: [IndexPath]) {
        announced.subtract(visible)
        let new = next.filter { !announced.contains($0) }
        let cancelled = announced.subtracting(next)
        announced = Set(next)
        return (new, cancelled.sorted())
    }

    /// Forgets all rows, because their index paths may be those of others.
    mutating func forget() { announced = [] }
}
