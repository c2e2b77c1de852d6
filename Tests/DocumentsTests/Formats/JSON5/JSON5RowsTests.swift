import Foundation
import SeededRandom
import Testing

@testable import Documents

@Suite struct JSON5RowsTests {
    @Test func commentsComeAfterWhatTheyAreAbout() throws {
        let text = """
            // A project
            {
              // Where it is
              "compilerOptions": {
                "target": "es2020", // ES
                /* Modules */
                "module": "commonjs",
                "paths": {"@/*": ["./src/*"],},
              }, // all
              "a": 1, /* block */
              "b": [1, 2,],
              // the end
            }
            // after

            """
        let document = document(text, named: "tsconfig.json")
        #expect(document.format == .json5)
        #expect(document.notice == "tsconfig.json is not strict JSON: it has comments and trailing commas.")
        #expect(
            document.rows.map(\.summary) == [
                "// A project",
                "compilerOptions: {…3} target: es2020 · module: commonjs · paths: {…1} · // Where it is // all",
                "a: 1 · /* block */", "b: […2] 1 · 2", "// the end", "// after",
            ]
        )
        #expect(document.rows.allSatisfy { $0.problem == nil })
        #expect(document.rows.map(\.name) == [.none, .key("compilerOptions"), .key("a"), .key("b"), .none, .none])
        let options = try #require(document.nestedRows(at: 1)).document
        #expect(
            options.rows.map(\.summary) == [
                "target: es2020 · // ES", "module: commonjs · /* Modules */", "paths: {…1} @/*: [./src/*]",
            ]
        )
        #expect(options.format == .json5)
        #expect(document.row(at: 2).summarySpans.last?.role == .secondary)
        #expect(document.value(ofRowAt: 2, limit: 100).map { String(decoding: $0, as: UTF8.self) } == "1")
        let options5 = document.value(ofRowAt: 1, limit: 1000).map { String(decoding: $0, as: UTF8.self) }
        #expect(options5?.hasPrefix("{\n") == true && options5?.hasSuffix("\n  }") == true)
    }

    @Test func literalsOfJSON5AreValues() {
        let text =
            "{unquoted: 'single', hex: 0xFF, plus: +1, dot: .5, inf: -Infinity, nan: NaN, 'multi': 'a\\\nb', q: 'a\"b\\x41',}"
        let document = document(text, named: "a.json5")
        #expect(
            document.rows.map(\.summary) == [
                "unquoted: single", "hex: 0xFF", "plus: +1", "dot: .5", "inf: -Infinity", "nan: NaN", "multi: ab",
                "q: a\"bA",
            ]
        )
        #expect(document.rows.allSatisfy { $0.problem == nil })
        #expect(document.notice?.contains("keys without quotation marks, single quotes") == true)
        #expect(document.name(ofRowAt: 0) == .key("unquoted") && document.name(ofRowAt: 6) == .key("multi"))
    }

    @Test func longAndBrokenCommentsAreWholeInAnOpenRow() {
        let rows = document("{\n/* one\n   two */\n\"a\": {\"b\": 1}, // c\n// x\n// y\n\"d\": 1,}", as: .json5).rows
        #expect(rows[0].summary == "a: {…1} b: 1 · /* one two */ // c" && rows[0].detail == "/* one\n   two */\n// c")
        #expect(rows[1].summary == "d: 1 · // x // y" && rows[1].detail == nil)
        let empty = document("[{ /* nothing */ }, 2,]", as: .json5).rows
        #expect(empty.map(\.summary) == ["{} · /* nothing */", "2"])
    }

    @Test func damagedValuesSayWhatIsWrong() {
        let rows = document("{a: 1, // x\nb: tru, c: 'x\n', d: [1 2], e: '\\1'}", as: .json5).rows
        #expect(rows.map { $0.problem == nil } == [true, false, false, false, false])
        #expect(
            rows[1].problem == "The value that starts on line 2 is not valid JSON5: unexpected word at character 4."
        )
    }

    @Test func fieldsAndPathsAreRead() {
        let text = "[{id: 1, 'user': {name: 'Ann'}, /* x */ tags: [1, 2,],}, {id: 2}]"
        let document = document(text, as: .json5)
        #expect(document.fieldNames == ["id", "user", "tags"])
        guard let (span, store, renderer) = document.span(ofRowAt: 0) else { return #expect(Bool(false)) }
        let source = RowSource(span: span, bytes: store.bytes(in: span.range))
        #expect(renderer.values(ofFieldsNamed: "tags", source) == ["[…2]"])
        #expect(renderer.values(of: FieldName("user.name"), source) == ["Ann"])
    }

    @Test func pathsLeadPastComments() async throws {
        let document = document("// c\n[7, // x\n {a: 8},]", as: .json5)
        #expect(try await document.find(RowPath(".[0]")).row == 1)
        #expect(try await document.find(RowPath(".[1].a")).row == 2)
    }

    /// Text that JSON permits has no additions, and its rows are those of JSON.
    @Test func strictJSONIsJSON5() {
        for seed in 1...300 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let elements = (0..<Int.random(in: 0...5, using: &generator)).map { _ in RandomJSON.text(&generator) }
            let text = "[" + elements.joined(separator: ",") + "]"
            let comment = Comment(rawValue: "seed \(seed): \(text)")
            let syntax = JSON5Syntax(ArraySlice(text.utf8))
            #expect(syntax.fault == nil && syntax.additions.isEmpty, comment)
            let (strict, relaxed) = (document(text, as: .json), document(text, as: .json5))
            #expect(strict.ranges == relaxed.ranges, comment)
            #expect(strict.rows.map(\.summary) == relaxed.rows.map(\.summary), comment)
        }
    }

    /// What Foundation takes for JSON, the check of JSON5 takes, too, and nothing else without an addition.
    @Test func damagedJSONIsToldAsFoundationTellsIt() {
        let alphabet = Array("{}[]\",:\\ntu0123.eE+-x \n".utf8)
        for seed in 1...3000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var bytes = Array(RandomJSON.text(&generator, depth: 2).utf8)
            for _ in 0..<Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                if Bool.random(using: &generator) {
                    bytes[place] = alphabet.randomElement(using: &generator) ?? 0
                } else {
                    bytes.remove(at: place)
                }
            }
            let syntax = JSON5Syntax(bytes[...])
            let comment = Comment(rawValue: "seed \(seed): \(String(decoding: bytes, as: UTF8.self)), \(syntax)")
            guard String(validating: bytes, as: UTF8.self) != nil else { continue }
            let isValid = JSONSyntax.isValid(bytes[...])
            // Foundation permits a comma before a closing bracket.
            let additions = syntax.additions.subtracting([.trailingCommas])
            if isValid { #expect(syntax.fault == nil && additions.isEmpty, comment) }
            if syntax.fault == nil, syntax.additions.isEmpty { #expect(isValid, comment) }
            #expect(JSONSyntax.isStrict(bytes[...]) == (syntax.fault == nil && syntax.additions.isEmpty), comment)
        }
    }

    /// Comments and commas between the tokens change neither the values nor their number.
    @Test func additionsBetweenTokensLeaveTheValues() {
        for seed in 1...300 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let elements = (0..<Int.random(in: 1...5, using: &generator)).map { _ in RandomJSON.text(&generator) }
            let plain = "[" + elements.joined(separator: ",") + "]"
            var text = ""
            var last: JSONTokens.Kind?
            for token in JSONTokens(Array(plain.utf8)) {
                if token.kind == .close, last != .open, Bool.random(using: &generator) { text += "," }
                text += ["", "/* , ] */", "// \" }\n", " "].randomElement(using: &generator) ?? ""
                text += String(decoding: token.bytes, as: UTF8.self)
                last = token.kind
            }
            let comment = Comment(rawValue: "seed \(seed): \(text)")
            let rows = document(text, as: .json5).rows.filter { $0.name != .none }
            #expect(rows.allSatisfy { $0.problem == nil }, comment)
            let values = rows.map { row -> String in
                let end = row.summary.utf8.count
                guard let last = row.summarySpans.last, last.role == .secondary, last.range.upperBound == end else {
                    return row.summary
                }
                return String(decoding: row.summary.utf8.prefix(last.range.lowerBound), as: UTF8.self)
            }
            #expect(values == document(plain, as: .json).rows.map(\.summary), comment)
        }
    }

    /// A value that is broken by an escape sequence, the bracket of which opens no array.
    @Test func commentsInsideBrokenValuesAreShown() throws {
        let rows = document("[\u{1B}[m a // of\n, 1]", as: .json5).rows
        let row = try #require(rows.first)
        #expect(row.summary.contains("// of") || row.detail?.contains("// of") == true)
    }
}
