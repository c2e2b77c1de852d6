import RowGeometry
import SeededRandom

/// One section as a plain array of heights in units. -1 stands for an unmeasured row.
struct ManyRows {
    let estimate: Int
    private(set) var rows: [Int] = []

    init(estimate: Int) { self.estimate = estimate }

    var total: Int { sum(of: rows[...]) }

    func range(of row: Int) -> Range<Extent> {
        let start = sum(of: rows[..<row])
        return Extent(units: start)..<Extent(units: start + sum(of: rows[row...row]))
    }

    private func sum(of rows: ArraySlice<Int>) -> Int {
        rows.reduce(0) { $0 &+ ($1 < 0 ? estimate : $1) }
    }

    /// Makes one random change of one row or a great many, both to a geometry and to this model.
    mutating func change(_ geometry: inout RowGeometry, _ random: inout SeededGenerator) {
        let row = random.below(rows.count + 1)
        let count = min(random.below(1 << random.below(18)) + 1, 1_000_000)
        let range = row..<min(rows.count, row + count)
        // The first four cases insert nothing, so that the number of rows is limited.
        switch random.below(rows.count > 900_000 ? 4 : 8) {
        case 0:
            geometry.deleteRows(range, in: 0)
            rows.removeSubrange(range)
        case 1 where !range.isEmpty:
            let height = height(&random)
            geometry.setSize(size(height), ofRow: row, in: 0)
            rows[row] = height
        case 2:
            let height = height(&random)
            geometry.setSize(size(height), ofRows: range, in: 0)
            rows.replaceSubrange(range, with: repeatElement(height, count: range.count))
        case 3:
            let heights = heights(range.count, &random)
            geometry.setSizes(heights.lazy.map(size), ofRowsFrom: row, in: 0)
            rows.replaceSubrange(range, with: heights)
        case 4:
            let height = height(&random)
            geometry.insertRows(count, at: row, in: 0, size: size(height))
            rows.insert(contentsOf: repeatElement(height, count: count), at: row)
        default:
            let heights = heights(count, &random)
            geometry.insertRows(heights.lazy.map(size), at: row, in: 0)
            rows.insert(contentsOf: heights, at: row)
        }
    }

    /// Returns heights of one kind: whole pixels, arbitrary ones, or many equal ones.
    private func heights(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
        switch random.below(3) {
        case 0: (0..<count).map { _ in 32 * random.below(3000) }
        case 1: (0..<count).map { _ in random.below(100_000) }
        default: (0..<count).map { _ in height(&random) }
        }
    }

    private func height(_ random: inout SeededGenerator) -> Int {
        switch random.below(4) {
        case 0: -1
        case 1: 32 * random.below(3)
        default: random.below(4) * 8448
        }
    }

    private func size(_ height: Int) -> RowSize {
        height < 0 ? .unmeasured : .exact(Extent(units: height))
    }
}
