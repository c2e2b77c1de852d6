import SeededRandom
import Testing

@testable import Documents

@Suite struct LinesRowsTests {
    @Test(arguments: [
        "NAME                     READY   STATUS    RESTARTS   AGE\nweb-5d9c7b7f7c-abcde     1/1     Running   0          5d\ndb-0                     0/1     CrashLoopBackOff   12   5d\n",
        "NAME      AGE CITY\nAnn        31 Ulm\nBob         7 Koeln\nCyril     104 Duesseldorf\n",
        "total 8\ndrwxr-xr-x  2 ann ann 4096 Jan  2 10:00 src\n-rw-r--r-- 10 ann ann   12 Jan 12 10:00 a.txt\n",
    ]) func outputOfProgramsIsLines(text: String) {
        let document = document(text, named: "out.txt")
        #expect(document.format == .lines)
        #expect(document.rows.map(\.summary) == text.split(separator: "\n").map(String.init))
        #expect(document.rows.allSatisfy { $0.summaryIsCode && $0.summaryLineLimit == 1 && $0.detail == nil })
    }

    @Test func blankLinesAreRows() {
        let document = document("a\n\n  \r\n\tb\n\n", as: .lines)
        #expect(document.rows.map(\.summary) == ["a", " ", "  ", "\tb", " "])
        #expect(document.ranges == [0..<1, 2..<2, 3..<5, 7..<9, 10..<10])
        #expect((0..<5).map(document.line(ofRowAt:)) == [1, 2, 3, 4, 5])
    }

    @Test func aLineIsFoundAfterManyBlankOnes() {
        let document = document(String(repeating: "\n", count: 5000) + "x", as: .lines)
        #expect(document.rowCount == 5001 && document.row(at: 5000).summary == "x")
        #expect(document.row(atLine: 4000) == 3999)
    }

    /// The rows are the lines, in windows of any size and from any row on.
    @Test(arguments: 1...40 as ClosedRange<UInt64>) func rowsAreTheLines(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let lines = (0..<Int.random(in: 0...3000, using: &random)).map { _ in
            String(
                repeating: ["a", " ", "é"].randomElement(using: &random) ?? "",
                count: Int.random(in: 0...9, using: &random)
            )
        }
        let text = lines.map { $0 + "\n" }.joined()
        let document = document(text, as: .lines)
        let bytes = Array(text.utf8)
        #expect(document.ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == lines, "seed \(seed)")
    }
}
