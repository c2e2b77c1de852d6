import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests states that are set as a whole, tables whose rows are open by default, and the sequence of changes.
@Suite(.serialized) @MainActor struct WholeStateTests {
    @Test(arguments: Conducts.all) func aWholeStateMovesAllRowsAtOnce(conduct: PlatformConduct) throws {
        let fixture = NotesFixture(conduct: conduct)
        for id in [2, 5] { fixture.open(id) }
        var told: [[Int]] = []
        var ends: [Bool] = []
        fixture.expander.willChange = { told.append($0.map(\.id)) }
        fixture.expander.didChange = { ends.append($1) }
        var state = ExpansionState<Int, RowLevel>(policy: .atMost(2))
        for id in [5, 1, 3] { state.set(.expanded, for: id) }
        let heights = [try fixture.frame(2).height, try fixture.frame(3).height]
        let report = fixture.screen.jumps(in: fixture.table) {
            fixture.expander.setState(state)
            fixture.screen.advance(by: 0.05)
            let now = [(try? fixture.frame(2).height) ?? 0, (try? fixture.frame(3).height) ?? 0]
            #expect(now[0] < heights[0] && now[1] > heights[1], "both are on their way")
            fixture.screen.settle()
        }
        #expect(report.isSmooth, "\(report)")
        #expect(fixture.expander.state == state && told == [[2, 5, 1, 3]], "\(told)")
        #expect(Array(state.unfolded) == [1, 3] && fixture.flaw() == nil && ends == [true])
        // Without an animation, all is there at once.
        fixture.expander.setState(ExpansionState(), animated: false)
        #expect(fixture.expander.state == ExpansionState())
        #expect(try abs(fixture.frame(1).height - fixture.cell(1).frame.height) < 0.01 && fixture.flaw() == nil)
    }

    /// The order in which rows were opened counts, too.
    @Test func anotherOrderIsAnotherState() {
        let fixture = NotesFixture()
        fixture.expander.setAll(.expanded, for: [1, 2], animated: false)
        var state = ExpansionState<Int, RowLevel>()
        state.setAll(.expanded, for: [2, 1])
        fixture.expander.setState(state)
        fixture.expander.setPolicy(.accordion, animated: false)
        #expect(Array(fixture.expander.state.unfolded) == [1])
    }

    @Test(arguments: Conducts.all) func groupsComeAndGoWithAWholeState(conduct: PlatformConduct) throws {
        let controller = OutlineController(OutlineFixture.tree())
        let fixture = OutlineFixture(controller, conduct: conduct)
        var state = ExpansionState<Int, RowLevel>()
        state.setAll(.expanded, for: [10, 30])
        fixture.expander.setState(state)
        fixture.screen.settle()
        #expect(fixture.table.numberOfRows(inSection: 0) == 10 && fixture.flaw == nil)
        fixture.expander.setState(ExpansionState(defaultLevel: .expanded))
        fixture.screen.settle()
        #expect(fixture.table.numberOfRows(inSection: 0) == fixture.outline.tree.count && fixture.flaw == nil)
        fixture.expander.toggle(20)
        fixture.screen.settle()
        #expect(fixture.expander[20] == .collapsed && fixture.flaw == nil)
        fixture.expander.collapseAll()
        fixture.screen.settle()
        #expect(fixture.table.numberOfRows(inSection: 0) == 4 && fixture.flaw == nil)
    }

    /// Rows that nobody has changed are open, also those that come.
    @Test(arguments: Conducts.all) func rowsAreOpenByDefault(conduct: PlatformConduct) throws {
        let notes = NotesController([NotesFixture.mixed(40)])
        notes.expander.state = ExpansionState(defaultLevel: .expanded)
        var first: JumpReport?
        let fixture = NotesFixture(notes, conduct: conduct) { screen, notes in
            first = screen.jumps(in: notes.tableView) {
                screen.show(notes)
                screen.settle()
            }
        }
        #expect(first?.isSmooth == true, "\(first.debugDescription)")
        #expect(fixture.isOpen(1) && fixture.flaw() == nil)
        let open = try fixture.frame(1).height
        try fixture.tap(1)
        fixture.screen.settle()
        #expect(try !fixture.isOpen(1) && fixture.frame(1).height < open - 10 && fixture.flaw() == nil)
        // A row that shows everything has nothing to fold.
        try fixture.tap(0)
        fixture.screen.settle()
        #expect(fixture.isOpen(0) && fixture.expander.state.changedIDs == [1])
        fixture.expander.keepingPlace {
            notes.sections[0].insert(Note(id: 100, lines: 8), at: 0)
            fixture.table.insertRows(at: [[0, 0]], with: .none)
        }
        fixture.screen.settle()
        #expect(fixture.expander[100] == .expanded && fixture.flaw() == nil)
        fixture.expander.collapseAll()
        fixture.screen.settle()
        #expect(fixture.expander[100] == .collapsed && fixture.expander[30] == .collapsed && fixture.flaw() == nil)
        // With a limit, rows are folded by default.
        fixture.expander.setState(ExpansionState(policy: .accordion, defaultLevel: .expanded))
        fixture.screen.settle()
        #expect(fixture.expander[5] == .collapsed && fixture.flaw() == nil)
        fixture.expander.setPolicy(.independent)
        fixture.screen.settle()
        #expect(fixture.expander[5] == .expanded && fixture.flaw() == nil)
    }

    @Test func changesArriveInASequence() async {
        var fixture: NotesFixture? = NotesFixture(policy: .accordion)
        guard let changes = fixture?.expander.changes else { return }
        fixture?.expander.set(.expanded, for: 1, animated: false)
        fixture?.expander.set(.expanded, for: 5, animated: false)
        let others = fixture?.expander.changes
        fixture?.expander.collapseAll(animated: false)
        fixture = nil
        var rows: [[Int]] = []
        for await change in changes { rows.append(change.map(\.id)) }
        #expect(rows == [[1], [5, 1], [5]], "and it ends with the expander")
        var later: [[Int]] = []
        if let others { for await change in others { later.append(change.map(\.id)) } }
        #expect(later == [[5]])
    }

    /// The last row on the screen stays by its lower edge, and the rows above it make room.
    @Test(arguments: Conducts.all, [false, true])
    func theLastRowOnTheScreenStays(conduct: PlatformConduct, isUpsideDown: Bool) throws {
        let fixture = NotesFixture(conduct: conduct)
        if isUpsideDown { fixture.table.transform = CGAffineTransform(scaleX: 1, y: -1) }
        fixture.expander.anchor = .bottomOfViewport
        fixture.expander.reveal = .none
        fixture.table.contentOffset.y = 600
        fixture.screen.settle()
        let paths = try #require(fixture.table.indexPathsForVisibleRows)
        // The row at the edge where the user reads last.
        let last = isUpsideDown ? paths[0].row : paths[paths.count - 1].row
        let before = try fixture.frame(last).maxY
        let row = try #require(paths.map(\.row).first { $0 != last && !fixture.isOpen($0) && $0 * 7 % 9 + 1 > 4 })
        let report = fixture.screen.jumps(in: fixture.table) {
            fixture.expander.set(.expanded, for: row)
            fixture.screen.settle()
        }
        #expect(report.largest < 0.6 && report.flaws.isEmpty, "\(report), \(report.flaws)")
        #expect(try fixture.isOpen(row) && abs(fixture.frame(last).maxY - before) < 0.6)
        fixture.expander.keepingPlace(animated: true) {
            fixture.notes.sections[0].insert(Note(id: 100, lines: 5), at: last)
            fixture.table.insertRows(at: [[0, last]], with: .fade)
        }
        fixture.screen.settle()
        #expect(try abs(fixture.frame(last + 1).maxY - before) < 0.6)
    }
}
