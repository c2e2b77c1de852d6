import DocumentFuzzers
import RowConservation
import SeededRandom
import Testing

@testable import Documents

/// Tests that nothing of a row is lost, and that a filter finds every word of it. `UNFOLD_LAWS` multiplies the rows.
@Suite @MainActor struct RowConservationTests {
    private nonisolated static let formats = FormatName.allCases.filter { RowConservation.exceptions[$0] == nil }

    @Test(arguments: formats) func nothingOfARowIsLost(format: FormatName) {
        var rows = 0
        var seed: UInt64 = 0
        while rows < 300 * LawCount.factor {
            seed += 1
            let document = document(RowPieces.text(of: format, seed: seed), as: format)
            let law = RowConservation(document)
            for index in 0..<document.rowCount {
                rows += 1
                guard let loss = law.loss(ofRowAt: index) else { continue }
                Issue.record(
                    """
                    seed \(seed), \(format): “\(loss)” of \(law.visibleText(ofRowAt: index).debugDescription) is not in \
                    \(law.shownText(ofRowAt: index).debugDescription)
                    """
                )
                return
            }
            rows += 1
        }
    }

    /// A row that is a letter with more marks than the law reads loses none of them.
    @Test(arguments: formats) func noMarkOfALongCharacterIsLost(format: FormatName) {
        for count in [4909, 20_000] {
            let row = String(repeating: "\u{301}", count: count)
            let document = document(
                [row, "a\(row) \(row)b", "[\"\(row)\"]", "<a>\(row)</a>"].joined(separator: "\n"),
                as: format
            )
            let law = RowConservation(document)
            for index in 0..<document.rowCount {
                #expect(law.loss(ofRowAt: index) == nil, "\(count) marks, \(format), row \(index)")
            }
        }
    }

    /// The law finds what is missing in a long row.
    @Test func aMarkThatIsMissingIsALoss() {
        let row = String(repeating: "\u{301}", count: 20_000)
        let law = RowConservation(document("a\(row)", as: .text))
        #expect(law.words(of: law.visibleText(ofRowAt: 0)).count == 1)
        #expect(law.visibleText(ofRowAt: 0).unicodeScalars.count > 16_000)
    }

    /// A row whose summary leaves anything out can be opened.
    @Test(arguments: formats) func aRowThatLeavesAnythingOutUnfolds(format: FormatName) {
        for seed in 1...UInt64(20 * LawCount.factor) {
            let document = document(RowPieces.text(of: format, seed: seed), as: format)
            let law = RowConservation(document)
            for index in 0..<document.rowCount {
                let row = document.row(at: index)
                guard row.detail == nil, row.inside == nil else { continue }
                let lost = law.words(of: law.visibleText(ofRowAt: index)).first { !row.summary.contains($0) }
                #expect(lost == nil, "seed \(seed), \(format), row \(index): \(row.summary)")
            }
        }
    }

    /// A block of bytes has the value of each, in order.
    @Test func eachByteOfABlockIsShown() throws {
        var generator = SeededGenerator(seed: 1)
        let bytes = (0..<1000).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        let document = document(bytes, as: .hex)
        let values = document.rows.flatMap { row in
            (row.detail ?? "").split(separator: "\n").dropFirst().flatMap {
                $0.dropFirst(7).prefix(24).split(separator: " ").map(String.init)
            }
        }
        #expect(values == bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) })
    }

    /// A word that is in a row keeps the row.
    @Test(arguments: FormatName.allCases) func aWordOfARowKeepsIt(format: FormatName) throws {
        var rows = 0
        var seed: UInt64 = 0
        while rows < 100 * LawCount.factor {
            seed += 1
            let document = document(RowPieces.text(of: format, seed: seed), as: format)
            let law = RowConservation(document)
            var generator = SeededGenerator(seed: seed)
            for index in 0..<document.rowCount {
                // Signs of comparisons and negations make a condition of a word. Controls are shown by pictures.
                let text = law.visibleText(ofRowAt: index)
                guard document.source(ofRowAt: index, limit: .max)?.contains("\u{1B}") == false else { continue }
                let words = law.words(of: text).filter { word in
                    !word.unicodeScalars.contains { "!=<>~&\u{FFFD}".unicodeScalars.contains($0) }
                        && !word.unicodeScalars.contains { (0x2400...0x2421).contains($0.value) }
                }
                guard let word = words.randomElement(using: &generator) else { continue }
                rows += 1
                let filter = try RowFilter(
                    RegularExpression.escaped(String(word)),
                    fieldNames: document.fieldNames
                )
                var found = RowSet()
                _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
                #expect(found.contains(index), "seed \(seed), \(format), row \(index): \(word)")
            }
            rows += 1
        }
    }

    /// Returns words of letters, without names of fields and what is in parentheses in place of a value.
    private nonisolated static func ownWords(_ text: String, _ spans: [TextSpan]) -> [Substring] {
        var bytes = Array(text.utf8)
        for span in spans where span.role == .key {
            bytes.replaceSubrange(span.range, with: [UInt8](repeating: 0x20, count: span.range.count))
        }
        let own = String(decoding: bytes, as: UTF8.self).replacing(#/\((missing|empty|no [a-z]+|nothing)\)/#, with: " ")
        return own.split { !$0.isLetter }.filter { $0.count > 2 }
    }

    /// A word that a row shows keeps the row.
    @Test(arguments: FormatName.allCases) func aShownWordKeepsTheRow(format: FormatName) throws {
        var rows = 0
        var seed: UInt64 = 0
        while rows < 100 * LawCount.factor {
            seed += 1
            let document = document(RowPieces.text(of: format, seed: seed), as: format)
            var generator = SeededGenerator(seed: seed)
            for index in 0..<document.rowCount where RowConservation.exceptions[format] == nil {
                let row = document.row(at: index)
                let words =
                    Self.ownWords(row.summary, row.summarySpans) + Self.ownWords(row.detail ?? "", row.detailSpans)
                guard let word = words.randomElement(using: &generator) else { continue }
                rows += 1
                let filter = try RowFilter(String(word), in: format)
                var found = RowSet()
                _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
                #expect(found.contains(index), "seed \(seed), \(format), row \(index): \(word)")
            }
            rows += 1
        }
    }

    /// A word of a part of a log's entry is in the field that has the part's name.
    @Test func aWordOfAFieldKeepsTheEntry() throws {
        for seed in 1...UInt64(30 * LawCount.factor) {
            let document = document(RowPieces.text(of: .log, seed: seed), as: .log)
            let law = RowConservation(document)
            for index in 0..<document.rowCount {
                let row = document.row(at: index)
                for cell in row.cells where ["message", "source", "host"].contains(cell.name) {
                    // The reason of a trace is in the cell of the message, but not in the message.
                    let text = cell.text.components(separatedBy: " — ")[0]
                    guard text != "(no message)", let word = law.words(of: text).first else { continue }
                    let filter = try RowFilter(
                        "\(cell.name)~\(RegularExpression.escaped(String(word)))",
                        fieldNames: document.fieldNames + ["host"]
                    )
                    var found = RowSet()
                    _ = document.filter(filter, in: [0..<Int.max]) { found.formUnion($0.rows) }
                    #expect(found.contains(index), "seed \(seed), row \(index): \(cell.name) \(word)")
                }
            }
        }
    }
}
