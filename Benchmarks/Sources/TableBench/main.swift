import Foundation
import Measurement
import UIKit

// Run by script/bench, in the folder Benchmarks.

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "--trial", let count = Int(arguments[3]) {
    if arguments[2] == "screen" {
        Trial(stage: ScreenStage(count: count), count: count).run()
        exit(0)
    }
    WindowApplication.count = count
    WindowApplication.main()
}

/// The tables, which differ only in their number of rows.
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

/// A table whose rows a finger swipes, moves and pulls.
let gestures = GestureScreen()

/// Compares frames of a gesture with frames of a row that unfolds in the same table.
@MainActor func gesture(
    _ title: String,
    isEditing: Bool = false,
    _ run: @escaping @MainActor (GestureScreen, Int) -> Void
) -> Work {
    let draws = title.hasSuffix("drawn")
    let sides = [
        Side("frame of the gesture") { times in
            MainActor.assumeIsolated { run(gestures, times) }
            return 0
        },
        Side("frame of a row that unfolds") { times in
            MainActor.assumeIsolated { gestures.unfold(frames: times, draws: draws, isEditing: isEditing) }
            return 0
        },
    ]
    return Work(title, cycle: 2 * GestureScreen.framesOfGesture, sides: sides)
}

/// Runs all toolkits with the same work, and draws the chart of the results.
func compete() throws -> String {
    let display = VirtualDisplay()
    let contest = withExtendedLifetime(display) { Contest(Contestant.all(display), rounds: 2) }
    try ContestChart(contest: contest).svg.write(toFile: "../docs/tables.svg", atomically: true, encoding: .utf8)
    return "### Next to other toolkits\n\n\(ContestSection(contest: contest).text)"
}

Bench.main(document: "../docs/benchmarks.md") {
    let motion = 2 * TableScreen.framesOfMotion
    return Bench(
        "Table",
        introduction: """
            A table of rows of 44, 62, 80 and 98 points, mixed, each of which unfolds by 72. Its cells size themselves by
            their constraints. `make bench BENCH=table` measures it and draws the chart.
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
            ),
            .init(
                "Gestures",
                [
                    gesture("a finger swipes a row with two actions, drawn") { $0.swipe(frames: $1, draws: true) },
                    gesture("a finger swipes a row with two actions") { $0.swipe(frames: $1, draws: false) },
                    gesture("a finger moves a row, drawn", isEditing: true) { $0.reorder(frames: $1, draws: true) },
                    gesture("a finger moves a row", isEditing: true) { $0.reorder(frames: $1, draws: false) },
                    gesture("a finger pulls the content, drawn") { $0.pull(frames: $1, draws: true) },
                    gesture("a finger pulls the content") { $0.pull(frames: $1, draws: false) },
                ]
            ),
        ],
        supplement: compete,
        notes: """
            - All tables show the same rows on 390 by 844 pixels, in the same font, drawn by the CPU: in windows under Xvfb, by
              GSK's Cairo renderer or Qt Quick's software renderer; Chromium without a window. Each is a process of its own;
              they take turns. Times are processor time, medians. Until it is drawn: of the toolkit's process, from the call to the
              end of the next frame. Elsewhere: until all is quiet, with what other processes do for one, the display server
              and all of Chromium's. After a jump Unfold measures three screens of rows around it in idle time, which is all
              that comes after its first frame.
            - In bold, how many times as long as Unfold. Painting is, under Xvfb, what comes after layout in a frame, and the
              display server's time. Chromium's processes share the work in other ways.
            - Unfold: `scrollToRow(at:at:animated:)`, and `performBatchUpdates` with another constraint active. GTK 4.8's
              `GtkListView` in C: a list model that makes its items when asked, labels that do not wrap (wrapping takes three
              times as long), `list.scroll-to-item`, and a `GtkRevealer` whose child is made when it is needed. Qt 6.12's
              `ListView`: delegates that are reused, `positionViewAtIndex`, and an animated height. Chromium: `<details>`
              whose content has a transition, and `scrollIntoView`; with `content-visibility: auto` jumps take two to eight
              times as long.
            - A gesture is compared with a row that unfolds in the same table, which shows the controls of the editing mode
              while a finger moves a row.
            - Events are clicks of the wheel that XTest makes while nothing moves, and end with the first frame after them, by
              the clock. A hundred clicks follow each other every 20 ms. At rest nothing happens for two seconds, after the
              first screen is quiet; the timer that ends them isn't counted.
            - GtkListView counts pixels in 32 bits, enough for 3 × 10⁷ of these rows.
            - A frame is a step of the motion that is seen: Qt draws each twice, and both count for one.
            - The total height is what the scroll bar goes by, of 70.5 points a row in truth. Rows that stand still: the one
              that unfolds and the one above it, by their upper edges; and scrolling up in steps of 40 after a jump, what
              was on the screen by another distance.
            """
    )
}
