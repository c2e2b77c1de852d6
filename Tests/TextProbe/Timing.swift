import CPango
import Foundation
import SeededRandom
import TextLayout

/// The time to lay out paragraphs of one size, compared with Pango and with shaping alone, alternately.
struct Timing {
    private static let font = FontDescription(size: 15)
    private static let rounds = 9
    private static let texts = 200

    /// The texts for each round. They differ, so that in each round most words are new, except those
    /// that all texts share.
    private let texts: [[String]]
    private let pango = PangoSetting(font)

    init(_ lines: [String], size: Int) {
        texts = Self.texts(of: lines, size: size, rounds: Self.rounds, seed: UInt64(size))
    }

    /// Texts of one size for some rounds.
    static func texts(of lines: [String], size: Int, rounds: Int, seed: UInt64) -> [[String]] {
        var random = SeededGenerator(seed: seed)
        let words = lines.joined(separator: " ").split(separator: " ").map(String.init)
        return (0..<rounds).map { _ in (0..<texts).map { _ in text(of: words, size: size, &random) } }
    }

    /// Returns a sequence of the words that begins at a random one.
    private static func text(of words: [String], size: Int, _ random: inout SeededGenerator) -> String {
        var index = Int.random(in: words.indices, using: &random)
        var text = ""
        while text.utf8.count < size {
            text += (text.isEmpty ? "" : " ") + words[index]
            index = (index + 1) % words.count
        }
        var bytes = text.utf8.prefix(size + 1)
        while let last = bytes.popLast(), UTF8.isContinuation(last) {}
        return String(Substring(bytes))
    }

    func run() {
        _ = Paragraph("a", font: Self.font).layout(width: 280)
        let shaper = BareShaper(pango)
        for texts in texts {
            // Words that a text shares with earlier ones are in the cache by then, as in an app.
            var paragraphs: [Paragraph] = []
            measure("first", texts.count) {
                paragraphs = texts.map { text in
                    let paragraph = Paragraph(text, font: Self.font)
                    _ = paragraph.layout(width: 280).size
                    return paragraph
                }
            }
            measure("width", texts.count) { for paragraph in paragraphs { _ = paragraph.layout(width: 250).size } }
            for (name, lineBreak) in [
                ("tail", LineBreak.truncatingTail), ("middle", .truncatingMiddle), ("head", .truncatingHead),
            ] {
                measure(name, texts.count) {
                    for paragraph in paragraphs {
                        _ = paragraph.layout(width: 100, maximumLines: 1, lineBreak: lineBreak).size
                    }
                }
            }
            measure("seen", texts.count) {
                for text in texts { _ = Paragraph(text, font: Self.font).layout(width: 280).size }
            }
            var layouts: [OpaquePointer] = []
            measure("pango", texts.count) {
                layouts = texts.map { text in
                    let layout = pango.layout(text, width: 280)
                    Self.size(layout)
                    return layout
                }
            }
            measure("pango-width", texts.count) {
                for layout in layouts {
                    pango.set(250, of: layout)
                    Self.size(layout)
                }
            }
            layouts.forEach(pango.release)
            measure("shape", texts.count) { for text in texts { shaper.shape(text) } }
        }
    }

    /// Lays the paragraphs out at many widths, and prints the seconds for each repetition.
    func setAgain(upTo width: Double) {
        let paragraphs = texts[0].map { Paragraph($0, font: Self.font) }
        for paragraph in paragraphs { _ = paragraph.layout(width: width) }
        let rounds = 2000
        measure("again", rounds * paragraphs.count) {
            for round in 0..<rounds {
                for paragraph in paragraphs { _ = paragraph.layout(width: width - Double(round % 40)).size }
            }
        }
    }

    /// Lays every text out once, as a new paragraph.
    static func runAll(_ texts: [String]) {
        _ = Paragraph("a", font: font).layout(width: 280)
        let pango = PangoSetting(font)
        measure("all", 1) { for text in texts { _ = Paragraph(text, font: font).layout(width: 280).size } }
        measure("pango-all", 1) {
            for text in texts {
                let layout = pango.layout(text, width: 280)
                size(layout)
                pango.release(layout)
            }
        }
    }

    private static func size(_ layout: OpaquePointer) {
        var (width, height): (Int32, Int32) = (0, 0)
        pango_layout_get_size(layout, &width, &height)
    }
}

/// Prints the average processor time of one repetition.
private func measure(_ name: String, _ count: Int, _ work: () -> Void) {
    let start = processorTime()
    work()
    print(name, (processorTime() - start) / Double(count))
}

private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
