import Foundation
import Testing

/// Tests the memory of the viewer while many long rows are unfolded (`Tests/ViewerProbe`).
@Suite(.serialized)
struct ViewerMemoryTests {
    /// The greatest memory with rows of 200 kB unfolded, in bytes.
    private static let limit = 200_000_000
    private let folder: ScratchFolder

    init() throws { folder = try ScratchFolder() }

    @Test func fiftyRowsOfNestedJSONUnfoldWithinTheLimit() throws {
        let value = #"{"key":[{"name":"some text","numbers":[1,2,3,{"deep":[true,null,"more"]}]},[4,[5,[6]]]]}"#
        let row = "[" + repeatElement(value, count: 200_000 / value.utf8.count).joined(separator: ",") + "]\n"
        try checkMemory(of: folder.file("rows.jsonl", String(repeating: row, count: 50)))
    }

    @Test func tenRowsOfTextUnfoldWithinTheLimit() throws {
        let words = (0..<20_000).map { "word\($0 * 7919 % 100_003)" }.joined(separator: " ") + "\n"
        try checkMemory(of: folder.file("rows.txt", String(repeating: words, count: 10)))
    }

    private func checkMemory(of file: URL) throws {
        let probe = try Program("ViewerProbe", ["unfold", file.path, "50"])
        #expect(try probe.end() == 0)
        let peak = try #require(
            probe.lines.first { $0.hasPrefix("peak ") }.flatMap { Int($0.dropFirst(5)) },
            "no peak in:\n\(probe.text)"
        )
        #expect(peak < Self.limit)
        // The probe draws each row at several positions, so less means that nothing was unfolded.
        #expect(peak > 8_000_000)
    }
}
