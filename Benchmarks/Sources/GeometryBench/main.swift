import Foundation
import Measurement

// Run by script/bench, in the folder Benchmarks.
Bench.main(document: "../docs/benchmarks.md") {
    let million = RowWorks(rows: 1_000_000)
    let many = RowWorks(rows: 100_000_000)
    let billion = BillionRows.measure()
    func text(_ value: Double) -> String { String(format: "%.1f", value) }
    return Bench(
        "Row index",
        introduction: """
            The module `RowGeometry` and a Fenwick tree of doubles (`Benchmarks/Sources/GeometryBench/FenwickTree.swift`), which
            is what one writes for such a table. All rows are measured, with heights of 44 to 294 points by half points. Both
            sides give the same answers. RowGeometry takes \(text(many.bytes.ours)) bytes a row, the Fenwick tree \
            \(text(many.bytes.fenwick)). A billion rows that are not measured are there after \
            \(text(billion.seconds * 1e6)) µs, in \(billion.bytes) bytes.
            """,
        groups: [
            .init("A million rows", try million.works()),
            .init("A hundred million rows", try many.works()),
        ],
        notes: """
            - Rows and positions are random, so with a hundred million rows nearly each needs memory that is in no cache. In the
              rows with “then” a question waits for the answer to the one before, as it does in a table; in the others the
              processor works at many at a time, which it can for a Fenwick tree's sums, since where they lie is known
              beforehand. Unfold is asked for the tops of 64 rows at once, and searches for sixteen together.
            - The leaves of a large tree ask for pages of 2 MB. The Fenwick tree is as it is commonly written, and doesn't.
            - RowGeometry answers also for sections, headers, rows that are not measured and other estimates, inserts
              anywhere, and shares memory between copies.
            """,
        countsInstructions: false
    )
}
