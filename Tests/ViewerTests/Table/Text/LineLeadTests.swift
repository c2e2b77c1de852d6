import Testing
import UIKit

@testable import Documents
@testable import Viewer

/// Tests how much of a line is before its text.
@Suite struct LineLeadTests {
    @Test(arguments: [
        ("a text", 0), ("    indented", 4), ("\ttab", 1), ("- item", 2), ("  • item", 6), ("12. item", 4),
        ("3) item", 3),
        ("│ quoted", 4), ("-5", 0), ("1234. year", 0), ("2024", 0), ("    ", 0), ("", 0), ("- ", 0), ("key: value", 5),
        ("  key:   value", 9), ("key: ", 0), (String(repeating: " ", count: 300) + "x", 0),
    ])
    func leadOfALine(line: String, length: Int) {
        let key = line.utf8.firstIndex(of: 0x3A).map { line.utf8.distance(from: line.startIndex, to: $0) + 1 }
        let found = LineLead.length(of: Substring(line).utf8, isCode: false) { place in
            key.flatMap { place < $0 ? $0 : nil }
        }
        #expect(found == length, "\(line)")
    }

    /// In code, a sign at the beginning marks a changed line, whatever is after it.
    @Test(arguments: [("+let x", 1), ("-    var", 5), (" -1", 1), ("@@ -1 @@", 0), ("+- item", 3), ("-  1. a", 6)])
    func leadOfALineOfCode(line: String, length: Int) {
        #expect(LineLead.length(of: Substring(line).utf8, isCode: true) { _ in nil } == length, "\(line)")
    }
}
