import Foundation
import SeededRandom
import Testing

@testable import Documents

@Suite struct JSONRowsTests {
    @Test func objectIsSummedUpWithPlainValuesFirst() {
        let text =
            #"[{"name": "Ann\tLee \u00e9", "age": 42.10, "address": {"a":1,"b":[2,3],"c":3}, "#
            + #""tags": [1,2,{"x":[]}], "none": [], "nil": null}]"#
        let row = document(text, named: "a.json").row(at: 0)
        #expect(
            row.summary
                == "name: Ann\tLee é · age: 42.10 · address: {a: 1, c: 3, …1} · tags: [1, 2, …1] · none: [] · nil: null"
        )
        #expect(row.summaryLineLimit == 1)
        #expect(row.problem == nil)
        #expect(row.detail == nil && row.inside?.range.lowerBound == 1)
    }

    @Test func plainValuesHaveNothingToUnfold() {
        let rows = document(#"["x", 1, true, null, ""]"#, named: "a.json").rows
        #expect(rows.map(\.summary) == ["x", "1", "true", "null", "\"\""])
        #expect(rows.allSatisfy { $0.detail == nil && $0.problem == nil })
        let nested = document(#"[[1, 2], [], {}]"#, named: "a.json").rows
        #expect(nested.map(\.summary) == ["1 · 2", "[]", "{}"])
    }

    @Test func membersOfAnObjectAreRows() {
        let rows = document(#"{"name": "x", "scripts": {"test": "swift test"}}"#, named: "package.json").rows
        #expect(rows.map(\.summary) == ["name: x", "scripts: {…1} test: swift test"])
        #expect(rows.map(\.detail) == [nil, nil] && rows.map(\.inside?.range.lowerBound) == [nil, 25])
        #expect(rows.allSatisfy { $0.problem == nil })
    }

    @Test func singleValueIsARow() {
        #expect(document("42\n", named: "a.json").rows.map(\.summary) == ["42"])
        #expect(document("nonsense", named: "a.json").rows.first?.problem?.contains("not valid JSON") == true)
    }

    @Test func truncatedArraySaysThatItIs() {
        let inElement = document(#"[{"a": 1}, {"a": 2, "b": "th"#).rows
        #expect(inElement.count == 2)
        #expect(inElement[0].problem == nil)
        #expect(inElement[1].problem?.contains("line 1 is not valid JSON: it ends too early.") == true)
        #expect(inElement[1].problem?.contains("“]” is missing") == true)
        #expect(document("[1, 2", named: "a.json").rows[1].problem == RowFlaw.unclosed(.array).message)
        #expect(document("[1, 2,", named: "a.json").rows[2].problem == RowFlaw.unclosed(.array).message)
        #expect(document("{", named: "a.json").rows.map(\.problem) == [RowFlaw.unclosed(.object).message])
    }

    @Test func textAfterTheEndIsARow() {
        let rows = document("[1]\n\n garbage, {\"x\" ]\n", named: "a.json").rows
        #expect(rows.map(\.summary) == ["1", "garbage, {\"x\" ]"])
        #expect(rows[1].problem == RowFlaw.afterEnd(.array).message)
    }

    @Test func halfASurrogatePairIsNamed() {
        let rows = document(
            #"{"pair": "\ud83d\ude00", "é": "x\ud83d x", "low": "\\\ude00", "text": "\\ud83d"}"#,
            named: "a.json"
        ).rows
        #expect(rows[0].problem == nil && rows[3].problem == nil)
        #expect(rows[1].problem == "The value that starts on line 1 is not valid JSON: lone surrogate at character 8.")
        #expect(rows[2].problem == "The value that starts on line 1 is not valid JSON: lone surrogate at character 11.")
        #expect(rows[1].summary == #"é: x\ud83d x"#)
    }

    @Test func missingValuesAreRows() {
        let rows = document("[1,,2,]", named: "a.json").rows
        #expect(rows.map(\.summary) == ["1", "(nothing)", "2", "(nothing)"])
        #expect(rows[1].problem == "There is no value before the comma or bracket on line 1.")
        #expect(Set(rows.map(\.id)).count == 4)
    }

    @Test func damagedLineIsARowWithAProblem() {
        let text = "{\"a\": 1}\n{\"a\": }\n\nplain text\n[3]\n{\"a\": 4"
        let rows = document(text, named: "a.jsonl").rows
        #expect(rows.map(\.summary) == ["a: 1", "a:", "plain text", "3", "a: 4"])
        #expect(rows.map { $0.problem == nil } == [true, false, false, true, false])
        #expect(rows[2].problem?.contains("on line 4 is not valid JSON") == true)
        #expect(rows[4].problem == "The value that starts on line 6 is not valid JSON: it ends too early.")
    }

    @Test func invalidBytesAreRepairedAndNamed() {
        let bytes = Array("[1]\n{\"a\": \"x".utf8) + [0xC3, 0x28] + Array("\"}\n".utf8)
        let row = document(bytes, named: "a.jsonl").row(at: 1)
        #expect(row.summary == "a: x\u{FFFD}(")
        #expect(row.problem?.hasPrefix("Byte 12 of the file is not UTF-8") == true)
    }

    @Test func longSummaryIsCutAndDetailIsNot() {
        let word = String(repeating: "é", count: 3000)
        let row = document("[\"\(word)\"]", named: "a.json").row(at: 0)
        #expect(row.summary == word.prefix(SummaryText.lengthLimit) + "…")
        #expect(row.detail == word)
    }

    @Test func stringsKeepTheirBlanksAndLineEnds() {
        let text =
            #"{"a": "x    y", "tab": "a\tb", "outer": "  z  ", "nb": "a\u00a0b", "stack": "E\n    at a\r\n\tat b\n"}"#
        let rows = document(text, named: "a.json").rows
        #expect(
            rows.map(\.summary) == [
                "a: x    y", "tab: a\tb", "outer: \"  z  \"", "nb: a\u{A0}b", "stack: \"E     at a \tat b \"",
            ]
        )
        #expect(rows.map(\.detail) == [nil, nil, nil, nil, "E\n    at a\n\tat b\n"])
        #expect(rows.allSatisfy { $0.problem == nil })
    }

    @Test func aShortTextOfSeveralLinesUnfolds() {
        let row = document(#"["a\nb", "\u0410\u0411", "a \\n b"]"#, named: "a.json").rows
        #expect(row.map(\.summary) == ["a b", "АБ", #"a \n b"#] && row.map(\.detail) == ["a\nb", nil, nil])
    }

    @Test func elementsAreFoundationsElements() throws {
        for seed in 1...150 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let elements = (0..<Int.random(in: 0...6, using: &generator)).map { _ in RandomJSON.text(&generator) }
            let text = "[" + elements.joined(separator: ",") + "]"
            let comment = Comment(rawValue: "seed \(seed): \(text)")
            let whole = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [NSObject]
            let document = document(text, named: "a.json")
            let rows = try document.ranges.map { try RandomJSON.parse(Array(text.utf8)[$0]) }
            #expect(rows == whole, comment)

            #expect(document.rows.allSatisfy { $0.problem == nil }, comment)
            let again = elements.map { $0.replacing("\r\n", with: " ").replacing("\n", with: " ") }.joined(
                separator: "\n"
            )
            let lines = DocumentsTests.document(again, named: "a.jsonl")
            #expect(lines.rows.map(\.summary) == document.rows.map(\.summary), comment)
        }
    }

    @Test func aDamagedValueShowsItsText() {
        let rows = document("{\"a\": 1}[2, 3]\n\"x\" y\n", as: .jsonLines).rows
        #expect(rows[0].detail == "{\"a\": 1}[2, 3]" && rows[0].problem != nil)
        #expect(rows[1].detail == nil && rows[1].summary == "x y")
    }

    @Test func aConditionOnTheLevelFindsTheElementsThatShowIt() throws {
        let document = document(#"[{"level": "error"}, {"level": "info"}, {"log": {"level": "fatal"}}]"#, as: .json)
        #expect(document.rows.map(\.severity) == [.error, .information, .error])
        for (index, severity) in document.rows.map(\.severity).enumerated() {
            let source = RowSource(
                span: RowSpan(document.byteRange(ofRowAt: index), line: 1),
                bytes: document.value(ofRowAt: index, limit: 100) ?? []
            )
            #expect(JSONRenderer(isMember: false).severity(source) == severity)
        }
    }
}
