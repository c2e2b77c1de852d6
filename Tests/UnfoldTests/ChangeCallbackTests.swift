import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests the closures that decide on changes and hear of their end.
@MainActor struct ChangeCallbackTests {
    @Test func everyWayOfTheUserIsAskedAndCodeIsNot() throws {
        let fixture = NotesFixture()
        var asked: [ExpansionChange<Int, RowLevel>] = []
        fixture.expander.shouldChange = {
            asked.append($0)
            return false
        }
        fixture.table.addGestureRecognizer(ExpansionKeys(fixture.expander))
        let opening = ExpansionChange<Int, RowLevel>(id: 1, from: .collapsed, to: .expanded)
        try fixture.tap(1)
        #expect(asked == [opening])
        let element = try #require(fixture.screen.accessibilityTree.first { $0.object === (try? fixture.cell(1)) })
        _ = fixture.screen.perform("Expand", on: element)
        #expect(asked == [opening, opening])
        #expect(fixture.expander.scrub(1) == nil)
        #expect(asked == [opening, opening, opening])
        fixture.screen.settle()
        #expect(fixture.expander.state.isEmpty)
        fixture.expander.set(.expanded, for: 1)
        fixture.expander.toggle(4)
        fixture.screen.settle()
        #expect(asked.count == 3 && fixture.isOpen(1))
    }

    @Test func theEndIsToldOnceTheRowsRest() throws {
        let fixture = NotesFixture(policy: .accordion)
        var ends: [(rows: Set<Int>, isFinished: Bool)] = []
        fixture.expander.didChange = { ends.append((Set($0.map(\.id)), $1)) }
        try fixture.tap(1)
        fixture.screen.advance(by: 0.1)
        #expect(ends.isEmpty)
        fixture.screen.settle()
        #expect(ends.count == 1 && ends[0] == ([1], true))
        try fixture.tap(2)
        fixture.screen.settle()
        #expect(ends.count == 2 && ends[1] == ([1, 2], true))
        fixture.expander.set(.collapsed, for: 2, animated: false)
        #expect(ends.count == 3 && ends[2] == ([2], true))
    }

    @Test func aMotionThatIsTakenOverIsNotFinished() throws {
        let fixture = NotesFixture()
        var ends: [Bool] = []
        fixture.expander.didChange = { ends.append($1) }
        try fixture.tap(1)
        fixture.screen.advance(by: 0.1)
        try fixture.tap(1)
        fixture.screen.settle()
        #expect(ends == [false, true])
        let scrub = try #require(fixture.expander.scrub(1))
        scrub.progress = 0.4
        scrub.cancel()
        fixture.screen.settle()
        #expect(ends == [false, true, false] && !fixture.isOpen(1))
    }

    @Test func aPolicyChangesInAMotion() throws {
        let fixture = NotesFixture()
        for row in [1, 2] { fixture.open(row) }
        let height = try fixture.cell(1).frame.height
        fixture.expander.setPolicy(.accordion)
        fixture.screen.advance(by: 0.1)
        #expect(fixture.screen.presentedFrame(of: try fixture.cell(1)).height < height)
        #expect(fixture.expander.policy == .accordion && !fixture.isOpen(1) && fixture.isOpen(2))
        fixture.screen.settle()
        #expect(fixture.flaw() == nil)
        // A policy that folds no row is kept, too.
        fixture.expander.setPolicy(.atMost(2))
        #expect(fixture.expander.policy == .atMost(2))
    }
}
