import Foundation
import Measurement

/// The share of lines that equal Pango's, for each script.
struct Equality {
    let corpus: Corpus
    let probe: String

    static let scripts = [
        "Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Devanagari", "Thai", "Chinese", "Japanese", "Korean",
        "Emoji",
        "Mixed",
    ]

    func table() throws -> String {
        let rows = try Self.scripts.map { script in
            let figures = try corpus.figures([probe, "compare", corpus.path(of: script)])
            let columns = ["words", "characters"].flatMap { way in
                let lines = figures.median("\(way)-lines") ?? .nan
                return [
                    "\(Int(lines))", share(figures.median("\(way)-breaks"), of: lines),
                    share(figures.median("\(way)-widths"), of: lines),
                ]
            }
            let count = Int(figures.median("paragraphs") ?? 0)
            return "| \(script) | \(count) | \(columns.joined(separator: " | ")) |"
        }
        return """
            |  | paragraphs | by words: lines | equal ends | equal widths | by characters: lines | equal ends | equal widths |
            | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
            \(rows.joined(separator: "\n"))
            """
    }

    private func share(_ part: Double?, of whole: Double) -> String {
        guard let part, part < whole else { return "all" }
        return String(format: "%.2f %%", part / whole * 100)
    }
}
