import Expansion
import Testing

struct ExpansionLevelTests {
    enum OnlyOne: String, ExpansionLevel { case only }

    @Test func theFirstCaseIsFoldedAndTheLevelsGoRound() {
        #expect(Size.folded == .small && Size.fullyUnfolded == .big)
        #expect(Size.allCases.map(\.next) == [.medium, .big, .small])
        #expect(Size.allCases.map(\.isFolded) == [true, false, false])
        #expect(RowLevel.folded == RowLevel.allCases.first && RowLevel.fullyUnfolded == RowLevel.allCases.last)
        #expect(RowLevel.allCases.map(\.next) == [.expanded, .collapsed])
    }

    @Test func withOneLevelNothingUnfolds() {
        var state = ExpansionState<Int, OnlyOne>(policy: .alwaysOne)
        #expect(state.toggle(1).isEmpty && state.expandAll(0..<9).isEmpty && state.isEmpty)
    }
}
