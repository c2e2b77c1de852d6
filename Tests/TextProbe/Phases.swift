import SeededRandom
import TextLayout

/// The phases of laying text out, each in a function of its own. Callgrind counts the instructions of one:
///
///     valgrind --tool=callgrind --collect-atstart=no '--toggle-collect=*TextProbe5first33*LLyyF' \
///         TextProbe phases FILE SIZE
///
/// The pattern is that of the mangled name of `first()`, but not those of its closures. Set
/// `SWIFT_DETERMINISTIC_HASHING` to get equal counts.
enum Phases {
    nonisolated(unsafe) fileprivate static var texts: [String] = []
    nonisolated(unsafe) fileprivate static var paragraphs: [Paragraph] = []
    fileprivate static let font = FontDescription(size: 15)

    /// Runs each phase once. Texts that precede them fill the caches.
    static func run(_ lines: [String], size: Int) {
        let all = Timing.texts(of: lines, size: size, rounds: 2, seed: UInt64(size))
        texts = all[0]
        first()
        texts = all[1]
        first()
        width()
        characters()
        truncate()
        again()
    }
}

/// New paragraphs.
@inline(never)
private func first() {
    Phases.paragraphs = Phases.texts.map { text in
        let paragraph = Paragraph(text, font: Phases.font)
        _ = paragraph.layout(width: 280).size
        return paragraph
    }
}

/// The same paragraphs at other widths.
@inline(never)
private func width() {
    for width in stride(from: 250.0, to: 230, by: -1) {
        for paragraph in Phases.paragraphs { _ = paragraph.layout(width: width).size }
    }
}

/// The same paragraphs, broken by characters.
@inline(never)
private func characters() {
    for paragraph in Phases.paragraphs { _ = paragraph.layout(width: 250, lineBreak: .charWrapping).size }
}

/// The same paragraphs in one line.
@inline(never)
private func truncate() {
    for lineBreak in [LineBreak.truncatingTail, .truncatingMiddle, .truncatingHead] {
        for paragraph in Phases.paragraphs {
            _ = paragraph.layout(width: 100, maximumLines: 1, lineBreak: lineBreak).size
        }
    }
}

/// New paragraphs whose texts were shaped before.
@inline(never)
private func again() {
    for text in Phases.texts { _ = Paragraph(text, font: Phases.font).layout(width: 280).size }
}
