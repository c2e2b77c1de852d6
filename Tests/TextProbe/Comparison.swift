import SeededRandom
import TextLayout

/// Counts the lines that have the same ends as Pango's, and those of them with the same width.
struct Comparison {
    private let texts: [String]
    private let showsDifferences: Bool
    private let fonts = [
        FontDescription(size: 17), FontDescription(size: 13, weight: 0.4),
        FontDescription(family: "Helvetica", size: 15),
        FontDescription(family: "DejaVu Sans", size: 12),
    ]

    init(_ texts: [String], showsDifferences: Bool) {
        self.texts = texts
        self.showsDifferences = showsDifferences
    }

    func run() {
        let settings = fonts.map { PangoSetting($0) }
        var random = SeededGenerator(seed: 1)
        var (words, characters) = (Count(), Count())
        for text in texts {
            for isByCharacters in [false, true] {
                let font = Int.random(in: fonts.indices, using: &random)
                let width = Double(Int.random(in: 60...500, using: &random))
                let frame = Paragraph(text, font: fonts[font])
                    .layout(width: width, lineBreak: isByCharacters ? .charWrapping : .wordWrapping)
                let reference = settings[font].lines(text, width: width, byCharacters: isByCharacters)
                let found = compare(frame.lines, reference, "\(font) \(width) \(isByCharacters)", text)
                if isByCharacters { characters.add(found) } else { words.add(found) }
            }
        }
        print("paragraphs", texts.count)
        words.write("words")
        characters.write("characters")
    }

    private func compare(_ lines: Lines, _ reference: [PangoSetting.Line], _ about: String, _ text: String) -> Count {
        let expected = Dictionary(uniqueKeysWithValues: reference.map { ($0.range.lowerBound, $0) })
        var count = Count()
        for line in lines {
            count.lines += 1
            let other = expected[line.range.lowerBound]
            let hasEqualBreaks = other?.range == line.range
            let hasEqualWidth = other.map { abs($0.width - line.width) < 0.002 } ?? false
            if hasEqualBreaks { count.equalBreaks += 1 }
            if hasEqualBreaks, hasEqualWidth { count.equalWidths += 1 }
            guard showsDifferences, !hasEqualBreaks || !hasEqualWidth else { continue }
            let units = Array(text.utf16)
            print("[\(about)] \(line.range) \(line.width), Pango \(other.map { "\($0.range) \($0.width)" } ?? "-")")
            print("    “\(String(decoding: units[line.range], as: UTF16.self))”")
            if let other { print("    “\(String(decoding: units[other.range], as: UTF16.self))”") }
        }
        return count
    }
}

extension Comparison {
    private struct Count {
        var lines = 0
        var equalBreaks = 0
        var equalWidths = 0

        mutating func add(_ other: Count) {
            lines += other.lines
            equalBreaks += other.equalBreaks
            equalWidths += other.equalWidths
        }

        func write(_ name: String) {
            print("\(name)-lines", lines)
            print("\(name)-breaks", equalBreaks)
            print("\(name)-widths", equalWidths)
        }
    }
}
