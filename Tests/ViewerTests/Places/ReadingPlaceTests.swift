import Foundation
import Reader
import SeededRandom
import Testing

@testable import Documents
@testable import Viewer

/// Tests the encoding and decoding of places.
@Suite struct ReadingPlaceTests {
    static func random(_ random: inout SeededGenerator) -> ReadingPlace {
        func row() -> ReadingPlace.Row {
            let number = Int.random(in: 0...1 << 40, using: &random)
            return ReadingPlace.Row(index: number, offset: number * 3, digest: .random(in: 0...(.max), using: &random))
        }
        return ReadingPlace(
            open: (0..<Int.random(in: 0...8, using: &random)).map { _ in row() },
            top: Bool.random(using: &random) ? row() : nil,
            distance: CGFloat.random(in: 0...400, using: &random)
        )
    }

    @Test(arguments: 0..<8 as Range<UInt64>) func aWrittenPlaceIsReadAsItWas(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let place = Self.random(&random)
            #expect(try JSONDecoder().decode(ReadingPlace.self, from: JSONEncoder().encode(place)) == place)
        }
    }

    @Test(arguments: [
        #"{}"#, #"[]"#, #"{"open": [], "distance": -1}"#, #"{"open": [], "distance": 1e300}"#,
        #"{"open": [{"index": -1, "offset": 0, "digest": 0}], "distance": 0}"#,
        #"{"open": [{"index": 0, "offset": -5, "digest": 0}], "distance": 0}"#,
        #"{"open": [], "top": {"index": -9223372036854775808, "offset": 0, "digest": 0}, "distance": 0}"#,
        #"{"open": [{"index": 99999999999999999999, "offset": 0, "digest": 0}], "distance": 0}"#,
        #"{"open": [{"index": 0, "offset": 0, "digest": -1}], "distance": 0}"#, #"{"open": 3, "distance": 0}"#,
    ])
    func anImpossiblePlaceIsRefused(text: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ReadingPlace.self, from: Data(text.utf8)) }
    }

    @Test func moreRowsThanAreEverKeptAreRefused() throws {
        let row = ReadingPlace.Row(index: 1, offset: 2, digest: 3)
        for (count, isRead) in [(ReadingPlace.rowLimit, true), (ReadingPlace.rowLimit + 1, false)] {
            let data = try JSONEncoder().encode(ReadingPlace(open: Array(repeating: row, count: count)))
            #expect(((try? JSONDecoder().decode(ReadingPlace.self, from: data)) != nil) == isRead)
        }
    }

    @Test func rowsAreToldApartByWhatTheySay() {
        func row(_ summary: String, _ detail: String?, id: Int = 7) -> ReadingPlace.Row? {
            let row = DocumentRow(id: id, summary: summary, summaryLineLimit: 1, detail: detail, problem: nil)
            return ReadingPlace.Row(index: 1, row)
        }
        #expect(row("a", "b") == row("a", "b") && row("a", "b") != row("a", "c") && row("ab", nil) != row("a", "b"))
        #expect(row("a", "b") != row("a", "b", id: 8) && row("a", "b", id: -2) == nil)
    }

    /// In whatever order rows are found, each unchanged one is restored once, and no changed one is.
    @Test(arguments: 0..<8 as Range<UInt64>) func aPendingPlaceIsFoundOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let rows = (0..<20).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
            let place = ReadingPlace(
                open: rows.map { ReadingPlace.Row(index: $0, offset: $0, digest: .random(in: 0...1, using: &random)) },
                top: ReadingPlace.Row(index: .random(in: 0..<20, using: &random), offset: 0, digest: 0)
            )
            var pending = PendingPlace(place)
            var (open, tops, count) = ([DocumentRowID](), [DocumentRowID](), 0)
            let last = Int.random(in: 0...25, using: &random)
            while count < last {
                count = min(last, count + Int.random(in: 1...7, using: &random))
                let found = pending.take(rowCount: count, isComplete: count == last) { $0.digest == 0 }
                open += found.open
                tops += [found.top].compactMap { $0 }
            }
            let same = place.open.filter { row in row.digest == 0 && row.index < last }.map(\.id)
            let top = place.top?.index ?? 0
            #expect(open.sorted() == same.sorted())
            #expect(tops == (top < last ? [DocumentRowID(index: top)] : []))
            #expect(last == 0 || pending.rest.isBeginning)
        }
    }
}
