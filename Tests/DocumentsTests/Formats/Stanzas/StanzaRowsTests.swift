import SeededRandom
import Testing

@testable import Documents

@Suite struct StanzaRowsTests {
    private static let status = """
        Package: zlib1g
        Status: install ok installed
        Version: 1:1.2.13.dfsg-1
        Depends: libc6 (>= 2.14),
         libgcc-s1
        Description: compression library - runtime
         zlib is a library
         of C.
         .
          * It is listed.
        Homepage: http://zlib.net/

        Package: base
        Version: 12

        """

    @Test func stanzasAreRows() {
        let document = document(Self.status, named: "status")
        #expect(document.format == .stanzas)
        #expect(
            document.rows.map(\.summary) == ["zlib1g 1:1.2.13.dfsg-1\ncompression library - runtime", "base 12"]
        )
        #expect(document.rows.map(\.summaryLineLimit) == [2, 1])
        #expect(
            document.rows.map(\.detail) == [
                """
                Package: zlib1g
                Status: install ok installed
                Version: 1:1.2.13.dfsg-1
                Depends: libc6 (>= 2.14),
                  libgcc-s1
                Description: compression library - runtime
                  zlib is a library of C.

                   * It is listed.
                Homepage: http://zlib.net/
                """, "Package: base\nVersion: 12",
            ]
        )
        #expect(document.rows.allSatisfy { $0.problem == nil })
    }

    @Test(
        arguments: [
            ("Subject: Hello\nFrom: Ann <a@b>\nDate: today", "Hello\nAnn <a@b> · today"),
            ("From: Ann\nDate: today\nX: y", "Ann\ntoday"),
            ("Metadata-Version: 2.1\nName: six\nVersion: 1.16\nSummary: Both\nDescription: Long", "six 1.16\nBoth"),
            ("Name: six\nDescription: Long", "six\nLong"),
            ("Format: 3.0\nSource: hello\nVersion: 2", "hello 2"),
            ("PACKAGE: a\nversion: 1", "a 1"),
            ("Package:\nName: b", "b"),
            (
                "Types: deb\nURIs: http://x\nSuites: a b\nComponents: main\nTrusted: yes",
                "Types: deb · URIs: http://x · Suites: a b · Components: main"
            ),
            ("A: 1\nhttp://x: 2", "A: 1"),
            ("Package: a\nDescription:\n all is below", "a"),
        ]
    ) func theMostTellingFieldsAreTheSummary(stanza: String, summary: String) {
        #expect(document(stanza, as: .stanzas).rows.map(\.summary) == [summary])
    }

    @Test(
        arguments: [
            ("Name: Ann\nAge: 3\n\nName: Bob\nAge: 4\n", true),
            ("# comment\nA: 1\nB: 2\nC: 3\n", true),
            ("A: 1\n# comment\nB: 2\nC: 3\n", true),
            ("From: a\nSubject: b\n\nSome text\nof a mail.\n\nMore of it\nand more.\n", true),
            ("Note: this is a text.\n", false),
            ("Note: this is a text.\n\nIt goes on\nand on.\n\nAnd on.\n", false),
            ("TODO: a\nTODO: b\nTODO: c\nTODO: d\n", false),
            ("INFO: a\nWARN: b\nERROR: c\n", false),
            ("name: CI\non:\n  push:\njobs:\n  build: x\n", false),
            (" A: 1\nB: 2\nC: 3\n", false),
            ("https://a\nhttps://b\nhttps://c\n", false),
            ("", false),
        ]
    ) func stanzasAreDetectedByContent(text: String, isDetected: Bool) {
        #expect((document(text, named: "status").format == .stanzas) == isDetected)
    }

    @Test func theFileNameTellsTheFormat() {
        #expect(document("anything", named: "a.dsc").format == .stanzas)
    }

    @Test func linesThatAreNoFieldsAreShownAndNamed() {
        let rows = document("Package: a\n\n\nPackage: b\nnot a field\n# comment\n x\nC: d", as: .stanzas).rows
        #expect(rows.map(\.detail) == ["Package: a", "Package: b\nnot a field\n# comment\n x\nC: d"])
        #expect(rows.map(\.problem) == [nil, "Line 5 is neither a field nor the continuation of one."])
    }

    @Test func aParagraphWithoutFieldsIsText() {
        let rows = document("no colon\nat all\n\n continued: nothing\n\n: no name\n", as: .stanzas).rows
        #expect(rows.map(\.summary) == ["no colon\nat all", " continued: nothing", ": no name"])
        #expect(rows.allSatisfy { $0.detail == nil && $0.problem == nil && $0.summaryLineLimit == 3 })
    }

    @Test(arguments: ["\r\n", "\r"]) func lineEndsOfOtherSystemsAreLineEnds(lineEnd: String) {
        let text = Self.status.replacing("\n", with: lineEnd)
        let (row, wanted) = (document(text, named: "status").rows, document(Self.status, named: "status").rows)
        #expect(row.map(\.summary) == wanted.map(\.summary))
        #expect(row.map(\.detail) == wanted.map(\.detail))
        #expect(row.allSatisfy { $0.problem == nil })
    }

    @Test func invalidBytesAndNULAreNamed() {
        let rows = document(
            Array("Package: a".utf8) + [0xFF] + Array("\nX: y\n\nPackage: b".utf8) + [0] + Array("\nZ: y\n".utf8),
            as: .stanzas
        ).rows
        #expect(rows.map(\.summary) == ["a\u{FFFD}", "b␀"])
        #expect(rows.map(\.detail) == ["Package: a\u{FFFD}\nX: y", "Package: b␀\nZ: y"])
        #expect(rows[0].problem?.hasPrefix("Byte 10 of the file is not UTF-8") == true)
        #expect(rows[1].problem?.hasPrefix("Byte 28 of the file is a NUL") == true)
    }

    /// A value of any size continues in parts.
    @Test(arguments: ["Package: ", "Package: a\nDescription: b\n ", "Package: a\n", "A"])
    func giganticValuesContinueInParts(beginning: String) {
        let bytes = Array(beginning.utf8) + [UInt8](repeating: 0x78, count: 20_000_000) + Array("\n\nPackage: z\n".utf8)
        let document = document(bytes, as: .stanzas)
        #expect(document.rowCount == 2)
        let row = document.row(at: 0)
        let text = row.detail ?? row.summary
        #expect(text.utf8.count < RowSpan.byteLimit + 200)
        #expect(document.nestedRows(at: 0)?.document.ranges.last?.upperBound == document.ranges[0].upperBound)
        #expect(document.row(at: 1).summary == "z")
    }

    @Test func aLongValueIsInTheDetailToo() {
        let name = String(repeating: "n", count: SummaryText.lengthLimit + 1)
        let row = document("Package: \(name)\nVersion: 1\n", as: .stanzas).row(at: 0)
        #expect(row.summary == "\(name.dropLast())… 1")
        #expect(row.detail == "Package: \(name)\nVersion: 1")
    }

    @Test func aMillionStanzasAreReadInAnyOrder() {
        let count = 1_000_000
        var text = ""
        for index in 0..<count { text += "Package: p\(index)\nVersion: \(index)\nSection: x\n\n" }
        let document = document(text, named: "status")
        #expect(document.format == .stanzas)
        #expect(document.rowCount == count)
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<300 {
            let row = Int.random(in: 0..<count, using: &generator)
            #expect(document.row(at: row).summary == "p\(row) \(row)")
        }
    }

    /// Whatever the bytes are, no field is lost: each line of a row is in its summary or in its detail.
    @Test func eachLineIsShown() {
        let lines = [
            "Package: a", "Version: 1", "Version: 2", "Description: d", "Description:", " more", "  * most", " .",
            "\tx",
            "# no", "stray", "Subject: s", "From: f", "Long: " + String(repeating: "v", count: 500), ":", "A:b", "A: :",
        ]
        for seed in 1...500 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let chosen = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
                lines.randomElement(using: &generator) ?? ""
            }
            let text = chosen.joined(separator: "\n")
            let row = document(text, as: .stanzas).row(at: 0)
            let shown = row.summary + "\n" + (row.detail ?? "")
            for line in chosen where line != " ." {
                let value = line.split(separator: ":", maxSplits: 1).last ?? Substring(line)
                let content = value.drop { $0.isWhitespace }
                #expect(shown.contains(content), "seed \(seed): \(text.debugDescription) lacks \(line)")
            }
        }
    }
}
