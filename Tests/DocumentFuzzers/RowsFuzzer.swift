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
    package private(set) var rowCount = 0

    package static func drawSetup(using generator: inout SeededGenerator) -> Setup {
        Setup(windowSize: [7, 64, 512, 4096, 262_144][generator.below(5)])
    }

    /// Draws a file. Half are read as the format of their pieces, others as any, or as the one that is detected. Half
    /// are damaged.
    package static func drawStep(using generator: inout SeededGenerator) -> Step {
        let formats = FormatName.allCases
        let format = generator.below(formats.count)
        let damages = generator.below(2) == 0 ? 0 : 1 + generator.below(4)
        return Step(
            pieces: RowPieces.draw(1...40, of: formats[format], using: &generator),
            format: [format, format, nil, generator.below(formats.count)][generator.below(4)],
            damages: (0..<damages).map { _ in drawDamage(using: &generator) },
            word: generator.below(1000)
        )
    }

    private static func drawDamage(using generator: inout SeededGenerator) -> RowDamage {
        let place = generator.below(4096)
        return switch generator.below(4) {
        case 0: .byte(at: place, UInt8(generator.below(256)))
        case 1: .removal(at: place)
        case 2: .copy(at: place)
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
            rowCount += 1
            if let loss = law.loss(ofRowAt: index) {
                let text = law.visibleText(ofRowAt: index).debugDescription
                return fail("rows lose nothing", "“\(loss)” of \(text) of \(document.format)")
            }
            if let word = word(ofRowAt: index, of: document, law, step.word), !isKept(index, by: word, in: stepped) {
                return fail("a word of a row keeps it", "“\(word)” in row \(index) of \(document.format)")
            }
        }
    }

    package func flaw() -> Flaw? { found }

    private func fail(_ law: String, _ reason: String) { found = found ?? Flaw(law, reason) }

    /// Returns a word of a row that is no condition of its own; `nil` if there is none.
    private func word(ofRowAt index: Int, of document: any Document, _ law: RowConservation, _ number: Int) -> String? {
        // Controls are shown by pictures, and broken characters by a sign.
        guard document.source(ofRowAt: index, limit: .max)?.contains("\u{1B}") == false else { return nil }
        let words = law.words(of: law.visibleText(ofRowAt: index)).filter { word in
            !word.unicodeScalars.contains { scalar in
                "!=<>~&\u{FFFD}".unicodeScalars.contains(scalar) || (0x2400...0x2421).contains(scalar.value)
            }
        }
        return words.isEmpty ? nil : String(words[Int(number.magnitude % UInt(words.count))])
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
