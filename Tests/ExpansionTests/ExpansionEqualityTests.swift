import Expansion
import SeededRandom
import Testing

struct ExpansionEqualityTests {
    /// Reaches the same open rows through different histories that are long enough to leave gaps.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func howAStateCameAboutLeavesNoTrace(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var state = ExpansionState<Int, Size>()
        for _ in 0..<random.below(200) { state.toggle(random.below(30)) }
        var straight = ExpansionState<Int, Size>()
        for id in state.unfolded { straight.set(state[id], for: id) }
        #expect(state == straight && state.hashValue == straight.hashValue, "seed \(seed)")
        #expect(Array(state.unfolded.indices).count == state.unfolded.count, "seed \(seed)")
    }

    @Test func orderLevelsAndPolicyCount() {
        func state(_ policy: ExpansionPolicy, _ rows: [(Int, Size)]) -> ExpansionState<Int, Size> {
            var state = ExpansionState<Int, Size>(policy: policy)
            for (id, level) in rows { state.set(level, for: id) }
            return state
        }
        let one = state(.atMost(2), [(1, .big), (2, .big)])
        #expect(one == state(.atMost(2), [(1, .medium), (2, .big), (1, .big), (3, .small)]))
        #expect(one != state(.atMost(2), [(2, .big), (1, .big)]))
        #expect(one != state(.atMost(2), [(1, .big), (2, .medium)]))
        #expect(one != state(.atMost(2), [(1, .big)]))
        #expect(one != state(.atMost(3), [(1, .big), (2, .big)]))
    }

    @Test func aCopyIsAValue() {
        var state = ExpansionState<Int, RowLevel>()
        state.toggle(1)
        let copy = state
        state.toggle(2)
        #expect(Array(copy.unfolded) == [1] && Array(state.unfolded) == [1, 2])
    }
}
