import Foundation
import Measurement
import UIKit

// Run in the folder Benchmarks, by script/bench.

let tables = [("10⁶ rows", 1_000_000), ("100 rows", 100)].map { (name: $0, table: RemarkTable(count: $1)) }

func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 1000).formatted(.number.precision(.significantDigits(3)))) ms"
}

func ratio(_ value: Double) -> String {
    "**\(value.formatted(.number.precision(.fractionLength(2))))**"
}

/// The frames of a motion and of a scroll, next to a frame in which nothing changes.
@MainActor func measureFrames() -> String {
    let still = tables[0].table.repaint()
    let motion = tables[0].table.motion()
    // Another edition each time: no text is known from the time before.
    let scrolls = (1...3).map { RemarkTable(count: 10_000, edition: $0) }
    let repaint = scrolls[0].repaint()
    let times = scrolls.map { $0.scrollThrough(step: 100) }
    let frames = (0..<(times.map(\.count).min() ?? 0)).map { index in times.map { $0[index] }.sorted()[1] }.sorted()
    func row(_ title: String, _ seconds: Double, _ still: Double) -> String {
        "| \(title) | \(milliseconds(seconds)) | \(ratio(seconds / still)) |"
    }
    let count = motion.count
    return """
        ### Frames

        | Frame, drawn | time | next to one in which nothing changes |
        | --- | ---: | ---: |
        \(row("a screen that stands still, painted again", still, still))
        \(row("a row unfolds: first frame, with the tap", motion[0], still))
        \(row("a row unfolds: median of the other frames", motion.dropFirst().sorted()[count / 2], still))
        \(row("a row unfolds: dearest of the other frames", motion.dropFirst().max() ?? 0, still))
        \(row("10,000 remarks from end to end, 100 points a frame: median", frames[frames.count / 2], repaint))
        \(row("the same: 99 of 100 frames are no dearer", frames[frames.count * 99 / 100], repaint))
        \(row("the same: dearest of all frames", frames.last ?? 0, repaint))
        """
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
            )
        ],
        supplement: { MainActor.assumeIsolated { measureFrames() } },
        notes: """
            - On a screen of 390 by 844 pixels without a display, drawn by the CPU.
            - Processor time. For the frames of a motion the medians of 30 motions, for those of the scroll of 3 tables of
              different texts, none of which was ever seen before.
            """
    )
}
