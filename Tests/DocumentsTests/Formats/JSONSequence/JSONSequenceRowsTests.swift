import Foundation
import SeededRandom
import Testing

@testable import Documents

@Suite struct JSONSequenceRowsTests {
    private static let printed = "{\n  \"a\": 1,\n  \"b\": [1, 2]\n}\n{\n  \"a\": 2\n}\n{\n  \"a\": 3\n}\n"

    @Test(arguments: ["a.json", "a.txt", "-"]) func prettyPrintedValuesAreRows(name: String) throws {
        let document = document(Self.printed, named: name)
        #expect(document.format == .jsonSequence && document.notice == nil)
        #expect(document.rows.map(\.summary) == ["a: 1 · b: [1, 2]", "a: 2", "a: 3"])
        #expect(document.rows.allSatisfy { $0.problem == nil && $0.name == .index })
        let members = try #require(document.nestedRows(at: 0)).document
        #expect(members.rows.map(\.summary) == ["a: 1", "b: […2] 1 · 2"])
        #expect(try #require(members.nestedRows(at: 1)).document.rows.map(\.summary) == ["1", "2"])
        #expect(document.line(ofRowAt: 2) == 8)
    }

    /// A value that is cut ends at the next record separator, as RFC 7464 has it.
    @Test func textSequencesSurviveACutValue() {
        let text = "\u{1E}{\"a\": 1}\n\u{1E}{\"a\": \"cut\n\u{1E}{\"a\":\n3}\n\u{1E}4\n"
        let rows = document(text).rows
        #expect(rows.map(\.summary) == ["a: 1", "a: \"cut \"", "a: 3", "4"])
        #expect(rows.map { $0.problem == nil } == [true, false, true, true])
    }

    @Test func theLastValueMayBeCut() {
        let rows = document("{\"a\":\n1}\n{\"a\":\n2}\n[1, ", as: .jsonSequence).rows
        #expect(rows.count == 3 && rows[2].problem?.contains("The file ends before the array does") == true)
    }

    @Test func columnsAreThoseOfTheMembers() {
        let document = document("{\n\"id\": 1, \"name\": \"Ann\"}\n{\n\"id\": 2, \"name\": \"Bob\"}\n")
        #expect(document.columns.map(\.name) == ["id", "name"])
        #expect(document.rows.map { $0.cells.map(\.text) } == [["1", "Ann"], ["2", "Bob"]])
    }

    /// The rows are the values, with any white space between them.
    @Test func rowsAreFoundationsValues() throws {
        for seed in 1...200 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let values = (0..<Int.random(in: 1...6, using: &generator)).map { _ in RandomJSON.text(&generator) }
            let text = values.map { $0 + (["\n", " ", "\r\n\u{1E}"].randomElement(using: &generator) ?? "") }.joined()
            let comment = Comment(rawValue: "seed \(seed): \(text.debugDescription)")
            let document = document(text, as: .jsonSequence)
            let rows = try document.ranges.map { try RandomJSON.parse(Array(text.utf8)[$0]) }
            #expect(try rows == values.map { try RandomJSON.parse(ArraySlice($0.utf8)) }, comment)
            #expect(document.rows.allSatisfy { $0.problem == nil }, comment)
        }
    }
}
