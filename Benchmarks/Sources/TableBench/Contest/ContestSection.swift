import Foundation
import Measurement

/// The results of a contest as Markdown.
struct ContestSection {
    let contest: Contest

    var text: String {
        var parts = ["![Times and errors of the tables, by the number of rows](tables.svg)"]
        for figure in Figure.all { parts.append("#### \(figure.title)\n\n\(table(figure))") }
        parts.append("#### Total height and reading position\n\n\(heights)")
        parts.append("#### Events and rest\n\n\(rest)")
        if !walls.isEmpty { parts.append(walls) }
        if !failures.isEmpty { parts.append("#### Where they fail\n\n\(failures)") }
        return parts.joined(separator: "\n\n")
    }

    /// Returns a name as Markdown, with `<` escaped so that it isn't read as an HTML element.
    private func name(_ contestant: Int) -> String {
        contest.contestants[contestant].name.replacingOccurrences(of: "<", with: "&lt;")
    }

    private func table(_ figure: Figure) -> String {
        let rows = contest.contestants.indices.map { index in
            [name(index)]
                + Contest.sizes.indices.map { size in
                    guard let time = contest.time(figure, index, size) else { return "–" }
                    guard let factor = contest.factor(figure, index, size) else { return Self.milliseconds(time) }
                    return "\(Self.milliseconds(time)), **\(Self.factor(factor))**"
                }
        }
        return Self.markdown([[""] + Contest.sizes.map { "\(Self.power($0)) rows" }] + rows)
    }

    private var heights: String {
        let head = [
            "", "rows", "off after the first screen", "swing over 20 jumps", "off when all 10³ rows were seen",
            "rows that stand still move, unfolding", "the same, scrolling up",
        ]
        let rows = contest.contestants.indices.compactMap { index -> [String]? in
            // A million rows, or the largest smaller table that the contestant holds.
            let held = contest.standings[index].filter { $0.failure == nil && $0.rows <= 1_000_000 }
            guard let standing = held.last, let small = held.first else { return nil }
            let figures = standing.figures
            let all = small.figures.median("height-all").map(small.error)
            let worst = { (name: String) in figures[name].max().map { "\(Int($0.rounded())) px" } ?? "–" }
            return [
                name(index), Self.power(standing.rows),
                standing.firstError.map(Self.percent) ?? "–",
                standing.swing.map(Self.percent) ?? "–", all.map(Self.percent) ?? "–",
                worst("shift-unfold"), worst("shift-scroll"),
            ]
        }
        return Self.markdown([head] + rows)
    }

    /// The times from events to frames, and what the programs do while nothing happens, with the smallest table.
    private var rest: String {
        let head = [
            "", "a click of the wheel, until its frame is drawn", "a hundred clicks, until all is quiet",
            "processor time at rest", "wake-ups at rest",
        ]
        let rows = contest.contestants.indices.compactMap { index -> [String]? in
            guard let figures = contest.standing(index, 0)?.figures, let time = figures.median("rest"),
                let wakes = figures.median("rest-wakes")
            else { return nil }
            return [
                name(index), figures.median("event").map(Self.milliseconds) ?? "–",
                figures.median("wheel").map(Self.milliseconds) ?? "–",
                "\(Self.milliseconds(time)) a second", String(format: "%.1f a second", wakes),
            ]
        }
        return Self.markdown([head] + rows)
    }

    /// The wall-clock times of jumps, where several processes share the work.
    private var walls: String {
        contest.contestants.indices.compactMap { index in
            let times = contest.standings[index].compactMap { standing in
                standing.figures.median("jump-wall").map {
                    "\(Self.milliseconds($0)) at \(Self.power(standing.rows)) rows"
                }
            }
            guard !times.isEmpty else { return nil }
            return "By the clock a jump takes \(name(index)) \(times.joined(separator: ", "))."
        }.joined(separator: " ")
    }

    private var failures: String {
        contest.contestants.indices.flatMap { index in
            contest.standings[index].compactMap { standing in
                standing.failure.map {
                    "- \(name(index)) from \(Self.power(standing.rows)) rows on: \($0)."
                }
            }
        }.joined(separator: "\n")
    }

    private static func markdown(_ rows: [[String]]) -> String {
        let rule = ["---"] + rows[0].dropFirst().map { _ in "---:" }
        return ([rows[0], rule] + rows.dropFirst()).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    static func power(_ rows: Int) -> String {
        let exponents = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
        return "10" + exponents[String(rows).count - 1]
    }

    private static func milliseconds(_ seconds: Double) -> String {
        let value = seconds * 1000
        return String(format: value < 1 ? "%.2f ms" : value < 100 ? "%.1f ms" : "%.0f ms", value)
    }

    private static func factor(_ value: Double) -> String { String(format: value < 10 ? "%.1f×" : "%.0f×", value) }

    private static func percent(_ part: Double) -> String {
        abs(part) < 0.00005 ? "0" : String(format: abs(part) < 0.01 ? "%.2f %%" : "%.1f %%", part * 100)
    }
}
