import Testing

@testable import Expansion

/// Tests how often the group of a row is requested, which is the number of rows examined.
struct ExpansionCostTests {
    private func questions(
        _ policy: ExpansionPolicy,
        open: Int,
        _ mutate: (inout ExpansionState<Int, RowLevel>, (Int) -> Int?) -> Void
    ) -> Int {
        var state = ExpansionState<Int, RowLevel>()
        state.expandAll(0..<open)
        state.setPolicy(policy) { $0 }
        var count = 0
        mutate(&state) { id in
            count += 1
            return id
        }
        return count
    }

    @Test func whereNoPolicyHoldsNoRowIsLookedAt() {
        #expect(questions(.independent, open: 10_000) { $0.toggle(20_000, groupedBy: $1) } == 0)
        #expect(questions(.independent, open: 10_000) { $0.toggle(7, groupedBy: $1) } == 0)
        #expect(questions(.accordion, open: 10_000) { $0.toggle(7, groupedBy: $1) } == 0)
        #expect(questions(.atMost(10_001), open: 10_000) { $0.toggle(20_000, groupedBy: $1) } <= 2)
    }

    @Test func aPolicyLooksAtEveryOpenRowOnce() {
        #expect(questions(.accordion, open: 10_000) { $0.toggle(20_000, groupedBy: $1) } <= 10_003)
        #expect(questions(.alwaysOne, open: 10_000) { $0.toggle(7, groupedBy: $1) } <= 20_003)
    }

    /// Repeated opening and folding leaves no gaps that a later operation would have to skip.
    @Test func gapsDoNotPileUp() {
        var state = ExpansionState<Int, RowLevel>(policy: .atMost(3))
        for id in 0..<10_000 { state.toggle(id) }
        #expect(state.unfolded.count == 3)
        #expect(state.levels.order.endIndex < 20)
    }
}
