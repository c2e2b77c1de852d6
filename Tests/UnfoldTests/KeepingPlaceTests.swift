import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that the rows on the screen keep their places while others come and go, whether the client changes its data
/// before the call or in the closure.
@Suite(.serialized) @MainActor struct KeepingPlaceTests {
    enum Order: CaseIterable {
        case dataBefore, dataInside
    }

    /// Changes random rows that aren't the first one on the screen.
    private func change(_ fixture: NotesFixture, _ order: Order, _ random: inout SeededGenerator, id: Int) throws {
        let first = try #require(fixture.table.indexPathsForVisibleRows?.first)
        var notes = fixture.notes.sections[0]
        let kept = notes[first.row].id
        var update: @MainActor (UITableView) -> Void
        if Bool.random(using: &random) {
            let row = Int.random(in: 0...notes.count, using: &random)
            notes.insert(Note(id: id, lines: Int.random(in: 1...12, using: &random)), at: row)
            update = { $0.insertRows(at: [[0, row]], with: .none) }
        } else {
            let rows = notes.indices.filter { notes[$0].id != kept }
            let row = try #require(rows.randomElement(using: &random))
            notes.remove(at: row)
            update = { $0.deleteRows(at: [[0, row]], with: .none) }
        }
        if order == .dataBefore { fixture.notes.sections[0] = notes }
        fixture.expander.keepingPlace {
            if order == .dataInside { fixture.notes.sections[0] = notes }
            update(fixture.table)
        }
    }

    @Test(arguments: Order.allCases, Conducts.all)
    func theFirstRowKeepsItsPlace(order: Order, conduct: PlatformConduct) throws {
        for seed in 0..<4 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let fixture = NotesFixture(conduct: conduct)
            for row in stride(from: 0, to: 60, by: 5) { fixture.expander.set(.expanded, for: row, animated: false) }
            fixture.table.scrollToRow(at: [0, 30], at: .top, animated: false)
            fixture.table.contentOffset.y += 7
            fixture.screen.settle()
            for step in 0..<12 {
                let cell = try #require(fixture.table.visibleCells.first)
                let top = fixture.screen.presentedFrame(of: cell).minY
                let text = (cell as? NoteCell)?.message.text
                try change(fixture, order, &random, id: 1_000 + step)
                fixture.screen.settle()
                let row = fixture.notes.sections[0].firstIndex { $0.text == text }
                let now = try fixture.cell(try #require(row))
                let moved = fixture.screen.presentedFrame(of: now).minY - top
                #expect(abs(moved) < 0.51, "seed \(seed), step \(step): by \(moved)")
                #expect(fixture.flaw() == nil, "seed \(seed), step \(step)")
            }
        }
    }
}
