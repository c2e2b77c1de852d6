import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import Unfold

/// Tests that common complaints about tables that unfold can't occur.
@Suite(.serialized) @MainActor struct ComplaintTests {
    @Test(arguments: [0, 13, 30, 58])
    func theTableJumpsOnAnUpdateWhenHeightsAreAutomatic(top: Int) throws {
        let fixture = NotesFixture()
        fixture.table.scrollToRow(at: [0, top], at: .top, animated: false)
        fixture.screen.settle()
        for _ in 0..<2 {
            for path in fixture.table.indexPathsForVisibleRows ?? [] where fixture.notes.sections[0][path.row].lines > 3
            {
                // A row that unfolded earlier may have moved it off the screen.
                guard let cell = fixture.table.cellForRow(at: path) else { continue }
                let middle = fixture.screen.presentedFrame(of: cell).midY
                guard middle > 0, middle < 470 else { continue }
                let report = fixture.screen.jumps(in: fixture.table) {
                    fixture.screen.tap(cell)
                    fixture.screen.settle()
                }
                #expect(report.largest < 0.01, "\(report)")
                #expect(fixture.flaw() == nil)
            }
        }
    }

    @Test func expandedStateLandsOnTheWrongRow() throws {
        let fixture = NotesFixture()
        try fixture.tap(3)
        fixture.screen.settle()
        fixture.notes.sections[0].insert(Note(id: 100, lines: 6), at: 1)
        fixture.table.insertRows(at: [[0, 1]], with: .automatic)
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && fixture.flaw() == nil)
        fixture.notes.sections[0].removeFirst(2)
        fixture.table.deleteRows(at: [[0, 0], [0, 1]], with: .automatic)
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && fixture.flaw() == nil)
        fixture.notes.sections[0].swapAt(2, 5)
        fixture.table.performBatchUpdates {
            fixture.table.moveRow(at: [0, 2], to: [0, 5])
            fixture.table.moveRow(at: [0, 5], to: [0, 2])
        }
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && fixture.flaw() == nil)
        fixture.notes.sections[0].reverse()
        fixture.table.reloadData()
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && fixture.flaw() == nil)
    }

    @Test func theTappedRowMovesWhenTheAccordionClosesAnotherOneAboveIt() throws {
        let fixture = NotesFixture(policy: .accordion)
        fixture.table.scrollToRow(at: [0, 20], at: .top, animated: false)
        fixture.screen.settle()
        for row in [20, 23, 25, 21] where fixture.table.cellForRow(at: [0, row]) != nil {
            let cell = try fixture.cell(row)
            let top = fixture.screen.presentedFrame(of: cell).minY
            let fits = fixture.screen.presentedFrame(of: cell).midY
            guard fits > 0, fits < 200 else { continue }
            let trace = fixture.screen.trace([cell]) {
                fixture.screen.tap(cell)
                fixture.screen.settle()
            }
            #expect(trace[0].curve(\.minY).firstMovement() == nil, "row \(row) was at \(top)")
            #expect(fixture.flaw() == nil)
        }
    }

    @Test func theRowBlinksBecauseASecondCellIsCrossFadedIn() throws {
        let fixture = NotesFixture()
        let cell = try fixture.cell(3)
        let made = fixture.notes.cellsMade
        let shown = fixture.table.visibleCells.count
        fixture.screen.tap(cell)
        for _ in 0..<60 {
            fixture.screen.advance(by: 1 / 120)
            #expect(cell.alpha == 1 && cell.layer.presentation()?.opacity == 1)
        }
        #expect(try fixture.cell(3) === cell)
        #expect(fixture.notes.cellsMade <= made + shown, "none is made for a row that was there")
    }

    @Test func collapseStrandsTheReader() throws {
        let fixture = NotesFixture([(0..<12).map { Note(id: $0, lines: 40) }])
        fixture.open(10)
        fixture.open(11)
        fixture.table.scrollToRow(at: [0, 11], at: .bottom, animated: false)
        fixture.screen.settle()
        for row in [11, 10] {
            fixture.expander.set(.collapsed, for: row)
            fixture.screen.settle()
            let frame = fixture.screen.presentedFrame(of: try fixture.cell(row))
            #expect(frame.minY >= -0.01 && frame.maxY <= 480.01 && fixture.flaw() == nil)
        }
    }

    @Test func theExpandedPartEndsUpOffTheScreen() throws {
        let fixture = NotesFixture()
        let last = try #require(
            fixture.table.indexPathsForVisibleRows?.last { fixture.notes.sections[0][$0.row].lines > 3 }
        )
        let cell = try fixture.cell(last.row)
        let report = fixture.screen.jumps(in: fixture.table) {
            fixture.expander.toggle(at: last)
            fixture.screen.settle()
        }
        let frame = fixture.screen.presentedFrame(of: cell)
        #expect(frame.maxY <= 480.01 && frame.minY >= 0 && report.largest < 0.01, "\(frame) \(report)")
        // It is taller than the screen, so its top is shown.
        let tall = NotesFixture([(0..<12).map { Note(id: $0, lines: 60) }])
        tall.expander.toggle(at: [0, 4])
        tall.screen.settle()
        #expect(abs(tall.screen.presentedFrame(of: try tall.cell(4)).minY) < 0.01)
    }

    @Test func contentVanishesAtOnceOrRowsOverlap() throws {
        let fixture = NotesFixture([(0..<40).map { Note(id: $0, lines: 12) }])
        for level in [RowLevel.expanded, .collapsed] {
            for row in [1, 4] {
                fixture.expander.set(level, for: row)
                repeat {
                    fixture.screen.advance(by: 1 / 120)
                    #expect(fixture.flaw() == nil)
                    let shown = fixture.table.subviews.compactMap { $0 as? NoteCell }.filter { !$0.isHidden }
                        .map { fixture.screen.presentedFrame(of: $0) }
                    // Rows cover the screen from top to bottom.
                    var covered: CGFloat = 0
                    for frame in shown.sorted(by: { $0.minY < $1.minY }) where frame.minY <= covered + 0.01 {
                        covered = max(covered, frame.maxY)
                    }
                    #expect(covered >= 479.99, "row \(row) \(level): covered to \(covered)")
                } while try fixture.cell(row).layer.animationKeys() != nil
                fixture.screen.settle()
            }
        }
    }

    @Test func encapsulatedLayoutHeightConflicts() throws {
        let fixture = NotesFixture()
        for row in [3, 5, 3] {
            fixture.expander.toggle(at: [0, row])
            for _ in 0..<70 {
                fixture.screen.advance(by: 1 / 120)
                for cell in fixture.table.visibleCells {
                    let engine = try #require(cell.contentView.layoutEngine)
                    #expect(engine.reported.isEmpty)
                }
            }
        }
    }

    @Test func aReusedCellShowsAnotherRowsState() throws {
        let fixture = NotesFixture([NotesFixture.mixed(300)])
        var random = SeededGenerator(seed: 4)
        for _ in 0..<40 {
            let row = Int.random(in: 0..<300, using: &random)
            fixture.table.scrollToRow(at: [0, row], at: .middle, animated: false)
            fixture.screen.settle()
            fixture.expander.toggle(at: [0, row])
            fixture.screen.settle()
            #expect(fixture.flaw() == nil, "seed 4")
        }
    }

    @Test(arguments: [320.0, 200, 700])
    func isItTruncatedIsJudgedBeforeTheWidthIsKnown(width: CGFloat) throws {
        let text =
            "A text of one paragraph that needs more lines the narrower it is set, and none more once all of it is there."
        let long = (0..<20).map { Note(id: $0, lines: 1, words: String(text.prefix(20 + $0 * 4))) }
        let fixture = NotesFixture([long], size: CGSize(width: width, height: 2_000))
        for row in 0..<20 {
            let cell = try fixture.cell(row)
            let folded = cell.message.bounds.height
            fixture.expander.set(.expanded, for: row, animated: false)
            fixture.screen.settle()
            let unfolds = cell.message.bounds.height > folded
            #expect((cell.accessoryView != nil) == unfolds, "row \(row) in \(width)")
            #expect(fixture.isOpen(row) == unfolds)
        }
    }

    @Test func separatorsFlashOrVanish() throws {
        let fixture = NotesFixture()
        let cell = try fixture.cell(3)
        let line = { cell.subviews.last { $0.bounds.height <= 1 } }
        let separator = try #require(line())
        for _ in 0..<2 {
            fixture.screen.tap(cell)
            for _ in 0..<70 {
                fixture.screen.advance(by: 1 / 120)
                let (row, shown) = (
                    fixture.screen.presentedFrame(of: cell), fixture.screen.presentedFrame(of: separator)
                )
                #expect(line() === separator && abs(shown.maxY - row.maxY) < 0.01 && !separator.isHidden)
            }
        }
    }

    @Test func noControlOfDurationNoReversalTapsLost() throws {
        let fixture = NotesFixture()
        fixture.expander.motion = .curve(.linear, duration: 1)
        let cell = try fixture.cell(3)
        let folded = cell.frame.height
        fixture.screen.tap(cell)
        fixture.screen.advance(by: 0.5)
        let half = fixture.screen.presentedFrame(of: cell).height
        #expect(abs(half - (folded + cell.frame.height) / 2) < 0.5)
        // The row is reversed during its animation, and another row is tapped meanwhile.
        let trace = fixture.screen.trace([cell]) {
            fixture.screen.tap(cell)
            fixture.screen.advance(by: 0.1)
            fixture.expander.toggle(at: [0, 5])
            fixture.screen.settle()
        }
        #expect(trace[0].curve(\.height).firstJump(above: 2) == nil)
        #expect(!fixture.isOpen(3) && fixture.isOpen(5) && cell.frame.height == folded && fixture.flaw() == nil)
    }

    @Test func noSingleOpenNoExpandAllNoProgrammaticToggle() throws {
        let fixture = NotesFixture(policy: .accordion)
        fixture.expander.toggle(3)
        fixture.expander.toggle(5)
        fixture.screen.settle()
        #expect(!fixture.isOpen(3) && fixture.isOpen(5) && fixture.flaw() == nil)
        let free = NotesFixture()
        let report = free.screen.jumps(in: free.table) {
            free.expander.expandAll()
            free.screen.settle()
        }
        #expect(report.largest < 0.01 && free.flaw() == nil, "\(report)")
        #expect(free.isOpen(3) && free.isOpen(5))
        free.expander.collapseAll()
        free.screen.settle()
        #expect(free.expander.state.isEmpty && free.flaw() == nil)
    }

    @Test func aLabelsTextSnapsWhenItShrinks() throws {
        let fixture = NotesFixture()
        let cell = try fixture.cell(3)
        for _ in 0..<2 {
            fixture.screen.tap(cell)
            let trace = fixture.screen.trace(["text": cell.message, "row": cell]) { fixture.screen.settle() }
            #expect(trace["text"].curve(\.minY).firstDeparture(from: trace["row"].curve(\.minY)) == nil)
        }
    }

    @Test func aResizedWindowLeavesStaleHeights() throws {
        let text = String(repeating: "Words that wrap at any width. ", count: 9)
        let fixture = NotesFixture([(0..<30).map { Note(id: $0, lines: 1, words: String(text.prefix(20 + $0 * 8))) }])
        fixture.open(9)
        for width in [480.0, 240, 900, 320] {
            fixture.screen.resize(to: CGSize(width: width, height: 480))
            fixture.screen.settle()
            #expect(fixture.flaw() == nil)
            for path in fixture.table.indexPathsForVisibleRows ?? [] {
                let cell = try fixture.cell(path.row)
                let text = cell.message.sizeThatFits(CGSize(width: cell.message.bounds.width, height: 0)).height
                #expect(cell.frame.height == text + 25, "row \(path.row) in \(width)")
                let fits = cell.message.showsWholeText && cell.message.numberOfLines > 0
                #expect(fits == (cell.accessoryView == nil) || fixture.isOpen(path.row), "row \(path.row) in \(width)")
            }
        }
    }

    @Test func scrollToRowOvershoots() throws {
        let fixture = NotesFixture([NotesFixture.mixed(5_000)])
        for id in [4_001, 16, 2_500] {
            #expect(fixture.expander.show(id, at: .top, animated: false))
            fixture.screen.settle()
            #expect(abs(fixture.screen.presentedFrame(of: try fixture.cell(id)).minY) < 0.01)
            #expect(fixture.isOpen(id) && fixture.flaw() == nil)
        }
        #expect(!fixture.expander.show(9_999))
    }

    @Test func assistiveTechnologyIsNotTold() throws {
        let fixture = NotesFixture()
        let cell = try fixture.cell(3)
        #expect(cell.accessibilityExpandedStatus == .collapsed && cell.accessibilityTraits.contains(.button))
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Expand"])
        let action = try #require(cell.accessibilityCustomActions?.first)
        #expect(action.actionHandler?(action) == true)
        fixture.screen.settle()
        #expect(fixture.isOpen(3) && cell.accessibilityExpandedStatus == .expanded)
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Collapse"])
        let short = try fixture.cell(0)
        #expect(short.accessibilityExpandedStatus == .unsupported && !short.accessibilityTraits.contains(.button))
        #expect(short.accessibilityCustomActions?.isEmpty != false)
    }
}
