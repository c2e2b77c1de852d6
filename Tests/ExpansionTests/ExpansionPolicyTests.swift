import Expansion
import Testing

struct ExpansionPolicyTests {
    typealias Change = ExpansionChange<String, RowLevel>

    @Test func anAccordionFoldsTheOpenRowInTheSameChange() {
        var state = ExpansionState<String, RowLevel>(policy: .accordion)
        #expect(state.toggle("a") == [Change(id: "a", from: .collapsed, to: .expanded)])
        let changes = state.toggle("b")
        #expect(
            changes == [
                Change(id: "b", from: .collapsed, to: .expanded), Change(id: "a", from: .expanded, to: .collapsed),
            ]
        )
        #expect(changes[0].isOpening && !changes[0].isFolding && changes[1].isFolding && !changes[1].isOpening)
        #expect(state.toggle("b") == [Change(id: "b", from: .expanded, to: .collapsed)])
        #expect(state.isEmpty)
    }

    @Test func oneMoreThanAllowedFoldsTheOneOpenedLongestAgo() {
        var state = ExpansionState<String, Size>(policy: .atMost(2))
        state.toggle("a")
        state.toggle("b")
        state.toggle("a")
        #expect(state["a"] == .big)
        // Changing to another open level isn't opening: "a" is still the oldest.
        #expect(state.toggle("c").map(\.id) == ["c", "a"])
        #expect(Array(state.unfolded) == ["b", "c"])
    }

    @Test func theLastOpenRowCannotBeFolded() {
        var state = ExpansionState<String, RowLevel>(policy: .alwaysOne)
        state.toggle("a")
        #expect(!state.allows(.collapsed, for: "a") && state.allows(.expanded, for: "a"))
        #expect(state.toggle("a").isEmpty && state.set(.collapsed, for: "a").isEmpty && state.collapseAll().isEmpty)
        #expect(state["a"] == .expanded)
        #expect(state.toggle("b").map(\.id) == ["b", "a"])
        #expect(state.allows(.collapsed, for: "a"))
        #expect(state.remove("b").map(\.newLevel) == [.collapsed])
        #expect(state.isEmpty)
    }

    @Test func theLastOpenRowOfThreeLevelsGoesBackToTheFirstOpenOne() {
        var state = ExpansionState<String, Size>(policy: .alwaysOne)
        let levels = (0..<4).map { _ in
            state.toggle("a")
            return state["a"]
        }
        #expect(levels == [.medium, .big, .medium, .big])
    }

    @Test func eachSectionIsAGroup() {
        var state = ExpansionState<Int, RowLevel>(policy: .accordion)
        for id in [11, 21, 12] { state.toggle(id) { $0 / 10 } }
        #expect(Array(state.unfolded) == [21, 12])
    }

    @Test func aRowThatIsFilteredOutKeepsItsLevel() {
        var state = ExpansionState<Int, RowLevel>(policy: .accordion)
        let shown: (Int) -> Bool? = { $0 == 1 ? nil : true }
        state.toggle(1)
        state.toggle(2, groupedBy: shown)
        #expect(Array(state.unfolded) == [1, 2])
        state.collapseAll(groupedBy: shown)
        #expect(Array(state.unfolded) == [1])
        // A row that is set explicitly changes, whatever the policy.
        state.toggle(2, groupedBy: shown)
        #expect(state.set(.collapsed, for: 1, groupedBy: shown).count == 1)
        #expect(state.set(.expanded, for: 1, groupedBy: shown).count == 1)
        // When it returns, the policy is violated until it is enforced.
        #expect(Array(state.unfolded) == [2, 1])
        #expect(state.enforcePolicy().map(\.id) == [2])
    }

    @Test func ofManyTheFirstOnesStayOpen() {
        var state = ExpansionState<Int, RowLevel>(policy: .atMost(3))
        state.setAll(.expanded, for: [8, 9])
        #expect(state.expandAll([1, 2]).map(\.id) == [1, 2, 8])
        #expect(state.expandAll(1...9).map(\.id) == [3, 9])
        #expect(Array(state.unfolded) == [1, 2, 3])
        // A single-pass sequence is sufficient.
        #expect(state.setAll(.collapsed, for: sequence(first: 1) { $0 < 5 ? $0 + 1 : nil }).map(\.id) == [1, 2, 3])
    }

    @Test func accordionIsAtMostOne() {
        #expect(ExpansionPolicy.atMost(1) == .accordion)
        #expect(ExpansionPolicy.alwaysOne != .accordion)
        #expect(ExpansionPolicy.atMost(2) != .atMost(3))
        #expect(ExpansionPolicy.atMost(4).description == "atMost(4)")
    }

    @Test(arguments: [0, -1, .min])
    func aPolicyWithoutRoomTraps(limit: Int) async {
        await #expect(processExitsWith: .failure) { [limit] in
            _ = ExpansionPolicy.atMost(limit)
        }
    }
}
