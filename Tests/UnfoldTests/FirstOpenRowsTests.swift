import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the policy that keeps one row open: from the start, and with more than two levels.
@MainActor struct FirstOpenRowsTests {
    private let sections = (0..<3).map { section in
        (0..<6).map { Note(id: section * 10 + $0, lines: $0 == 0 ? 1 : 8) }
    }

    @Test func theFirstRowThatHasSomethingToUnfoldIsOpen() throws {
        let fixture = NotesFixture(sections, policy: .alwaysOne)
        #expect(Array(fixture.expander.state.unfolded) == [1])
        #expect(try fixture.cell(1).message.numberOfLines == 0 && fixture.flaw() == nil)
        try fixture.tap(1)
        fixture.screen.settle()
        #expect(fixture.isOpen(1))
    }

    @Test func eachSectionHasOne() {
        let fixture = NotesFixture(sections, policy: .alwaysOne, scope: .section)
        fixture.table.contentOffset.y = 600
        fixture.screen.settle()
        #expect(Set(fixture.expander.state.unfolded).isSuperset(of: [1, 11]))
    }

    @Test func levelsThatTheClientSetsStay() {
        let fixture = NotesFixture([[]], policy: .alwaysOne)
        fixture.expander.state = ExpansionState(policy: .alwaysOne)
        fixture.notes.sections = sections
        fixture.table.reloadData()
        fixture.screen.settle()
        #expect(fixture.expander.state.isEmpty)
    }

    @Test func aToggleGoesFromTheLastLevelToTheFirstOpenOne() {
        enum Size: String, ExpansionLevel { case small, medium, big }
        let table = UITableView()
        let expander = LevelExpander<Int, Size>(table, policy: .alwaysOne) { $0.row }
        var seen: [Size] = []
        for _ in 0..<5 {
            expander.toggle(1)
            seen.append(expander[1])
        }
        #expect(seen == [.medium, .big, .medium, .big, .medium])
    }
}
