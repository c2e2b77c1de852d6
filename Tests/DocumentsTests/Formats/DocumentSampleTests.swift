import Testing

@testable import Documents

@Suite struct DocumentSampleTests {
    /// The first rows are found in parts of the sample, and are those of the whole one.
    @Test(arguments: [1, 40, 97, 5000]) func itemsAreTheFirstRows(length: Int) {
        let row = "{\"a\": \"\(String(repeating: "é", count: length))\"}\n"
        let bytes = Array(String(repeating: row, count: max(3, 60_000 / row.utf8.count)).utf8)
        for isWhole in [false, true] {
            let sample = DocumentSample(name: "a", bytes: bytes + Array("{\"b\"".utf8), isWhole: isWhole)
            func expectFirst(_ scanner: some RowScanner) {
                let all = sample.spans(scanner).map { sample.bytes[$0.range] }
                #expect(sample.items(scanner) == Array(all.prefix(DocumentSample.itemLimit)))
            }
            expectFirst(LineScanner(newline: 0x0A))
            expectFirst(JSONSequenceScanner())
            expectFirst(JSON5Scanner())
        }
    }
}
