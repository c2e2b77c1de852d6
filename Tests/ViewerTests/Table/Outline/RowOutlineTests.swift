import Foundation
import Reader
import SeededRandom
import Testing

@testable import Documents
@testable import Viewer

/// Tests an outline with random open rows against the rows found by looking into each open row.
@Suite @MainActor struct RowOutlineTests {
    private struct Row: Equatable {
        let id: DocumentRowID
        let depth: Int
    }

    /// Returns values inside each other, on lines that adjoin.
    private static func yaml(_ random: inout SeededGenerator, indentation: Int = 0) -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { key in
            let line = String(repeating: " ", count: indentation) + "k\(key):"
            guard indentation < 8, Bool.random(using: &random) else { return "\(line) 1\n" }
            return "\(line)\n" + yaml(&random, indentation: indentation + 2)
        }.joined()
    }

    /// Returns elements inside each other, each of which begins where the one before ends.
    private static func xml(_ random: inout SeededGenerator, depth: Int = 0) -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            depth < 4 && Bool.random(using: &random) ? "<e>\(xml(&random, depth: depth + 1))</e>" : "<e/>"
        }.joined()
    }

    private static func document(_ random: inout SeededGenerator) -> any Document {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return ViewerTests.document(yaml(&random), named: "a.yaml")
        case 1: return ViewerTests.document("<e>\(xml(&random))</e>", named: "a.xml")
        default:
            var generator = OddJSONGenerator(seed: random.next())
            return ViewerTests.document(generator.document(leaves: 60).text, named: "a.json")
        }
    }

    /// Returns the visible rows of an outline.
    private static func rows(of outline: RowOutline) -> [Row] {
        (0..<outline.count).compactMap { index in
            guard let id = outline.id(at: index), let place = outline.runs[index] else { return nil }
            return Row(id: id, depth: place.depth)
        }
    }

    /// Returns the rows of a document, and after each open row those inside it.
    private static func rows(of document: any Document, _ list: RowList, open: (DocumentRowID) -> Bool) -> [Row] {
        var rows: [Row] = []
        func add(_ row: Int, in document: any Document, inside root: Int?, depth: Int) {
            let offset = root == nil ? nil : document.byteRange(ofRowAt: row).lowerBound
            let id = DocumentRowID(index: root ?? row, offset: offset)
            rows.append(Row(id: id, depth: depth))
            guard open(id), let nested = document.nestedRows(at: row)?.document else { return }
            for member in 0..<nested.rowCount { add(member, in: nested, inside: root ?? row, depth: depth + 1) }
        }
        for place in 0..<list.count(of: document.rowCount) {
            add(list.row(at: place), in: document, inside: nil, depth: 0)
        }
        return rows
    }

    private static func list(of count: Int, _ random: inout SeededGenerator) -> RowList {
        let some = (0..<count).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return .all
        case 1: return .some(RowSet(some))
        default: return .sorted(RowOrder(some.shuffled(using: &random)))
        }
    }

    @Test(arguments: 0..<120 as Range<UInt64>)
    func openRowsAreFollowedByThoseInsideThem(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let document = Self.document(&random)
        let list = Self.list(of: document.rowCount, &random)
        // Some of all rows, whether or not those around them are open.
        var ids = Self.rows(of: document, .all) { _ in true }.map(\.id)
        ids = ids.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }

        let outline = RowOutline(document)
        outline.setDocumentCount(document.rowCount)
        outline.show(list, opening: ids.shuffled(using: &random), costLimit: .max)
        let open = Set(ids)
        #expect(Self.rows(of: outline) == Self.rows(of: document, list, open: open.contains))
        for index in 0..<outline.count { #expect(outline.id(at: index).flatMap(outline.index(of:)) == index) }

        // The same by single changes, in any order in which a row comes after those around it.
        let single = RowOutline(document)
        single.setDocumentCount(document.rowCount)
        single.show(list, opening: [])
        var rest = ids.shuffled(using: &random)
        while true {
            let closed = rest.filter { !single.open($0) }
            guard closed.count < rest.count else { break }
            rest = closed
        }
        #expect(Self.rows(of: single) == Self.rows(of: outline))

        // The same in parts, each of which opens a row or more.
        let parts = RowOutline(document)
        parts.setDocumentCount(document.rowCount)
        parts.show(list, opening: ids, costLimit: Int.random(in: 0...20_000, using: &random))
        while !parts.waiting.isEmpty {
            let (count, waiting) = (parts.count, parts.waiting.count)
            let inserted = parts.openWaiting(costLimit: Int.random(in: 1...20_000, using: &random))
            #expect(parts.count == count + inserted.count && parts.waiting.count < waiting)
        }
        #expect(Self.rows(of: parts) == Self.rows(of: outline))

        // Closing a row closes those inside it.
        for id in ids.shuffled(using: &random).prefix(5) {
            guard let place = single.index(of: id).flatMap({ single.runs[$0] }) else { continue }
            single.close(id)
            #expect(single.groupKey(inside: place) == nil)
            let rows = Self.rows(of: single).map(\.id)
            #expect(rows.indices.allSatisfy { single.index(of: rows[$0]) == $0 })
        }
        single.reset(opening: ids)
        #expect(Self.rows(of: single) == Self.rows(of: outline))
    }
}
