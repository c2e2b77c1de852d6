import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

@Suite(.serialized) @MainActor struct RestoringTests {
    @Test(arguments: [0, 7, 150, 298])
    func aRestartShowsTheSame(row: Int) throws {
        let rows = NotesFixture.mixed(300)
        let fixture = NotesFixture([rows])
        for id in [3, 8, 151, 153] { fixture.expander.set(.expanded, for: id, animated: false) }
        fixture.table.scrollToRow(at: [0, row], at: .top, animated: false)
        if row > 0, row < 290 { fixture.table.contentOffset.y += 17 }
        fixture.screen.settle()
        let data = try JSONEncoder().encode(fixture.expander.snapshot)
        let tops = try fixture.tops()
        let again = NotesFixture([rows])
        again.expander.restore(try JSONDecoder().decode(type(of: again.expander.snapshot), from: data))
        again.screen.settle()
        #expect(try again.tops() == tops && again.expander.state == fixture.expander.state && again.flaw() == nil)
    }

    /// A restarted table only estimates the height of the row, by far less than what has been scrolled past.
    @Test(arguments: [700, 1900, 3000], Conducts.all)
    func aPlaceInsideAHighRowIsRestored(distance: CGFloat, conduct: PlatformConduct) throws {
        var rows = NotesFixture.mixed(300)
        rows[150] = Note(id: 150, lines: 200)
        let fixture = NotesFixture([rows], conduct: conduct)
        fixture.expander.set(.expanded, for: 150, animated: false)
        fixture.table.scrollToRow(at: [0, 150], at: .top, animated: false)
        fixture.screen.settle()
        fixture.table.contentOffset.y += distance
        fixture.screen.settle()
        let tops = try fixture.tops()
        try #require(tops[150] != nil)
        let again = NotesFixture([rows], conduct: conduct)
        again.expander.restore(fixture.expander.snapshot)
        again.screen.settle()
        #expect(try again.tops() == tops)
    }

    @Test func rowsThatAreGoneArePassedOver() throws {
        let fixture = NotesFixture()
        fixture.open(3)
        fixture.table.scrollToRow(at: [0, 40], at: .top, animated: false)
        fixture.screen.settle()
        let snapshot = fixture.expander.snapshot
        let other = NotesFixture([NotesFixture.mixed(10)])
        other.expander.restore(snapshot)
        other.screen.settle()
        #expect(other.isOpen(3) && other.flaw() == nil)
        other.expander.prune { $0 < 3 }
        #expect(other.expander.state.isEmpty)
    }

    @Test func lessMotionIsAFade() throws {
        let fixture = NotesFixture()
        fixture.screen.reducesMotion = true
        defer { fixture.screen.reducesMotion = false }
        let cell = try fixture.cell(3)
        let folded = cell.frame.height
        fixture.screen.tap(cell)
        fixture.screen.advance(by: 1 / 120)
        #expect(
            fixture.screen.presentedFrame(of: cell).height > folded
                && fixture.screen.presentedFrame(of: cell) == cell.frame
        )
        fixture.screen.settle()
        #expect(fixture.flaw() == nil)
    }
}

extension NotesFixture {
    /// Returns the tops of the rows on the screen.
    func tops() throws -> [Int: CGFloat] {
        Dictionary(
            uniqueKeysWithValues: try (table.indexPathsForVisibleRows ?? [])
                .map { ($0.row, (screen.presentedFrame(of: try cell($0.row)).minY * 2).rounded()) }
        )
    }
}
