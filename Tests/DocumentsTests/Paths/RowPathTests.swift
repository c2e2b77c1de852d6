import Foundation
import SeededRandom
import Testing

@testable import Documents

@Suite struct RowPathTests {
    @Test(
        arguments: [
            (".", []), (".a", [.key("a")]), (".items[850].name", [.key("items"), .index(850), .key("name")]),
            (".[0][1]", [.index(0), .index(1)]), (#".["a b"].c"#, [.key("a b"), .key("c")]),
            (#"."a b""#, [.key("a b")]),
            ("items[3]", [.key("items"), .index(3)]), ("$.a['b c'][0]", [.key("a"), .key("b c"), .index(0)]),
            (#".["\"\u00e9\n]"]"#, [.key("\"é\n]")]), (#".a.["b"]"#, [.key("a"), .key("b")]), (".[\"\"]", [.key("")]),
        ] as [(String, [RowPath.Part])]
    )
    func pathsAreRead(text: String, parts: [RowPath.Part]) throws {
        #expect(try RowPath(text).parts == parts)
    }

    @Test(arguments: [
        ("..a", "a name is missing after a dot"), (".a b", "“ b” in it is neither"), (".[", "neither an index"),
        (".[-1]", "[-1] is neither"), (".[1", "a “]” is missing"), (".a-b", "“a-b” needs quotes"),
        (#".["a"#, "a quotation mark is missing"), (#".["\x"]"#, "is no string of JSON"), (".a.", "a name is missing"),
    ])
    func flawsAreExplained(text: String, explanation: String) {
        let error = #expect(throws: RowPathError.self) { try RowPath(text) }
        #expect(error?.description.contains(explanation) == true, "\(error?.description ?? "")")
    }

    private static let pieces = [
        "a", "B", "_", "0", " ", ".", "[", "]", "\"", "\\", "'", "$", "é", "𝄞", "\n", "\t", "\u{1}", "\u{2028}", "(",
        "/",
    ]

    /// The copied paths of random leaves lead to the same value, here and in Foundation.
    @Test(arguments: 1...16 as ClosedRange<UInt64>) func pathsLeadToTheirLeaves(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var leaf = 0
        func value(_ depth: Int) -> Any {
            let count = Int.random(in: 1...5, using: &random)
            switch depth > 0 ? Int.random(in: 0...3, using: &random) : 0 {
            case 0:
                leaf += 1
                return "leaf \(leaf)"
            case 1: return (0..<count).map { _ in value(depth - 1) }
            default:
                var object: [String: Any] = [:]
                for _ in 0..<count {
                    let length = Int.random(in: 0...4, using: &random)
                    let key = (0..<length).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
                    object[key] = value(depth - 1)
                }
                return object
            }
        }
        let root = Bool.random(using: &random) ? ["a": value(4), "b c": value(4)] : [value(4), value(4)] as Any
        let options: JSONSerialization.WritingOptions = Bool.random(using: &random) ? [.prettyPrinted] : []
        let data = try JSONSerialization.data(withJSONObject: root, options: options)
        let document = document(Array(data), as: .json)
        var leaves = 0
        func walk(_ rows: IndexedDocument, _ path: [RowPath.Part], _ value: Any) throws {
            for row in 0..<rows.rowCount {
                let part: RowPath.Part
                let inner: Any?
                switch rows.name(ofRowAt: row) {
                case .key(let key): (part, inner) = (.key(key), (value as? [String: Any])?[key])
                case .index: (part, inner) = (.index(row), (value as? [Any])?[row])
                case .none, .element:
                    Issue.record("seed \(seed): a row has no name")
                    return
                }
                let child = try #require(inner, "seed \(seed): \(part)")
                let whole = RowPath(path + [part])
                if let nested = rows.nestedRows(at: row)?.document as? IndexedDocument {
                    try walk(nested, whole.parts, child)
                    continue
                }
                leaves += 1
                for text in [whole.text(), whole.text(in: .brackets)] {
                    #expect(try RowPath(text) == whole, "seed \(seed): \(text)")
                }
                let match = try PathSearch(document: document, isCancelled: { false }).run(try RowPath(whole.text()))
                let range = rows.byteRange(ofRowAt: row)
                #expect(match.offset ?? document.byteRange(ofRowAt: match.row).lowerBound == range.lowerBound)
                let bytes = try #require(rows.value(ofRowAt: row, limit: 1000))
                #expect(try RandomJSON.parse(bytes[...]) == child as? NSObject, "seed \(seed): \(whole.text())")
            }
        }
        try walk(document, [], root)
        #expect(leaves > 0)
    }

    @Test func aMissingMemberIsNamed() {
        let document = document(#"{"a": [1, {"b": 2}], "c": "x"}"#, as: .json)
        let search = PathSearch(document: document, isCancelled: { false })
        for (path, message) in [
            (".z", "data has no .z"), (".a[2]", ".a has no [2]"), (".a[1].c", ".a[1] has no .c"),
            (".c.d", ".c has nothing inside, so .d is not there"), (".[0]", "data has no [0]"),
            (".a.b", ".a has no .b"),
        ] {
            let error = #expect(throws: RowPathError.self) { try search.run(try RowPath(path)) }
            #expect(error?.description == message)
        }
    }

    @Test func valuesOfLinesAreKnownByTheirIndexes() throws {
        let document = document("{\"a\": 1}\n\n{\"b\": [5, 6]}\n", named: "a.jsonl")
        let match = try PathSearch(document: document, isCancelled: { false }).run(RowPath(".[1].b[1]"))
        #expect(match == PathMatch(row: 1, offset: 20))
    }
}
