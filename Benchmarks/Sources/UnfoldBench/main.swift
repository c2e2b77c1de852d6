import Foundation
import Measurement
import UIKit

// Run by script/bench, in the folder Benchmarks.

let tables = [("10⁶ rows", 1_000_000), ("100 rows", 100)].map { (name: $0, table: RemarkTable(count: $1)) }

/// A table whose remarks are seen once.
let scrolled = RemarkTable(count: 1_000_000, edition: 7)

/// Returns the work of drawing some frames of a motion, compared with as many frames of the same screen at rest.
@MainActor func frames(_ title: String, count: Int) -> Work {
    let table = tables[1].table
    return Work(
        title,
        cycle: 2,
        sides: [
            Side("something changes") { times in
                MainActor.assumeIsolated { table.tap(times: times, drawing: count) }
                return 0
            },
            Side("nothing changes") { times in
                MainActor.assumeIsolated { table.stand(frames: times * count) }
                return 0
            },
        ]
    )
}

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
            ),
            .init(
                "Drawing",
                [
                    frames("a tap and the first frame, drawn, and the rest in one step, not drawn", count: 1),
                    frames("a tap and 24 frames, drawn", count: 24),
                    Work(
                        "a frame of a scroll by 100 points through remarks never seen, drawn",
                        cycle: 8,
                        sides: [
                            Side("something changes") { times in
                                MainActor.assumeIsolated { scrolled.scroll(frames: times) }
                                return 0
                            },
                            Side("nothing changes") { times in
                                MainActor.assumeIsolated { tables[1].table.stand(frames: times) }
                                return 0
                            },
                        ]
                    ),
                ]
            ),
        ],
        supplement: { MainActor.assumeIsolated { FrameTable().text } },
        notes: """
            - On a screen of 390 by 844 points without a display, drawn by the CPU. A phone of that size has 3 pixels a point.
            - Instructions tell what is done. Times tell besides what was in the processor's caches: the first frame after a tap
              finds there what the tap left, and the same frame painted again what the painting left.
            - Processor time. For the frames of a motion the medians of 30 motions, for those of the scroll of 3 tables of
              different texts, none of which was ever seen before.
            """
    )
}
