import Expansion
import Foundation
import SeededRandom
import Testing

struct ExpansionCodingTests {
    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func state(_ json: String) throws -> ExpansionState<Int, Size> {
        try JSONDecoder().decode(ExpansionState<Int, Size>.self, from: Data(json.utf8))
    }

    @Test func theFormatIsStable() throws {
        var state = ExpansionState<Int, Size>(policy: .atMost(3))
        state.set(.big, for: 7)
        state.set(.medium, for: 4)
        let expected = #"{"policy":{"atMost":3},"unfolded":[{"id":7,"level":"big"},{"id":4,"level":"medium"}]}"#
        #expect(try json(state) == expected)
        #expect(try self.state(expected) == state)
        for (policy, name) in [(ExpansionPolicy.independent, "independent"), (.accordion, "accordion")]
            + [(.alwaysOne, "alwaysOne")]
        {
            #expect(try json(policy) == "\"\(name)\"")
        }
        #expect(try json(RowLevel.allCases) == #"["collapsed","expanded"]"#)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func encodedLevelsAreDecodedAsTheyWere(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var state = ExpansionState<Int, Size>(policy: RandomMutation.policies[random.below(5)])
        for _ in 0..<random.below(60) {
            _ = RandomMutation(&random, numberOfRows: 20, numberOfGroups: 2).apply(to: &state, groups: [1: 0, 2: 0])
        }
        #expect(try self.state(json(state)) == state, "seed \(seed)")
    }

    @Test func atMostOneIsReadAsAccordion() throws {
        #expect(try state(#"{"policy":{"atMost":1},"unfolded":[]}"#).policy == .accordion)
    }

    @Test(arguments: [
        (#"{"policy":"accordion","unfolded":[{"id":1,"level":"big"},{"id":1,"level":"big"}]}"#, "1 is listed twice"),
        (#"{"policy":"accordion","unfolded":[{"id":5,"level":"small"}]}"#, "it is folded"),
        (#"{"policy":"accordion","unfolded":[{"id":1,"level":"huge"}]}"#, "huge"),
        (#"{"policy":"harmonica","unfolded":[]}"#, "\"harmonica\" is no policy"),
        (#"{"policy":{"atMost":0},"unfolded":[]}"#, "at most 0"),
        (#"{"policy":{"atMost":-9223372036854775808},"unfolded":[]}"#, "at most -9"),
    ])
    func badInputThrowsAndSaysWhatIsWrong(json: String, message: String) throws {
        do {
            let state = try state(json)
            Issue.record("read as \(state)")
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.debugDescription.contains(message), "\(context.debugDescription)")
        }
    }

    @Test(arguments: [
        "", "null", "7", "[]", "{}", #"{"policy":"accordion"}"#, #"{"unfolded":[]}"#, #"{"policy":{},"unfolded":[]}"#,
        #"{"policy":7,"unfolded":[]}"#, #"{"policy":null,"unfolded":[]}"#, #"{"policy":{"atMost":"3"},"unfolded":[]}"#,
        #"{"policy":"accordion","unfolded":{}}"#, #"{"policy":"accordion","unfolded":[null]}"#,
        #"{"policy":"accordion","unfolded":[{"id":"a","level":"big"}]}"#,
        #"{"policy":"accordion","unfolded":[{"level":"big"}]}"#, #"{"policy":"accordion","unfolded":[{"id":1}]}"#,
    ])
    func missingAndMistypedValuesThrow(json: String) {
        #expect(throws: DecodingError.self) { try state(json) }
    }

    /// Corrupts any byte of the data. A state that can still be decoded satisfies all invariants.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func anyDecodedValuesAreAState(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var bytes = Array(
            #"{"policy":{"atMost":3},"unfolded":[{"id":7,"level":"big"},{"id":4,"level":"medium"}]}"#.utf8
        )
        for _ in 0...random.below(3) { bytes[random.below(bytes.count)] = UInt8.random(in: 32..<127, using: &random) }
        guard let state = try? state(String(decoding: bytes, as: UTF8.self)) else { return }
        #expect(state.policy.limit ?? 1 > 0, "seed \(seed)")
        #expect(state.unfolded.count == Set(state.unfolded).count, "seed \(seed)")
        #expect(state.unfolded.allSatisfy { !state[$0].isFolded }, "seed \(seed)")
    }
}
