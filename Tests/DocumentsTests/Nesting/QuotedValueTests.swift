import Foundation
import SeededRandom
import Testing

@testable import Documents

/// Tests values of JSON in strings of JSON.
@Suite struct QuotedValueTests {
    /// Returns a text as a string of JSON, whose characters may be written with escapes.
    private static func quoted(_ text: String, _ random: inout SeededGenerator) -> String {
        var string = "\""
        for unit in text.utf16 {
            let hex = String(unit, radix: 16)
            let escape = "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            let isBracket = [0x5B, 0x5D, 0x7B, 0x7D].contains(unit)
            let isPlain = unit >= 0x20 && unit < 0x7F && unit != 0x22 && unit != 0x5C
            if !isBracket, Int.random(in: 0..<12, using: &random) == 0 || !isPlain && unit != 0x22 && unit != 0x5C {
                string += escape
            } else if isPlain {
                string.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            } else {
                string += unit == 0x22 ? "\\\"" : "\\\\"
            }
        }
        return string + "\""
    }

    /// The value has the size of the string, and its keys and values begin where they do there.
    @Test(arguments: 1...120 as ClosedRange<UInt64>) func theValueIsThatOfTheString(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let text = "[" + RandomJSON.text(&random, depth: 3) + "]"
        let string = Array(Self.quoted(text, &random).utf8)
        let value = try #require(QuotedValue(string[...]), "seed \(seed): \(text)")
        let comment: Comment = "seed \(seed): \(String(decoding: string, as: UTF8.self))"
        #expect(value.start + value.bytes.count == string.count, comment)
        #expect(try RandomJSON.parse(value.bytes[...]) == RandomJSON.parse(Array(text.utf8)[...]), comment)
        for token in JSONTokens(value.bytes) where token.kind != .other {
            let place = token.bytes.startIndex + value.start
            let isEscaped = string[place] == 0x5C
            #expect(isEscaped || string[place] == token.bytes.first, comment)
        }
        // Without the added spaces, white space apart, the text is that of the string.
        let store = QuotedBytes(value, at: 1000)
        let source = store.source(in: 1000..<1000 + value.bytes.count)
        let flat = { (text: [UInt8]) in String(decoding: text.map { $0.isJSONSpace ? 0x20 : $0 }, as: UTF8.self) }
        #expect(flat(source) == flat(Array(text.utf8)), comment)
        for _ in 0..<10 {
            let place = Int.random(in: 0..<value.bytes.count, using: &random)
            let end = Int.random(in: place...value.bytes.count, using: &random)
            #expect(store.bytes(in: 1000 + place..<1000 + end) == Array(value.bytes[place..<end]))
        }
    }

    @Test func otherStringsHaveNoValue() {
        let strings = [
            "", "\"", "\"\"", "\"a\"", "\"[]\"", "\"{}\"", "\"{a}\"", "\"[1\"", "\"[1] x\"", "\"{\\\"a\\\": }\"", "[1]",
            "\"[\\\"a]\"", "\"\\u005b1]\"",
        ]
        for string in strings { #expect(QuotedValue(Array(string.utf8)[...]) == nil, "\(string)") }
        #expect(QuotedValue(Array("\" [1] \"".utf8)[...])?.start == 2)
    }

    private static let events = #"""
        {"id": 1, "body": "{\"user\": {\"name\": \"Ann \\\"A\\\"\"},\n \"tags\": [\"x\", \"[7, {\\\"deep\\\": true}]\"]}"}
        {"id": 2, "body": "{\"broken\": "}
        "[10, 20]"

        """#

    @Test func rowsAreInsideAString() throws {
        let document = document(Self.events, named: "a.jsonl")
        let members = try #require(document.nestedRows(at: 0)).document
        #expect(members.row(at: 1).detail == nil && members.row(at: 0).inside == nil)
        let body = try #require(members.nestedRows(at: 1))
        #expect(
            body.isQuoted
                && body.document.rows.map(\.summary) == [
                    "user: {…1} name: Ann \"A\"", "tags: […2] x · [7, {\"deep\": true}]",
                ]
        )
        // The rows are those of a value, at their places in the file.
        let text = Array(Self.events.utf8)
        for range in body.document.ranges { #expect(text[range.lowerBound..<range.lowerBound + 2] == [0x5C, 0x22]) }
        #expect((0..<2).map { body.document.line(ofRowAt: $0) } == [1, 1])
        let tags = try #require(body.document.nestedRows(at: 1))
        #expect(!tags.isQuoted && tags.document.rowCount == 2)
        let deep = try #require(tags.document.nestedRows(at: 1))
        #expect(deep.isQuoted && deep.document.rows.map(\.summary) == ["7", "deep: true"])
        // The source of the string is the string, and that of a row inside it is the value.
        #expect(members.source(ofRowAt: 1, limit: .max)?.hasPrefix(#""body": "{\"user\": {\"name\""#) == true)
        #expect(body.document.source(ofRowAt: 0, limit: 1 << 20) == #""user": {"name": "Ann \"A\""}"#)
        #expect(
            body.document.value(ofRowAt: 0, limit: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
                == #"{"name": "Ann \"A\""}"#
        )
        #expect(try #require(document.nestedRows(at: 1)).document.row(at: 1).inside == nil)
        #expect(document.nestedRows(at: 2)?.document.rows.map(\.summary) == ["10", "20"])
    }

    @Test func pathsLeadIntoStrings() async throws {
        let document = document(Self.events, named: "a.jsonl")
        let path = ".[0].body | fromjson | .tags[1] | fromjson | .[1].deep"
        let parsed = try RowPath(path)
        #expect(parsed.text() == path && parsed.parts.count { $0 == .parsed } == 2)
        #expect(try RowPath(".a|fromjson").parts == [.key("a"), .parsed])
        #expect(try RowPath("a | fromjson | b").parts == [.key("a"), .parsed, .key("b")])
        #expect(throws: RowPathError.self) { try RowPath(".a | tojson") }
        let match = try await document.find(parsed)
        #expect(match.row == 0 && match.offset != nil)
        #expect(try await document.find(try RowPath(".[2] | fromjson | .[1]")).row == 2)
        await #expect(throws: RowPathError.self) { try await document.find(try RowPath(".[1].body | fromjson | .a")) }
    }

    @Test func languagesParseStrings() {
        let path = JSONPath([.key("a"), .parsed, .index(0), .key("b c"), .parsed, .key("d")])
        #expect(path.text(.jq) == #".a | fromjson | .[0]["b c"] | fromjson | .d"#)
        #expect(path.text(.javaScript) == #"JSON.parse(JSON.parse(data.a)[0]["b c"]).d"#)
        #expect(path.text(.python) == #"json.loads(json.loads(data["a"])[0]["b c"])["d"]"#)
        #expect(path.text(.jsonPath) == "$.d")
        #expect(RowPath([.key("a"), .parsed, .key("b")]).text(in: .brackets) == "[\"b\"]")
    }
}
