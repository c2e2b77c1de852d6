import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the remedies that no complaint of the page "What cannot happen" needs alone. Each test fails without its
/// remedy.
@Suite(.serialized) @MainActor struct RemedyTests {
    private func remedies(without remedy: PlatformRemedies) -> PlatformRemedies {
        .all.subtracting(remedy)
    }

    // MARK: clipsRows

    /// Returns a flaw if the content of a row that opens or folds is seen below the row.
    private func overflow(_ conduct: PlatformConduct, _ remedies: PlatformRemedies) throws -> String? {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        screen.framesPerSecond = 120
        let controller = PanelController()
        controller.expander.remedies = remedies
        screen.show(controller)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 1]) as? PanelCell)
        for _ in 0..<2 {
            controller.expander.toggle(at: [0, 1])
            for number in 0..<60 {
                screen.advance(by: 1 / 120)
                let (row, panel) = (screen.presentedFrame(of: cell), screen.presentedFrame(of: cell.panel))
                let isClipped = cell.clipsToBounds || cell.contentView.clipsToBounds || cell.panel.isHidden
                if !isClipped, panel.maxY > row.maxY + 0.5 {
                    return "frame \(number): the content ends at \(panel.maxY), and the row at \(row.maxY)"
                }
            }
            screen.settle()
        }
        return nil
    }

    @Test(arguments: [PlatformConduct.asOnIOS, Conducts.strict])
    func contentIsNotSeenBelowItsRow(conduct: PlatformConduct) throws {
        let flaw = try overflow(conduct, .all)
        #expect(flaw == nil)
        #expect(try overflow(conduct, remedies(without: .clipsRows)) != nil)
    }

    // MARK: showsLeavingRows

    /// Returns a flaw if the rows of a table that scrolls in a motion don't cover the screen in each frame.
    private func hole(_ conduct: PlatformConduct, _ remedies: PlatformRemedies) throws -> String? {
        let notes = (0..<40).map { Note(id: $0, lines: 12) }
        let fixture = NotesFixture([notes], conduct: conduct, remedies: remedies)
        let last = try #require(fixture.table.indexPathsForVisibleRows?.last)
        let first = try fixture.cell(0)
        fixture.expander.toggle(at: last)
        for number in 0..<60 {
            fixture.screen.advance(by: 1 / 120)
            let rows = fixture.table.subviews.filter { !$0.isHidden && $0.bounds.width == fixture.table.bounds.width }
            var covered: CGFloat = 0
            for frame in rows.map(fixture.screen.presentedFrame).sorted(by: { $0.minY < $1.minY })
            where !frame.isNull && frame.minY <= covered + 0.01 { covered = max(covered, frame.maxY) }
            if covered < 479.99 { return "frame \(number): the rows end at \(covered)" }
        }
        fixture.screen.settle()
        return first.superview === fixture.table && fixture.table.contentOffset.y == 0 ? "nothing scrolled" : nil
    }

    @Test(arguments: [PlatformConduct.asOnIOS, Conducts.strict])
    func rowsThatLeaveAreSeenUntilTheyAreGone(conduct: PlatformConduct) throws {
        let flaw = try hole(conduct, .all)
        #expect(flaw == nil)
        #expect(try hole(conduct, remedies(without: .showsLeavingRows)) != nil)
    }

    // MARK: holdsOffset

    @Test func aRowStaysWhenTheTableScrollsByItself() throws {
        #expect(try ComplaintCheck(Conducts.strict, .all).flaw(.tappedRowMoves) == nil)
        let without = remedies(without: .holdsOffset)
        #expect(try ComplaintCheck(Conducts.strict, without).flaw(.tappedRowMoves) != nil)
    }
}
