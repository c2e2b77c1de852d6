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

    /// Older rows arrive while a finger holds or drags the content, as when a chat loads them at its beginning.
    @Test(arguments: [true, false], Conducts.all)
    func rowsUnderAFingerKeepTheirPlaces(animated: Bool, conduct: PlatformConduct) throws {
        let fixture = NotesFixture(conduct: conduct)
        let screen = fixture.screen
        fixture.table.contentOffset.y = 300
        screen.settle()
        screen.touchDown(at: CGPoint(x: 160, y: 200))
        for y in [215, 230, 250] as [CGFloat] {
            screen.touchMove(to: CGPoint(x: 160, y: y))
            screen.advance(by: 1 / 60)
        }
        #expect(fixture.table.isTracking && fixture.table.isDragging)
        let cell = try #require(fixture.table.visibleCells.dropFirst().first as? NoteCell)
        var top = screen.presentedFrame(of: cell).minY
        for step in 0..<6 {
            fixture.expander.keepingPlace(animated: animated) {
                let new = (0..<3).map { Note(id: 1_000 + step * 3 + $0, lines: 5) }
                fixture.notes.sections[0].insert(contentsOf: new, at: 0)
                fixture.table.insertRows(at: new.indices.map { [0, $0] }, with: .none)
            }
            #expect(abs(screen.presentedFrame(of: cell).minY - top) < 0.6, "step \(step)")
            // The content follows the finger from where it is.
            screen.touchMove(to: CGPoint(x: 160, y: 250 + CGFloat(step + 1) * 4))
            screen.advance(by: 1 / 60)
            top += 4
            #expect(abs(screen.presentedFrame(of: cell).minY - top) < 0.6, "step \(step), dragged")
        }
        screen.touchUp()
        screen.settle()
        #expect(fixture.flaw() == nil)
    }

    @Test(arguments: Conducts.all) func rowsInAFlingKeepTheirPlaces(conduct: PlatformConduct) throws {
        let fixture = NotesFixture([NotesFixture.mixed(300)], conduct: conduct)
        let screen = fixture.screen
        fixture.table.contentOffset.y = 3_000
        screen.settle()
        screen.touchDown(at: CGPoint(x: 160, y: 100))
        for step in 1...6 {
            screen.touchMove(to: CGPoint(x: 160, y: 100 + CGFloat(step) * 30))
            screen.advance(by: 1 / 60)
        }
        screen.touchUp()
        screen.advance(by: 0.1)
        #expect(fixture.table.isDecelerating)
        let cell = try #require(fixture.table.visibleCells.dropLast().last)
        let top = screen.presentedFrame(of: cell).minY
        fixture.expander.keepingPlace {
            fixture.notes.sections[0].insert(Note(id: 1_000, lines: 12), at: 0)
            fixture.table.insertRows(at: [[0, 0]], with: .none)
        }
        #expect(abs(screen.presentedFrame(of: cell).minY - top) < 0.6)
        #expect(fixture.table.isDecelerating)
        screen.settle()
        #expect(fixture.flaw() == nil)
    }

    /// The first row on the screen leaves with those above it. The next one that is left stays where it is.
    @Test(arguments: [true, false], Conducts.all)
    func theNextRowIsKeptIfTheFirstOneIsDeleted(animated: Bool, conduct: PlatformConduct) throws {
        let fixture = NotesFixture(conduct: conduct)
        for row in stride(from: 0, to: 20, by: 2) { fixture.expander.set(.expanded, for: row, animated: false) }
        fixture.table.scrollToRow(at: [0, 30], at: .top, animated: false)
        fixture.table.contentOffset.y += 20
        fixture.screen.settle()
        let paths = try #require(fixture.table.indexPathsForVisibleRows)
        let (first, next) = (paths[0].row, paths[2].row)
        let (text, top) = (try fixture.cell(next).message.text, try fixture.frame(next).minY)
        fixture.expander.keepingPlace(animated: animated) {
            fixture.notes.sections[0].removeSubrange(first - 3..<next)
            fixture.table.deleteRows(at: (first - 3..<next).map { [0, $0] }, with: .fade)
        }
        fixture.screen.settle()
        #expect(try fixture.cell(first - 3).message.text == text)
        #expect(try abs(fixture.frame(first - 3).minY - top) < 0.6 && fixture.flaw() == nil)
    }

    /// A row above the screen comes, and one on it leaves, in one motion in which nothing else moves by more.
    @Test(arguments: Conducts.all) func anAnimatedUpdateMovesOnlyWhatFollows(conduct: PlatformConduct) throws {
        let fixture = NotesFixture(conduct: conduct)
        for row in stride(from: 0, to: 60, by: 5) { fixture.expander.set(.expanded, for: row, animated: false) }
        fixture.table.scrollToRow(at: [0, 30], at: .top, animated: false)
        fixture.table.contentOffset.y += 7
        fixture.screen.settle()
        let row = try #require(fixture.table.indexPathsForVisibleRows?[2].row)
        let (above, below) = (try fixture.cell(row - 1), try fixture.cell(row + 1))
        let (stands, starts) = (fixture.screen.presentedFrame(of: above), fixture.screen.presentedFrame(of: below))
        fixture.expander.keepingPlace(animated: true) {
            fixture.notes.sections[0].remove(at: row)
            fixture.notes.sections[0].insert(Note(id: 1_000, lines: 5), at: 0)
            fixture.table.deleteRows(at: [[0, row]], with: .fade)
            fixture.table.insertRows(at: [[0, 0]], with: .fade)
        }
        var last = starts.minY
        fixture.screen.frames(40) {
            #expect(abs(fixture.screen.presentedFrame(of: above).minY - stands.minY) < 0.6)
            let top = fixture.screen.presentedFrame(of: below).minY
            #expect(top <= last + 0.01)
            last = top
        }
        #expect(starts.minY - last > 20)
        fixture.screen.settle()
        #expect(fixture.flaw() == nil && fixture.screen.misplacedRow(in: fixture.table) == nil)
    }
}
