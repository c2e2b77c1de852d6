import Foundation
import Measurement
import UIKit

// Run in the folder Benchmarks, by script/bench.

let tables = [("10⁶ rows", 1_000_000), ("100 rows", 100)].map { (name: $0, table: RemarkTable(count: $1)) }

Bench.main(document: "../docs/benchmarks.md") {
    Bench(
        "Unfold",
        introduction: """
            A table of remarks of 6 to 80 words, three lines of which show until they are tapped, written with the library.
            `make bench BENCH=unfold` measures it.
            """,
        groups: [
            .init(
                "The number of rows",
                [
                    Work(
                        "a tap and its whole motion, not drawn",
                        cycle: 2,
                        sides: tables.map { table in
                            Side(table.name) { times in
                                MainActor.assumeIsolated { table.table.tap(times: times) }
                                return 0
                            }
                        }
                    )
                ]
            )
        ],
        supplement: { MainActor.assumeIsolated { FrameTable().text } },
        notes: """
            - On a screen of 390 by 844 points without a display, drawn by the CPU. A phone of that size has 3 pixels a point.
            - Processor time. For the frames of a motion the medians of 30 motions, for those of the scroll of 3 tables of
              different texts, none of which was ever seen before.
            """
    )
}
