import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests motions as a person sees them: quick taps, flings, turns, levels, and very long tables.
@Suite(.serialized) @MainActor struct MotionTests {
    private func notes(
        _ conduct: PlatformConduct,
        _ count: Int = 200,
        policy: ExpansionPolicy = .independent
    )
        -> NotesFixture
    {
        NotesFixture(
            [(0..<count).map { Note(id: $0, lines: 5 + $0 % 4) }],
            policy: policy,
            conduct: conduct
        )
    }

    @Test(arguments: Conducts.all) func quickTapsEndInOrder(conduct: PlatformConduct) throws {
        let fixture = notes(conduct)
        for number in 0..<60 {
            fixture.screen.tap(at: CGPoint(x: 100, y: 30 + CGFloat(number * 137 % 420)))
            fixture.screen.advance(by: 0.03)
        }
        fixture.screen.settle()
        #expect(fixture.flaw() == nil && fixture.screen.misplacedRow(in: fixture.table) == nil)
    }

    @Test(arguments: Conducts.all) func aDragInTheMotionEndsInOrder(conduct: PlatformConduct) throws {
        let fixture = notes(conduct)
        // Flings take seconds.
        fixture.screen.framesPerSecond = 60
        for round in 0..<6 {
            fixture.screen.tap(fixture.table.visibleCells[2])
            fixture.screen.advance(by: 0.08)
            fixture.screen.drag(
                from: CGPoint(x: 100, y: 400),
                to: CGPoint(x: 100, y: 150),
                duration: 0.15
            )
            fixture.screen.advance(by: 0.05)
            fixture.screen.settle()
            #expect(
                fixture.flaw() == nil && fixture.screen.misplacedRow(in: fixture.table) == nil,
                "\(round)"
            )
        }
    }

    @Test(arguments: Conducts.all) func aRowThatUnfoldsInAFlingNeverMovesBack(
        conduct: PlatformConduct
    ) throws {
        let fixture = notes(conduct)
        let screen = fixture.screen
        screen.touchDown(at: CGPoint(x: 150, y: 400))
        for step in 1...6 {
            screen.touchMove(to: CGPoint(x: 150, y: 400 - CGFloat(step) * 50))
            screen.advance(by: 1 / 60)
        }
        screen.touchUp()
        screen.advance(by: 0.1)
        let row = try #require(fixture.table.indexPathsForVisibleRows?[2].row)
        var last = try fixture.frame(row).minY
        fixture.expander.toggle(row)
        screen.frames(40) {
            guard let cell = fixture.table.cellForRow(at: [0, row]) else { return }
            let top = screen.presentedFrame(of: cell).minY
            #expect(top - last < 1)
            last = top
        }
        screen.settle()
        #expect(fixture.isOpen(row) && fixture.flaw() == nil)
    }

    @Test(arguments: Conducts.all) func rowsStandAfterAJump(conduct: PlatformConduct) throws {
        let fixture = notes(conduct)
        fixture.table.scrollToRow(at: [0, 120], at: .top, animated: false)
        fixture.screen.settle()
        func check(_ row: Int) throws {
            let top = try fixture.frame(row).minY
            let cell = try fixture.cell(row)
            let report = fixture.screen.jumps(in: fixture.table) {
                fixture.screen.tap(cell)
                fixture.screen.settle()
            }
            let frame = try fixture.frame(row)
            #expect(report.largest < 0.6, "\(report)")
            #expect(abs(frame.minY - top) < 0.6 || abs(frame.maxY - 480) < 0.6, "row \(row)")
        }
        for row in [121, 123] { try check(row) }
        fixture.table.contentOffset.y -= 250
        fixture.screen.settle()
        try check(try #require(fixture.table.indexPathsForVisibleRows?[1].row))
    }

    /// A selected row far above folds while the user reads other rows.
    @Test(arguments: Conducts.all) func aRowStandsWhileOneFarAboveFolds(conduct: PlatformConduct) throws {
        let fixture = notes(conduct)
        fixture.expander.deselectsRows = false
        try fixture.tap(1)
        fixture.screen.settle()
        fixture.table.scrollToRow(at: [0, 50], at: .top, animated: false)
        fixture.screen.settle()
        let top = try fixture.frame(52).minY
        for row in [52, 52, 1] {
            fixture.expander.toggle(row)
            fixture.screen.settle()
        }
        #expect(try abs(fixture.frame(52).minY - top) < 0.6 && fixture.flaw() == nil)
        #expect(fixture.expander.state.isEmpty && fixture.table.indexPathForSelectedRow == [0, 1])
    }

    @Test(arguments: Conducts.all) func aRowThatWasFoldedStaysFolded(conduct: PlatformConduct) throws {
        let notes = NotesController([(0..<60).map { Note(id: $0, lines: 6) }])
        notes.loadViewIfNeeded()
        notes.expander.setAll(.expanded, for: 0..<60, animated: false)
        let fixture = NotesFixture(notes, conduct: conduct)
        #expect(try fixture.cell(0).message.numberOfLines == 0)
        try fixture.tap(1)
        fixture.screen.settle()
        for row in [50, 0] {
            fixture.table.scrollToRow(at: [0, row], at: .top, animated: false)
            fixture.screen.settle()
        }
        #expect(try fixture.cell(1).message.numberOfLines == 3 && fixture.flaw() == nil)
    }

    /// A row that is read to its end, and folds, is on the screen.
    @Test(arguments: Conducts.all) func aTallRowFoldsOntoTheScreen(conduct: PlatformConduct) throws {
        let fixture = NotesFixture(
            [(0..<40).map { Note(id: $0, lines: $0 == 3 ? 90 : 6) }],
            conduct: conduct
        )
        fixture.open(3)
        fixture.table.contentOffset.y = fixture.table.rectForRow(at: [0, 3]).maxY - 300
        fixture.screen.settle()
        fixture.expander.set(.collapsed, for: 3)
        fixture.screen.settle()
        let frame = try fixture.frame(3)
        #expect(frame.minY >= -0.6 && frame.maxY <= 480 && fixture.flaw() == nil)
    }

    /// The client sets a state that equals what it was told, in the middle of the motion.
    @Test(arguments: Conducts.all) func anEqualStateCutsNoMotionShort(conduct: PlatformConduct) throws {
        let fixture = notes(conduct)
        var model: Set<Int> = []
        fixture.expander.willChange = { changes in
            for change in changes {
                if change.isOpening { model.insert(change.id) } else { model.remove(change.id) }
            }
        }
        try fixture.tap(2)
        fixture.screen.advance(by: 0.1)
        let height = try fixture.frame(2).height
        var state = ExpansionState<Int, RowLevel>()
        for id in model { state.set(.expanded, for: id) }
        fixture.expander.state = state
        fixture.screen.advance(by: 1 / 60)
        #expect(try abs(fixture.frame(2).height - height) < 20)
        fixture.screen.settle()
        #expect(model == [2] && fixture.isOpen(2) && fixture.flaw() == nil)
    }

    @Test(arguments: Conducts.all) func foldingIsUnfoldingBackwards(conduct: PlatformConduct) throws {
        let fixture = notes(conduct)
        fixture.expander.motion = .curve(.linear, duration: 0.5)
        var heights: [[CGFloat]] = []
        var widths: Set<CGFloat> = []
        for _ in 0..<2 {
            var film: [CGFloat] = []
            try fixture.tap(2)
            try fixture.screen.frames(29) {
                film.append(try fixture.frame(2).height)
                widths.insert(fixture.screen.presentedFrame(of: try fixture.cell(2).message).width)
            }
            fixture.screen.settle()
            heights.append(film)
        }
        for (up, down) in zip(heights[0], heights[1].reversed()) { #expect(abs(up - down) < 6) }
        #expect(widths.count == 1, "a text never wraps again")
    }

    @Test(arguments: Conducts.all) func levelsAndPoliciesChangeInMotions(conduct: PlatformConduct)
        throws
    {
        let controller = SizesController()
        let screen = TestScreen.showing(controller, conduct)
        let expander = controller.expander
        for level in [Size.medium, .big, .small] {
            screen.tap(try #require(controller.tableView.cellForRow(at: [0, 1])))
            screen.settle()
            #expect(expander[1] == level)
        }
        for id in [0, 1, 2] {
            expander.set(.big, for: id)
            screen.advance(by: 0.05)
        }
        screen.settle()
        #expect([0, 1, 2].map { expander[$0] } == [.small, .big, .big], "at most two")
        expander.setPolicy(.alwaysOne)
        screen.settle()
        #expect(expander[1] == .small && expander[2] == .big)
        screen.tap(try #require(controller.tableView.cellForRow(at: [0, 2])))
        screen.settle()
        #expect(expander[2] == .medium, "the one that is open goes round between open levels")
        expander.set(.small, for: 2)
        screen.settle()
        #expect(!expander[2].isFolded)
        expander.setPolicy(.independent)
        expander.motion = .curve(.linear, duration: 1)
        let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
        expander.set(.big, for: 0)
        screen.advance(by: 0.5)
        let half = screen.presentedFrame(of: cell).height
        #expect(abs(half - (Size.small.height + Size.big.height) / 2) < 4)
        expander.set(.small, for: 0)
        screen.advance(by: 1 / 60)
        #expect(abs(screen.presentedFrame(of: cell).height - half) < 8)
        screen.settle()
        #expect(screen.misplacedRow(in: controller.tableView) == nil)
    }

    @Test(arguments: Conducts.all) func aScrubThatIsCancelledRestoresThePolicy(
        conduct: PlatformConduct
    ) throws {
        let fixture = notes(conduct, 40, policy: .accordion)
        fixture.expander.toggle(1)
        fixture.screen.settle()
        let (folded, row) = (try fixture.frame(3).height, 3)
        let scrub = try #require(fixture.expander.scrub(row))
        scrub.progress = 0.5
        fixture.screen.advance(by: 1 / 60)
        #expect(try fixture.frame(row).height > folded + 15)
        scrub.cancel()
        fixture.screen.settle()
        #expect(fixture.isOpen(1) && !fixture.isOpen(row) && fixture.flaw() == nil)
        var ends: [Bool] = []
        fixture.expander.didChange = { _, isFinished in ends.append(isFinished) }
        for _ in 0..<2 {
            fixture.expander.toggle(row)
            fixture.screen.advance(by: 0.1)
        }
        fixture.screen.settle()
        #expect(ends == [false, true])
    }

    @Test(arguments: Conducts.all) func aRowAmongManyIsInTheMiddle(conduct: PlatformConduct) throws {
        let fixture = notes(conduct, 100_000)
        fixture.expander.expandAll()
        fixture.screen.settle()
        fixture.expander.show(70_000, at: .middle, animated: false)
        fixture.screen.settle()
        #expect(try abs(fixture.frame(70_000).midY - 240) < 2)
        fixture.expander.collapseAll()
        fixture.screen.settle()
        fixture.screen.tap(fixture.table.visibleCells[2])
        fixture.screen.settle()
        #expect(fixture.flaw() == nil)
    }

    /// A client that opens a row while it is asked for its cell.
    private final class DeepLink: NotesController {
        private var isDone = false

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            if indexPath.row == 3, !isDone {
                isDone = true
                expander.set(.expanded, for: 3)
            }
            return super.tableView(tableView, cellForRowAt: indexPath)
        }
    }

    @Test(arguments: Conducts.all) func aRowOpensWhileItsCellIsMade(conduct: PlatformConduct) throws {
        let fixture = NotesFixture(
            DeepLink([(0..<20).map { Note(id: $0, lines: 9) }]),
            conduct: conduct
        )
        #expect(try fixture.isOpen(3) && fixture.frame(3).height > 150 && fixture.flaw() == nil)
        #expect(fixture.screen.misplacedRow(in: fixture.table) == nil)
    }

    @Test(arguments: Conducts.all) func expandersOfSectionsGoOnByThemselves(conduct: PlatformConduct)
        throws
    {
        let sections = (0..<2).map { _ in (0..<4).map { Note(id: $0, lines: 7) } }
        let size = CGSize(width: 320, height: 900)
        let fixture = NotesFixture(
            sections,
            policy: .accordion,
            size: size,
            conduct: conduct,
            hasSecondExpander: true
        )
        try fixture.tap(0)
        fixture.screen.advance(by: 0.05)
        fixture.notes.secondExpander.toggle(1)
        fixture.screen.advance(by: 0.05)
        fixture.expander.toggle(2)
        fixture.screen.settle()
        #expect(!fixture.isOpen(0) && fixture.isOpen(2) && fixture.notes.secondExpander[1] == .expanded)
        #expect(fixture.flaw() == nil && fixture.screen.misplacedRow(in: fixture.table) == nil)
    }
}
