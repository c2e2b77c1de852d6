/// Indexes of rows in ascending order, each once.
package struct RowIndexes: BidirectionalCollection, Hashable, Sendable {
    private var indexes: [Int] = []

    package init() {}

    package var startIndex: Int { 0 }
    package var endIndex: Int { indexes.count }
    package subscript(place: Int) -> Int { indexes[place] }
    package func index(after place: Int) -> Int { place + 1 }
    package func index(before place: Int) -> Int { place - 1 }

    /// Inserts the indexes in a range. Costs the number of them if they come after all others, as most do, or else that
    /// of all.
    package mutating func insert(integersIn range: Range<Int>) {
        guard let last = indexes.last, range.lowerBound <= last else { return indexes += range }
        indexes = Set(indexes).union(range).sorted()
    }
}
