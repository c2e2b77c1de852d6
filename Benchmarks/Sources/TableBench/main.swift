import Measurement
import UIKit

// Run in the folder Benchmarks, by script/bench.

/// Tables that differ in how many rows they have.
let tables = [("10⁹ rows", 1_000_000_000), ("10⁶ rows", 1_000_000), ("10³ rows", 1_000)]
    .map { (name: $0, screen: TableScreen(count: $1)) }

@MainActor func work(_ title: String, cycle: Int, _ run: @escaping @MainActor (TableScreen, Int) -> Void) -> Work {
    let sides = tables.map { table in
        Side(table.name) { times in
            MainActor.assumeIsolated { run(table.screen, times) }
            return 0
        }
    }
    return Work(title, cycle: cycle, sides: sides)
}

Bench.main(document: "../docs/benchmarks.md") {
    let motion = 2 * TableScreen.framesOfMotion
    return Bench(
        "Table",
        introduction: """
            A table of rows of 44, 62, 80 and 98 points, mixed, whose cells size themselves by their constraints, on a
            screen of 400 by 800 points. Nothing it does may depend on how many rows there are.
            """,
        groups: [
            .init(
                "The number of rows",
                [
                    work("jump to a random row, drawn", cycle: 16) { $0.jump(times: $1, draws: true) },
                    work("jump to a random row", cycle: 16) { $0.jump(times: $1, draws: false) },
                    work("frame of a row that unfolds, drawn", cycle: motion) { $0.unfold(frames: $1, draws: true) },
                    work("frame of a row that unfolds", cycle: motion) { $0.unfold(frames: $1, draws: false) },
                ]
            )
        ],
        notes: """
            - A frame that is drawn ends with the pixels, which the CPU makes.
            """
    )
}
