import UIKit

/// The cost of the frames of a motion and of a scroll, compared with a frame in which nothing
/// changes, on screens of several scales.
@MainActor
struct FrameTable {
    /// The costs of one screen's frames in seconds.
    private struct Costs {
        var still: Double
        var motion: [Double]
        /// The cost of a still frame of the table that scrolls, which is another one.
        var stillBeforeScrolling: Double
        var scroll: [Double]
    }

    private static let scales: [CGFloat] = [1, 2, 3]

    private let costs: [Costs]

    /// Measures all costs.
    init() {
        costs = Self.scales.map { scale in
            RemarkTable.changeScreen(scale: scale)
            let table = RemarkTable(count: 1_000_000)
            let still = table.repaint()
            let motion = table.motion()
            // Each table gets a different edition, so that no text is in a cache.
            let scrolls = (1...3).map { RemarkTable(count: 10_000, edition: Int(scale) * 10 + $0) }
            let stillBeforeScrolling = scrolls[0].repaint()
            let times = scrolls.map { $0.scrollThrough(step: 100) }
            let scroll = (0..<(times.map(\.count).min() ?? 0)).map { index in times.map { $0[index] }.sorted()[1] }
            return Costs(
                still: still,
                motion: motion,
                stillBeforeScrolling: stillBeforeScrolling,
                scroll: scroll.sorted()
            )
        }
    }

    /// The costs as a Markdown table.
    var text: String {
        let rows = [
            row("a screen that stands still, painted again") { ($0.still, $0.still) },
            row("a row unfolds: first frame, with the tap") { ($0.motion[0], $0.still) },
            row("a row unfolds: median of the other frames") {
                ($0.motion.dropFirst().sorted()[$0.motion.count / 2], $0.still)
            },
            row("a row unfolds: dearest of the other frames") { ($0.motion.dropFirst().max() ?? 0, $0.still) },
            row("10,000 remarks from end to end, 100 points a frame: median") {
                ($0.scroll[$0.scroll.count / 2], $0.stillBeforeScrolling)
            },
            row("the same: 99 of 100 frames are no dearer") {
                ($0.scroll[$0.scroll.count * 99 / 100], $0.stillBeforeScrolling)
            },
            row("the same: dearest of all frames") { ($0.scroll.last ?? 0, $0.stillBeforeScrolling) },
        ]
        let titles = Self.scales.map { " \(Int($0)) pixel\($0 == 1 ? "" : "s") a point |" }.joined()
        return """
            ### Frames

            In brackets the times of one in which nothing changes.

            | Frame, drawn |\(titles)
            | --- |\(String(repeating: " ---: |", count: Self.scales.count))
            \(rows.joined(separator: "\n"))
            """
    }

    private func row(_ title: String, _ figures: (Costs) -> (seconds: Double, still: Double)) -> String {
        let cells = costs.map { costs in
            let (seconds, still) = figures(costs)
            let time = (seconds * 1000).formatted(.number.precision(.significantDigits(3)))
            let ratio = (seconds / still).formatted(.number.precision(.fractionLength(2)))
            return " \(time) ms (**\(ratio)**) |"
        }
        return "| \(title) |" + cells.joined()
    }
}
