import Foundation
import Testing

@testable import Expansion

/// Tests states whose rows are open as long as nobody has changed them.
@Suite struct DefaultLevelTests {
    private typealias State = ExpansionState<Int, RowLevel>

    @Test func rowsAreOpenUntilTheyAreFolded() {
        var state = State(defaultLevel: .expanded)
        #expect(state[1] == .expanded && !state.isEmpty && Array(state.unfolded) == [])
        #expect(state.toggle(1) == [.init(id: 1, from: .expanded, to: .collapsed)])
        #expect(state[1] == .collapsed && state[2] == .expanded)
        #expect(state.set(.expanded, for: 2) == [] && Array(state.unfolded) == [2])
        #expect(state.toggle(1) == [.init(id: 1, from: .collapsed, to: .expanded)])
        #expect(state.setAll(.collapsed, for: [1, 2, 3]).map(\.id) == [1, 2, 3])
        #expect(state.changedIDs == [1, 2, 3])
        // Rows that are forgotten have the default level again.
        #expect(state.remove(3) == [.init(id: 3, from: .collapsed, to: .expanded)] && state[3] == .expanded)
        #expect(state.prune { $0 == 1 }.map(\.id) == [2] && state.changedIDs == [1])
    }

    /// A policy with a limit can't hold for rows that it doesn't know.
    @Test func aLimitFoldsThem() {
        var state = State(policy: .accordion, defaultLevel: .expanded)
        #expect(state[1] == .collapsed && state.isEmpty && state.defaultLevel == .expanded)
        state.toggle(1)
        state.toggle(2)
        #expect(state[1] == .collapsed && state[2] == .expanded)
        state.setPolicy(.independent)
        #expect(state[3] == .expanded && state.commonLevel == .expanded)
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func levelsAreThoseOfADictionary(seed: UInt64) {
        var seed = seed
        func random(_ limit: UInt64) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % limit)
        }
        var (state, model) = (State(defaultLevel: .expanded), [Int: RowLevel]())
        for _ in 0..<400 {
            let id = random(30)
            switch random(4) {
            case 0: (_, model[id]) = (state.remove(id), nil)
            case 1: (_, model[id]) = (state.set(.collapsed, for: id), .collapsed)
            case 2: (_, model[id]) = (state.set(.expanded, for: id), .expanded)
            default: (model[id], _) = ((model[id] ?? .expanded).next, state.toggle(id))
            }
            for id in 0..<30 { #expect(state[id] == model[id] ?? .expanded, "seed \(seed)") }
            #expect(state.unfolded.count == model.values.count { $0 == .expanded })
        }
    }

    @Test func aStateIsRestoredFromItsCode() throws {
        var state = State(defaultLevel: .expanded)
        state.set(.collapsed, for: 7)
        state.set(.collapsed, for: 3)
        state.set(.expanded, for: 5)
        let data = try JSONEncoder().encode(state)
        let restored = try JSONDecoder().decode(State.self, from: data)
        #expect(restored == state && restored.hashValue == state.hashValue && restored[9] == .expanded)
        #expect(state != State(defaultLevel: .expanded) && State() != State(defaultLevel: .expanded))
        // A state with folded rows is encoded as before.
        let plain = try JSONEncoder().encode(State(policy: .accordion))
        #expect(String(decoding: plain, as: UTF8.self).contains("default") == false)
    }

    @Test func aStateTakesTheLevelsOfAnother() {
        var state = State(policy: .accordion)
        state.toggle(1)
        var other = State()
        other.setAll(.expanded, for: [2, 3])
        #expect(state.replace(by: other, among: []).map(\.id) == [1, 2, 3] && state == other)
        // Rows in the table open with the default level.
        let open = State(defaultLevel: .expanded)
        #expect(state.replace(by: open, among: [2, 4]).map(\.id) == [4] && state == open)
    }
}
