import Foundation

/// Results as a Markdown table: a row for each work, and for each peer the ratio of the project's time to the peer's.
enum Table {
    static func text(_ results: [Result]) -> String {
        guard let first = results.first else { return "" }
        let ours = first.columns[0].name
        let peers = first.columns.dropFirst().map(\.name)
        let isCounted = results.allSatisfy { $0.columns.allSatisfy { $0.instructions != nil } }

        var head = ["Work"] + first.columns.map(\.name) + peers.map { "\(ours) ÷ \($0)" }
        if isCounted { head += peers.map { "\(ours) ÷ \($0), instructions" } }
        let rows = results.map { result in
            let own = result.columns[0]
            let others = result.columns.dropFirst()
            var row = [result.title] + result.columns.map { text($0.time) }
            row += others.map { "**\(ratio(own.time.median / $0.time.median))**" }
            if isCounted { row += others.map { ratio((own.instructions ?? 0) / ($0.instructions ?? 1)) } }
            return row
        }
        let rule = ["---"] + head.dropFirst().map { _ in "---:" }
        return ([head, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    /// Returns the median and the minimum of all rounds.
    private static func text(_ time: Sample) -> String {
        let (unit, name) = [(1e-9, "ns"), (1e-6, "µs"), (1e-3, "ms")].last { $0.0 <= time.median } ?? (1e-9, "ns")
        return "\(number(time.median / unit)) \(name) (\(number(time.minimum / unit)))"
    }

    private static func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }

    private static func ratio(_ value: Double) -> String {
        String(format: value < 0.001 ? "%.5f" : value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : "%.1f", value)
    }
}
