import LayoutPeers
import Measurement
import UIKit
import UIKitTesting

// Run by script/bench, in the folder Benchmarks.
let screen = TestScreen()

/// Returns the work of measuring rows whose subtitle has a maximum number of lines. The work counts
/// only if the margins, the gap and the line counts are right.
@MainActor func work(_ title: String, lines: Int, expected: Set<Double>) throws -> Work {
    let kiwis = try ["O2", "O3"].map { try Kiwi(sharedObject: ".build/peers/kiwi/libkiwi-\($0).so") }
    let layout = KiwiLayout(try Layout(contentsOf: "Layouts/cell.layout"))
    let table = CommentTable(comments: Comments.all, lines: lines)
    let heights = Set((0..<table.count).map(table.height))
    guard heights == expected else { throw BenchError("\(title): the heights are \(heights.sorted())") }
    let ours = Side("Unfold: height of a row") { times in
        MainActor.assumeIsolated {
            (0..<times).reduce(0) { $0 + table.height($1 % table.count) }
        }
    }
    let peers = kiwis.map { kiwi in
        Side("kiwi: the same constraints") { times in
            (0..<times).reduce(0) { sum, _ in sum + layout.build(kiwi) }
        }
    }
    return Work(title, cycle: table.count, hasEqualSums: false, sides: [ours] + peers)
}

Bench.main(document: "../docs/benchmarks.md") {
    Bench(
        "Self-sizing cell",
        introduction: """
            A cell of an avatar and two labels that sizes itself by its constraints, from `cellForRowAt`, which gives a cell
            that was used before another row's texts, to the row's height. Next to it the C++ solver
            [kiwi](https://github.com/nucleic/kiwi) 1.5.1, which builds and solves the same constraints and does nothing else.
            """,
        groups: [
            .init(
                "64 rows in turn",
                [
                    try work("two labels of one line", lines: 1, expected: [66.5]),
                    try work("the second of as many lines as it needs", lines: 0, expected: [102.5, 120.5]),
                ]
            )
        ],
        notes: """
            - The texts are prepared: shaped once before. What counts is to break them, to solve, and all the calls between a
              table and its cell.
            - kiwi's side is the first row of the section on the constraint solver.
            """
    )
}
