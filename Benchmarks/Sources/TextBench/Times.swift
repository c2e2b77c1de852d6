import Foundation
import Measurement

/// The times that texts take, compared with Pango, HarfBuzz and Chromium.
struct Times {
    let corpus: Corpus
    let probe: String

    private static let works = [
        ("English", 16), ("English", 118), ("English", 356), ("English", 1800), ("Latin", 356), ("Cyrillic", 356),
        ("Greek", 356), ("Arabic", 356), ("Chinese", 356), ("Devanagari", 356), ("Thai", 356),
    ]

    func table() throws -> String {
        let rows = try Self.works.map { script, size in
            let figures = try corpus.figures([probe, "time", corpus.path(of: script), "\(size)"])
            func time(_ name: String) -> Double { figures.median(name) ?? .nan }
            let columns = [
                text(time("first")), text(time("seen")), text(time("width")), text(time("shape")), text(time("pango")),
                text(time("pango-width")), ratio(time("first") / time("shape")), ratio(time("seen") / time("shape")),
                ratio(time("pango") / time("first")), ratio(time("pango-width") / time("width")),
            ]
            return "| \(script), \(size) bytes | \(columns.joined(separator: " | ")) |"
        }
        return """
            |  | Unfold | seen | new width | `hb_shape` | Pango | new width | Unfold ÷ `hb_shape` | seen ÷ `hb_shape` \
            | Pango ÷ Unfold | new width: Pango ÷ Unfold |
            | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
            \(rows.joined(separator: "\n"))
            """
    }

    /// Measures ten thousand paragraphs on all sides.
    func comments() throws -> String {
        let path = corpus.path(of: "Comments")
        var ours = Figures()
        for _ in 0..<5 {
            let program = ChildProgram([probe, "layout", path], environment: corpus.environment)
            program.run(into: &ours, timeout: 120)
        }
        let browser = try? corpus.figures(["python3", "Peers/chromium/text.py", path], timeout: 300)
        let own = ours.median("all") ?? .nan
        let others = [("Pango", ours.median("pango-all")), ("Chromium", browser?.median("all"))].map { name, time in
            "| \(name) | \(time.map(text) ?? "–") | \(time.map { ratio($0 / own) } ?? "–") |"
        }
        return """
            |  | 10,000 paragraphs | ÷ Unfold |
            | --- | ---: | ---: |
            | Unfold | \(text(own)) | |
            \(others.joined(separator: "\n"))
            """
    }

    private func text(_ time: Double) -> String {
        let (unit, name) = [(1e-6, "µs"), (1e-3, "ms")].last { $0.0 <= time } ?? (1e-6, "µs")
        return "\((time / unit).formatted(.number.precision(.significantDigits(3)))) \(name)"
    }

    private func ratio(_ value: Double) -> String {
        "**\(value.formatted(.number.precision(.significantDigits(2)).grouping(.never)))**"
    }
}
