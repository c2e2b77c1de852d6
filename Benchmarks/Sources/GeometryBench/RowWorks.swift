import Measurement
import RowGeometry

/// The same rows as a `RowGeometry` and as a Fenwick tree, with the operations that both perform.
final class RowWorks {
    private typealias Question<Rows> = (inout Rows, inout RandomNumbers) -> Int

    private let count: Int
    private var geometry = RowGeometry(estimate: Extent(points: 44))
    private var fenwick: FenwickTree
    /// The bytes per row.
    let bytes: (ours: Double, fenwick: Double)

    init(rows count: Int) {
        self.count = count
        let empty = Memory.inUse
        geometry.appendSection(.init(numberOfRows: count))
        var random = RandomNumbers(seed: 1)
        geometry.setSizes(
            (0..<count).lazy.map { _ in .exact(Extent(units: random.height())) },
            ofRowsFrom: 0,
            in: 0
        )
        let ours = Memory.inUse
        random = RandomNumbers(seed: 1)
        fenwick = FenwickTree(count: count) { _ in Double(random.height()) }
        bytes = (Double(ours - empty) / Double(count), Double(Memory.inUse - ours) / Double(count))
    }

    /// Returns the works that make the same changes to both sides and ask them the same questions.
    ///
    /// - Throws: `BenchError` if the answers differ.
    func works() throws -> [Work] {
        let works = all
        for work in works {
            let answers = work.sides.map { $0.run(10) }
            guard answers[0] == answers[1] else {
                throw BenchError("\(work.title): Unfold computes \(answers[0]), the Fenwick tree \(answers[1])")
            }
        }
        return works
    }

    private var all: [Work] {
        [
            work("row at a position, then at another") { geometry, random in
                let row = geometry.row(at: random.position(in: geometry.totalExtent.units))
                random.wait(for: row)
                return row
            } fenwick: { fenwick, random in
                let row = fenwick.row(at: Double(random.position(in: Int(fenwick.total))))
                random.wait(for: row)
                return row
            },
            work("top of a row, then of another") { geometry, random in
                let top = geometry.offset(ofRow: random.below(geometry.numberOfRows), in: 0).units
                random.wait(for: top)
                return top
            } fenwick: { fenwick, random in
                let top = Int(fenwick.offset(ofRow: random.below(fenwick.count)))
                random.wait(for: top)
                return top
            },
            tops,
            change("a change of a height, then of another", waits: true),
            change("changes of many heights", waits: false),
            insertion,
        ]
    }

    private func work(
        _ title: String,
        ours: @escaping Question<RowGeometry>,
        fenwick: @escaping Question<FenwickTree>
    ) -> Work {
        Work(
            title,
            hasEqualSums: false,
            sides: [side("Unfold", \.geometry, ours), side("Fenwick tree", \.fenwick, fenwick)]
        )
    }

    private func side<Rows>(
        _ name: String,
        _ rows: ReferenceWritableKeyPath<RowWorks, Rows>,
        _ question: @escaping Question<Rows>
    ) -> Side {
        var random = RandomNumbers(seed: 2)
        return Side(name) { [self] times in
            Self.ask(times, &self[keyPath: rows], &random, question)
        }
    }

    private static func ask<Rows>(
        _ times: Int,
        _ rows: inout Rows,
        _ random: inout RandomNumbers,
        _ question: Question<Rows>
    ) -> Double {
        var sum = 0
        for _ in 0..<times { sum &+= question(&rows, &random) & 0xFFFF }
        return Double(sum)
    }

    /// The rows come in batches, as for a screen of them. On both sides the next row doesn't depend on an answer.
    private var tops: Work {
        let batch = 64
        func side(_ name: String, _ tops: @escaping ([Int]) -> Int) -> Side {
            var random = RandomNumbers(seed: 2)
            return Side(name) { [count] times in
                var sum = 0
                for first in stride(from: 0, to: times, by: batch) {
                    sum &+= tops((first..<min(times, first + batch)).map { _ in random.below(count) })
                }
                return Double(sum)
            }
        }
        return Work(
            "tops of many rows",
            hasEqualSums: false,
            sides: [
                side("Unfold") { [self] rows in
                    geometry.offsets(ofRows: rows, in: 0).reduce(0) { $0 &+ $1.units & 0xFFFF }
                },
                side("Fenwick tree") { [self] rows in
                    rows.reduce(0) { $0 &+ Int(fenwick.offset(ofRow: $1)) & 0xFFFF }
                },
            ]
        )
    }

    private func change(_ title: String, waits: Bool) -> Work {
        work(title) { geometry, random in
            let row = random.below(geometry.numberOfRows)
            geometry.setSize(.exact(Extent(units: random.height())), ofRow: row, in: 0)
            let total = geometry.totalExtent.units
            if waits { random.wait(for: total) }
            return total
        } fenwick: { fenwick, random in
            let row = random.below(fenwick.count)
            fenwick.setHeight(Double(random.height()), ofRow: row)
            let total = Int(fenwick.total)
            if waits { random.wait(for: total) }
            return total
        }
    }

    private var insertion: Work {
        var random = RandomNumbers(seed: 3)
        let heights = (0..<1000).map { _ in random.height() }
        let sizes = heights.map { RowSize.exact(Extent(units: $0)) }
        let doubles = heights.map(Double.init)
        return work("1,000 rows inserted in the middle, then deleted") { geometry, random in
            let row = geometry.numberOfRows / 4 + random.below(geometry.numberOfRows / 2)
            geometry.insertRows(sizes, at: row, in: 0)
            let total = geometry.totalExtent.units
            geometry.deleteRows(row..<row + sizes.count, in: 0)
            return total
        } fenwick: { fenwick, random in
            let row = fenwick.count / 4 + random.below(fenwick.count / 2)
            fenwick.insert(doubles, at: row)
            let total = Int(fenwick.total)
            fenwick.delete(row..<row + doubles.count)
            return total
        }
    }
}

extension RowGeometry {
    fileprivate func row(at position: Int) -> Int {
        guard case .row(let row, _)? = element(at: Extent(units: position)) else { return -1 }
        return row
    }
}
