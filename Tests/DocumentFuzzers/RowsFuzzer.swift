import Documents
import Fuzzing
import RowConservation
import SeededRandom

/// Reads files of random rows of all formats, whole and damaged: no row loses anything, and a filter for a word of a
/// row keeps the row.
@MainActor package final class RowsFuzzer: Fuzzer {
    package struct Setup: Codable, Sendable {
        /// The number of bytes that are scanned at once.
        package var windowSize: Int

        package init(windowSize: Int) { self.windowSize = windowSize }
    }

    /// A file to read.
    package struct Step: Codable, Sendable {
        package var pieces: [String]
        /// An index into the list of all formats; `nil` to detect the format.
        package var format: Int?
        package var damages: [RowDamage]
        /// The number of the word of a row that is looked for.
        package var word: Int

        package init(pieces: [String], format: Int? = nil, damages: [RowDamage] = [], word: Int = 0) {
            (self.pieces, self.format, self.damages, self.word) = (pieces, format, damages, word)
        }
    }

    package static let name = "rows"
    package static let lengths = 1...12

    private let windowSize: Int
    private var found: Flaw?
    /// The number of rows that were read.
    package var rowCount: Int { counts["rows"] ?? 0 }
    /// The rows that were read, those of damaged files, and those of each format that a word was looked for in.
    package private(set) var counts: [String: Int] = [:]

    package static func drawSetup(using generator: inout SeededGenerator) -> Setup {
        Setup(windowSize: [7, 64, 512, 4096, 262_144][generator.below(5)])
    }

    /// Draws a file. Half are read as the format of their pieces, others as any, or as the one that is detected. Half
    /// are damaged.
    package static func drawStep(using generator: inout SeededGenerator) -> Step {
        let formats = FormatName.allCases
        let drawn = generator.below(formats.count + 2 * fewRows.count)
        let format =
            drawn < formats.count
            ? drawn : formats.firstIndex(of: fewRows[(drawn - formats.count) % fewRows.count]) ?? 0
        let damages = generator.below(2) == 0 ? 0 : 1 + generator.below(4)
        return Step(
            pieces: RowPieces.draw(1...40, of: formats[format], using: &generator),
            format: [format, format, nil, generator.below(formats.count)][generator.below(4)],
            damages: (0..<damages).map { _ in drawDamage(using: &generator) },
            word: generator.below(1000)
        )
    }

    /// The formats whose files have few rows. They are drawn more often.
    private static let fewRows: [FormatName] = [.comparison, .diff, .gitLog, .json5, .mail]

    private static func drawDamage(using generator: inout SeededGenerator) -> RowDamage {
        let place = generator.below(4096)
        return switch generator.below(5) {
        case 0: .byte(at: place, UInt8(generator.below(256)))
        case 1: .removal(at: place)
        case 2: .copy(at: place)
        case 3: .mark(at: place)
        default: .end(at: place)
        }
    }

    package init(_ setup: Setup) {
        windowSize = max(1, setup.windowSize)
    }

    package func perform(_ step: Step) {
        var bytes = Array(step.pieces.joined().utf8)
        for damage in step.damages { damage.apply(to: &bytes) }
        let formats = FormatName.allCases
        let format = step.format.map { formats[Int($0.magnitude % UInt(formats.count))] }
        let stepped = SteppedDocument(bytes, title: "x", as: format, windowSize: windowSize)
        let document = stepped.document
        guard RowConservation.exceptions[document.format] == nil else { return }
        let law = RowConservation(document)
        for index in 0..<document.rowCount {
            counts["rows", default: 0] += 1
            if !step.damages.isEmpty { counts["rows of damaged files", default: 0] += 1 }
            if let loss = law.loss(ofRowAt: index) {
                let text = law.visibleText(ofRowAt: index).debugDescription
                return fail("rows lose nothing", "“\(loss)” of \(text) of \(document.format)")
            }
            let words = words(ofRowAt: index, of: document, law, step.word)
            if !words.isEmpty { counts["rows of \(document.format) with words", default: 0] += 1 }
            for word in words {
                guard isKept(index, by: word, in: stepped) else {
                    return fail("a word of a row keeps it", "“\(word)” in row \(index) of \(document.format)")
                }
            }
        }
    }

    package func flaw() -> Flaw? { found }

    private func fail(_ law: String, _ reason: String) { found = found ?? Flaw(law, reason) }

    /// Returns a word of the bytes of a row and a word of its summary, without words that a filter reads as conditions.
    /// Returns fewer words if the row has none.
    private func words(ofRowAt index: Int, of document: any Document, _ law: RowConservation, _ number: Int) -> [String]
    {
        // Controls are shown by pictures, and broken characters by a sign.
        guard document.source(ofRowAt: index, limit: .max)?.contains("\u{1B}") == false else { return [] }
        let texts = [law.visibleText(ofRowAt: index), Self.ownText(of: document.row(at: index))]
        return texts.compactMap { text in
            let words = law.words(of: text).filter { word in
                !word.unicodeScalars.contains { scalar in
                    "!=<>~&·…\u{FFFD}".unicodeScalars.contains(scalar) || (0x2400...0x2421).contains(scalar.value)
                }
            }
            return words.isEmpty ? nil : String(words[Int(number.magnitude % UInt(words.count))])
        }
    }

    /// Returns the summary of a row without what the viewer says of it, such as the number of members or
    /// “(empty)”, and without the colons after names and the brackets around members.
    private static func ownText(of row: DocumentRow) -> String {
        var bytes = Array(row.summary.utf8)
        for span in row.summarySpans where span.role == .secondary {
            bytes.replaceSubrange(span.range, with: repeatElement(0x20, count: span.range.count))
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.replacing(#/\([a-z ]*\)|[\[\]{}]/#, with: " ").replacing(": ", with: "  ")
    }

    private func isKept(_ index: Int, by word: String, in stepped: SteppedDocument) -> Bool {
        let document = stepped.document
        let pattern = RegularExpression.escaped(word)
        guard let filter = try? RowFilter(pattern, fieldNames: document.fieldNames, in: document.format) else {
            return false
        }
        return stepped.rows(meeting: filter).contains(index)
    }
}

/// The fuzzers of documents.
@MainActor package let documentFuzzers: [any Fuzzer.Type] = [RowsFuzzer.self]
