import SeededRandom
import Testing

@testable import Documents

@Suite struct RowSetTests {
    @Test func itIsASet() {
        for seed in 1...200 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var model = Set<Int>()
            var rows = RowSet()
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                let some = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                    Int.random(in: 0..<700, using: &generator)
                }
                switch Int.random(in: 0..<4, using: &generator) {
                case 0:
                    model.subtract(some)
                    rows.subtract(some)
                case 1:
                    let end = Int.random(in: 0..<800, using: &generator)
                    model = model.filter { $0 < end }
                    rows.removeRows(from: end)
                default:
                    model.formUnion(some)
                    rows.formUnion(RowSet(some))
                }
            }
            let sorted = model.sorted()
            #expect(
                rows.count == sorted.count && rows.first == sorted.first && rows.last == sorted.last,
                "seed \(seed)"
            )
            #expect(sorted.indices.allSatisfy { rows[$0] == sorted[$0] }, "seed \(seed)")
            for row in -1...801 {
                #expect(rows.contains(row) == model.contains(row), "seed \(seed), row \(row)")
                #expect(rows.rank(of: row) == sorted.count { $0 < row }, "seed \(seed), row \(row)")
            }
            let count = Int.random(in: 0...70, using: &generator)
            let widened = rows.widened(by: count, below: 750)
            let around = Set(model.flatMap { max(0, $0 - count)...($0 + count) }.filter { $0 < 750 }).sorted()
            #expect((0..<widened.count).map { widened[$0] } == around, "seed \(seed)")
            let range = Int.random(in: 0..<400, using: &generator)..<Int.random(in: 400..<800, using: &generator)
            #expect(rows.rows(in: range, limit: 9) == Array(sorted.filter(range.contains).prefix(9)), "seed \(seed)")
        }
    }
}
