import RowConservation
import SeededRandom
import Testing

@testable import Documents

/// Tests that no bytes crash the viewer, and that none are skipped.
@Suite struct DocumentFuzzTests {
    private static let valid =
        FormatName.allCases.map(\.example) + [#"[{"a": 1, "b": [true, null, "x\"y\u00e9"]}, 2, "three"]"#]

    private func check(_ bytes: [UInt8], as format: FormatName?, _ comment: Comment) {
        let document = document(bytes, named: "x", as: format)
        var end = 0
        var ids = Set<Int>()
        for index in 0..<document.rowCount {
            let range = document.byteRange(ofRowAt: index)
            #expect(range.lowerBound >= end && range.upperBound <= document.state.byteCount, comment)
            end = range.upperBound
            let row = document.row(at: index)
            #expect(!row.summary.isEmpty && row.summaryLineLimit >= 0, comment)
            #expect(ids.insert(row.id).inserted, comment)
            #expect(
                !(row.summary + (row.detail ?? "")).unicodeScalars.contains {
                    $0.value < 0x20 && $0 != "\n" && $0 != "\t"
                },
                comment
            )
        }
        if RowConservation.exceptions[document.format] == nil {
            let law = RowConservation(document)
            for index in 0..<document.rowCount {
                let loss = law.loss(ofRowAt: index)
                #expect(loss == nil, "\(comment), row \(index) loses “\(loss ?? "")”")
            }
        }
        if document.rowCount == 0 { #expect(document.notice != nil, comment) }
    }

    @Test func randomBytesAreRows() {
        let alphabet = Array("{}[]\",:;\\\n\r\t ab1".utf8) + [0, 0x1B, 0x7F, 0x80, 0xC3, 0xE2, 0xF0, 0xFE, 0xFF]
        for seed in LawCount.seeds(60, from: 1) {
            var generator = SeededGenerator(seed: seed)
            let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
                alphabet.randomElement(using: &generator) ?? 0
            }
            for format in FormatName.allCases { check(bytes, as: format, "seed \(seed), \(format): \(bytes)") }
            check(bytes, as: nil, "seed \(seed): \(bytes)")
        }
    }

    @Test func damagedFilesAreRows() {
        for seed in LawCount.seeds(200, from: 1) {
            var generator = SeededGenerator(seed: seed)
            var bytes = Array((Self.valid.randomElement(using: &generator) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0: bytes[index] = .random(in: 0...255, using: &generator)
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(contentsOf: bytes[index...].prefix(9), at: 0)
                default: bytes.removeSubrange(index...)
                }
            }
            check(bytes, as: nil, "seed \(seed): \(bytes)")
            check(bytes, as: FormatName.allCases.randomElement(using: &generator), "seed \(seed): \(bytes)")
        }
    }

    @Test func manyRowsOpenAndAreReadInAnyOrder() {
        let count = 100_000
        let text = (0..<count).map { "{\"n\": \($0), \"text\": \"line \($0)\"}\n" }.joined()
        let document = document(text, named: "a.jsonl")
        #expect(document.rowCount == count)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            let row = Int.random(in: 0..<count, using: &generator)
            #expect(document.row(at: row).summary == "line \(row)\nn \(row)")
        }
    }
}
