import SeededRandom
import Testing

@testable import Documents

/// Tests that the values of one field, which are found without reading all of them, equal those among all fields.
@Suite struct FieldValuesTests {
    @Test(arguments: 0..<40 as Range<UInt64>) func valuesOfARecordAreThoseOfItsFields(seed: UInt64) {
        let parts = [
            "a", "b ", " ", ",", ",", ",", ";", "\t", "\"", "\"\"", "\"a b\"", "\"x,y\"", "\"\"\"q\"\"\"", "é",
            "e\u{301}", "\u{301}", "\u{600}", "\u{2028}",
            "\u{85}",
            "\u{1F600}", "\u{200D}", "–", "\u{1}", "\u{7F}", "\r", "1", "x y",
        ]
        var random = SeededGenerator(seed: seed)
        for (delimiter, escape) in [(",", .doubled), (";", .doubled), ("\t", .backslash)]
            as [(Character, TableDialect.QuoteEscape)]
        {
            for names in [["a", "b", "c"], ["a", "b", "a"], ["1", "2"], ["", "column 3"]] {
                let header = RecordHeader(names, TableDialect(delimiter: delimiter.asciiValue ?? 0, escape: escape))
                let renderer = RecordRenderer(header: header, survey: ColumnSurvey(names: header.names, records: []))
                for _ in 0..<60 {
                    var bytes = Array(
                        (0..<Int.random(in: 0...9, using: &random)).map { _ in
                            parts.randomElement(using: &random) ?? ""
                        }.joined().utf8
                    )
                    if Int.random(in: 0..<8, using: &random) == 0 { bytes.append(0xC3) }
                    expectSameValues(renderer, bytes, names + ["column 1", "column 2", "column 3", "column 4", "z"])
                }
            }
        }
    }

    /// The bytes of a key are not its name if they have an escape sequence.
    @Test @MainActor func aKeyIsKnownByItsTextAndNotByItsBytes() throws {
        let document = document("{\"\\u0061\":1}\n{\"\\\\u0061\":2}\n", named: "a.jsonl")
        for (name, rows) in [("a", [0]), ("\\u0061", [1])] {
            var found = RowSet()
            _ = document.filter(try RowFilter("\(name)>0", fieldNames: [name]), in: [0..<Int.max]) {
                found.formUnion($0.rows)
            }
            #expect((0..<document.rowCount).filter(found.contains) == rows, "\(name)")
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>) func valuesOfAnObjectAreThoseOfItsMembers(seed: UInt64) {
        let parts = [
            "{", "{", "}", "[", "]", ",", ",", ":", ":", ":", "\"a\"", "\"a\"", "\"b\"", "\"\\u0061\"", "\"é\"",
            "\"e\u{301}\"", "\"", "1", "null", " ", "\"a\":1,", "\"b\":{\"a\":[2]},", "\"a\":\"x\\ny\",",
        ]
        var random = SeededGenerator(seed: seed)
        let renderers: [any RowRenderer] = [
            JSONLinesRenderer(survey: nil), JSONRenderer(isMember: false), JSONRenderer(isMember: true),
        ]
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? ""
            }
            let isObject = Bool.random(using: &random)
            let bytes = Array(((isObject ? "{" : "") + text.joined()).utf8)
            for renderer in renderers { expectSameValues(renderer, bytes, ["a", "b", "é", "", "c"]) }
        }
    }

    private func expectSameValues(_ renderer: some RowRenderer, _ bytes: [UInt8], _ names: [String]) {
        let source = RowSource(span: RowSpan(0..<bytes.count, line: 1), bytes: bytes)
        let fields = renderer.fields(source)
        for name in names {
            let values = renderer.values(ofFieldsNamed: name, source)
            let expected = fields.filter { $0.name == name }.map(\.value)
            #expect(values == expected, "\(name) of “\(String(decoding: bytes, as: UTF8.self))”")
        }
    }
}
