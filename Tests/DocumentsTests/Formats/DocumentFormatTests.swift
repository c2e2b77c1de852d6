import Testing

@testable import Documents

@Suite struct DocumentFormatTests {
    @Test(
        arguments: [
            ("a.csv", "", .csv), ("a.jsonl", "", .jsonLines), ("a.json", "", .json), ("a.txt", "", .text),
            ("a.json", "{\"a\": 1}\n{\"a\": 2}\n", .jsonLines),
            ("a.json", "{\"a\": 1}\n", .json),
            ("a.json", "[\n{\"a\": 1},\n{\"a\": 2}\n]\n", .json),
            ("a.md", "a,b\n1,2\n3,4\n", .text),
            ("-", "[1, 2]", .json),
            ("-", "[{\"a\": 1}, {\"a\": ", .json),
            ("-", "{\n  \"a\": [1,\n  2]\n}", .json),
            ("-", "[\"a\", \"tru", .json),
            ("-", "{\"a\": 1}\nbad\n{\"a\": 2}\n", .jsonLines),
            ("-", "bad\n{\"a\": 2}\n", .jsonLines),
            ("-", "{\"a\": 1}\n{\"a\": 2, \"b", .jsonLines),
            ("-", "[1,2]\n[3,4]\n", .jsonLines),
            ("-", "{ starting up\n{ more\n", .text),
            ("-", "{ \"x\" said\n", .text),
            ("-", "[note] this\n", .text),
            ("-", "[2024-01-01 10:00:00] up\n[2024-01-01 10:00:01] down\n", .log),
            ("-", "[1] A footnote, explained.\n", .text),
            ("-", "Mar 12 10:00:00 host kernel: up\nMar 12 10:00:01 host kernel: down\n", .log),
            (
                "-",
                "1.2.3.4 - - [12/Mar/2024:10:00:00 +0100] \"GET /\" 200\n1.2.3.4 - - [12/Mar/2024:10:00:00 +0100] \"GET /\" 200\n",
                .log
            ),
            ("-", "7364916 Cut files\n6a388e8 Lay out\n", .log),
            ("-", "name,age\nAnn,42\nBob,7\n", .csv),
            ("-", "name;age\nAnn;42\nBob;7\n", .csv),
            ("-", "name\tage\nAnn\t42\nBob\t7\n", .csv),
            ("-", "Well, then\nSo, what\nNo, never\n", .text),
            ("-", "One line, with a comma\n", .text),
            ("-", "commit to this\nAuthor: me\n", .text),
            ("-", "commit 0123abcd\nAuthor: Ann <a@b>\n\n    x\n", .gitLog),
            ("-", "\n\n", .text), ("-", "plain", .text),
        ] as [(String, String, DocumentFormat)]
    )
    func formatIsTold(name: String, text: String, format: DocumentFormat) {
        #expect(document(text, named: name).format == format)
    }

    @Test func longLinesJSONFilesAreToldByTheirBeginning() {
        let element = "{\"a\": \"" + String(repeating: "x", count: 1000) + "\"}"
        let array = "[" + Array(repeating: element, count: 200).joined(separator: ", ") + "]"
        #expect(document(array).format == .json)
        #expect(document(array).rowCount == 200)
        let huge = "{\"a\": \"" + String(repeating: "x", count: 100_000) + "\"}"
        #expect(document(huge).format == .json)
    }

    @Test func formatCanBeForced() {
        for format in DocumentFormat.allCases {
            #expect(document("{\"a\": 1}\n{\"a\": 2}\n", named: "a.jsonl", as: format).format == format)
            #expect(DocumentFormat(rawValue: format.rawValue) == format)
        }
        #expect(document("a\nb\n", named: "a.json", as: .text).rowCount == 1)
    }
}
