import Testing

@testable import Documents

/// Rows before and after a row that is kept with its end, since it is longer than a block.
@Suite struct LongRowTests {
    private static let filler = String(repeating: "text of a long row, ", count: RowIndex.longRow / 10)
    /// Files with three rows, of which the third is long.
    private static let files: [(format: FormatName, text: String)] = [
        (.log, "2024-03-12 10:00:00 up\n   more\n\n2024-03-12 10:00:01 middle\n2024-03-12 10:00:02 \(filler)\n"),
        (.log, "2024-03-12 10:00:00 up\n2024-03-12 10:00:01 middle\n   at\n2024-03-12 10:00:02 down\n   \(filler)\n"),
        (.text, "First\n\nThe middle\nof it\n\n\(filler)\n"),
        (.json, #"[{"a": 1}, {"b": "middle"}, {"c": "\#(filler)"}]"#),
        (.jsonLines, "{\"a\": 1}\n{\"b\": \"middle\"}\n{\"c\": \"\(filler)\"}\n"),
        (.csv, "a,b\n1,2\n3,middle\n4,\"\(filler)\"\n"),
    ]

    @Test(arguments: files.indices) func theRowBeforeALongOneIsWhole(index: Int) throws {
        let (format, text) = Self.files[index]
        let document = document(text, as: format)
        try #require(document.rowCount == 3)
        #expect(document.row(at: 1).problem == nil)
        let bytes = Array(text.utf8)
        let middle = String(decoding: bytes[document.byteRange(ofRowAt: 1)], as: UTF8.self)
        #expect(middle.contains("middle") && middle.count < 60)
        #expect(document.ranges.map(\.lowerBound) == document.ranges.map(\.lowerBound).sorted())
        #expect(document.byteRange(ofRowAt: 2).count > RowIndex.longRow)
    }

    @Test(arguments: files.indices) func theRowBeforeALongOneIsFound(index: Int) throws {
        let document = document(Self.files[index].text, as: Self.files[index].format)
        var written: [UInt8] = []
        var output = FilterOutput(marksMatches: false) { written += $0 }
        #expect(try output.run(RowFilter("middle", fieldNames: []), in: document) == 1)
        #expect(String(decoding: written, as: UTF8.self).contains("middle"))
    }
}
