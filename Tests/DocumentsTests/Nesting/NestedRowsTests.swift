import DocumentFuzzers
import Foundation
import SeededRandom
import Testing

@testable import Documents

@Suite struct NestedRowsTests {
    /// The rows inside rows are the values that Foundation finds, each once.
    @Test(arguments: 1...150 as ClosedRange<UInt64>) func rowsInsideRowsAreFoundationsValues(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = "[" + RandomJSON.text(&generator, depth: 5) + "," + RandomJSON.text(&generator, depth: 5) + "]"
        let document = document(text, named: "a.json")
        let bytes = Array(text.utf8)
        let values = try (0..<document.rowCount).map { try value(ofRow: $0, in: document, bytes, isMember: false) }
        let wanted = try JSONSerialization.jsonObject(with: Data(bytes)) as? NSArray
        #expect(values as NSArray == wanted, "seed \(seed): \(text)")
    }

    /// A nested row is identified by the offset of its first byte, so it can't begin where the row around it does. A
    /// row of the document is identified by its index.
    @Test(arguments: FormatName.allCases) func rowsInsideEachOtherBeginApart(format: FormatName) {
        for seed in 0...UInt64(60) {
            let text = seed == 0 ? format.example : RowPieces.text(of: format, seed: seed)
            let document = document(text, as: format)
            var rest = (0..<document.rowCount).compactMap { document.nestedRows(at: $0)?.document }
            while let rows = rest.popLast() {
                for row in 0..<rows.rowCount {
                    guard let inside = rows.nestedRows(at: row)?.document, inside.rowCount > 0 else { continue }
                    let (first, own) = (
                        inside.byteRange(ofRowAt: 0).lowerBound, rows.byteRange(ofRowAt: row).lowerBound
                    )
                    #expect(first > own, "seed \(seed), \(format): \(rows.row(at: row).summary)")
                    rest.append(inside)
                }
            }
        }
    }

    private func value(
        ofRow row: Int,
        in document: any Document,
        _ bytes: [UInt8],
        isMember: Bool
    ) throws -> NSObject {
        let range = document.byteRange(ofRowAt: row)
        guard let nested = document.nestedRows(at: row), !nested.isQuoted else {
            let text = isMember ? [0x7B] + bytes[range] + [0x7D] : bytes[range]
            let value = try RandomJSON.parse(text)
            return try #require(isMember ? (value as? [String: NSObject])?.first?.value : value)
        }
        let rows = nested.document
        let isObject = bytes[nested.firstOffset - 1] == UInt8(ascii: "{")
        #expect(range.contains(nested.firstOffset - 1) && document.row(at: row).detail == nil)
        let values = try (0..<rows.rowCount).map { try value(ofRow: $0, in: rows, bytes, isMember: isObject) }
        guard isObject else { return values as NSArray }
        let keys = try (0..<rows.rowCount).map { row in
            let object = try RandomJSON.parse([0x7B] + bytes[rows.byteRange(ofRowAt: row)] + [0x7D])
            return try #require((object as? [String: NSObject])?.first?.key)
        }
        return Dictionary(uniqueKeysWithValues: zip(keys, values)) as NSDictionary
    }

    /// Rows of any bytes are inside the row around them, in order, and begin at different offsets.
    @Test(arguments: 1...100 as ClosedRange<UInt64>) func damagedBytesHaveRowsThatAreApart(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var bytes = Array("[\(RandomJSON.text(&generator, depth: 5)),\(RandomJSON.text(&generator, depth: 4))]".utf8)
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            let new: [UInt8] = [0, 0x22, 0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x3A, 0x5C, 0xC3, 0xFF, 0x0A]
            bytes[place] = new.randomElement(using: &generator) ?? 0
        }
        if Bool.random(using: &generator) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator)) }
        var last = -1
        var rows = 0
        func walk(_ document: any Document, inside range: Range<Int>) {
            for row in 0..<document.rowCount {
                let place = document.byteRange(ofRowAt: row)
                #expect(place.lowerBound > last && range.lowerBound <= place.lowerBound, "seed \(seed), byte \(place)")
                #expect(place.upperBound <= range.upperBound && !document.row(at: row).summary.isEmpty)
                last = place.lowerBound
                rows += 1
                if let nested = document.nestedRows(at: row) {
                    walk(nested.document, inside: nested.firstOffset..<place.upperBound)
                }
            }
        }
        walk(DocumentsTests.document(bytes, as: .json), inside: 0..<bytes.count)
        #expect(rows > 0)
    }

    @Test func anyDepthIsReached() throws {
        let depth = 100_000
        let text = String(repeating: "[", count: depth) + "7" + String(repeating: "]", count: depth)
        var rows: any Document = document(text, named: "a.json")
        for level in 1..<100 {
            #expect(rows.rowCount == 1 && rows.byteRange(ofRowAt: 0) == level..<2 * depth + 1 - level)
            rows = try #require(rows.nestedRows(at: 0)).document
        }
        // The innermost rows are reached as well.
        let inner = String(text.dropFirst(depth - 2).dropLast(depth - 2))
        rows = document(inner, named: "a.json")
        rows = try #require(rows.nestedRows(at: 0)).document
        #expect(rows.row(at: 0).summary == "7" && rows.nestedRows(at: 0) == nil)
    }

    @Test func duplicateKeysAreRows() throws {
        let rows = try #require(document(#"[{"a": 1, "a": 2}]"#, named: "a.json").nestedRows(at: 0)).document
        #expect((0..<rows.rowCount).map { rows.row(at: $0).summary } == ["a: 1", "a: 2"])
    }

    @Test func linesAreThoseOfTheDocument() throws {
        let document = document("{\n\"a\":\n[\n1,\n2\n]}", named: "a.json")
        let rows = try #require(document.nestedRows(at: 0)).document
        #expect((0..<2).map { rows.line(ofRowAt: $0) } == [4, 5])
        #expect(rows.row(atLine: 5) == 1)
    }

    /// The rows inside a row that grows are those of the longer row.
    @MainActor @Test func rowsInsideGrowWithTheirRow() throws {
        let text = Array(#"[[1, {"a": 2}, 3, "x", [4], 5]]"#.utf8)
        for cut in 2..<text.count {
            let rows = { (end: Int) in
                let place = NestedPlace(1..<end, .json, beginsAtStart: false)
                return NestedRows(MemoryBytes(text), place, line: 1, title: "a", isStepwise: true)
            }
            let (whole, grown) = (rows(text.count - 1), rows(cut))
            grown.extend(to: text.count - 1)
            #expect(grown.document.state.rowCount == 6)
            #expect((0..<6).map(grown.document.row(at:)) == (0..<6).map(whole.document.row(at:)), "cut at \(cut)")
        }
    }

    /// The memory for the rows of a container doesn't depend on the size of the rows, nor on their number but for the
    /// index.
    @Test func aLargeArrayKeepsAnIndexOnly() throws {
        let text = #"{"items": ["# + (0..<200_000).map { "{\"id\":\($0)}" }.joined(separator: ",") + "]}"
        let rows = try #require(document(text, named: "a.json").nestedRows(at: 0)).document
        #expect(rows.rowCount == 200_000 && rows.row(at: 199_999).summary == "id: 199999")
        #expect(rows.row(atByte: text.utf8.count - 4) == 199_999)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>) func bytesLeadToRows(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let elements = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
            RandomJSON.text(&generator, depth: 2)
        }
        let text = "[" + elements.joined(separator: ",") + "]"
        let document = document(text, named: "a.json")
        let starts = document.ranges.map(\.lowerBound)
        var row: Int?
        for offset in 0...text.utf8.count {
            let next = row.map { $0 + 1 } ?? 0
            if next < starts.count, starts[next] <= offset { row = next }
            #expect(document.row(atByte: offset) == row, "seed \(seed)")
        }
    }
}
