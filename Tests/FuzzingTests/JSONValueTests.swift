import SeededRandom
import Testing

@testable import Fuzzing

/// Tests programs as JSON.
@Suite struct JSONValueTests {
    private struct Value: Codable, Equatable {
        var flag: Bool
        var count: Int
        var seed: UInt64
        var part: Double
        var names: [String]
        var missing: Int?
    }

    @Test func aValueComesBackAsItWas() throws {
        let value = Value(flag: true, count: -7, seed: .max, part: 0.25, names: ["a", ""], missing: nil)
        #expect(try JSONValue(encoding: value).decoded(as: Value.self) == value)
    }

    @Test func aNumberShrinksToTheLeastThatFails() {
        #expect(
            shrunk(.integer(1000)) { if case .integer(let number) = $0 { number >= 137 } else { false } }
                == .integer(137)
        )
    }

    @Test func anArrayShrinksToTheElementsThatMatter() {
        let values = JSONValue.array((0..<50).map { .integer($0) })
        let least = shrunk(values) { value in
            guard case .array(let values) = value else { return false }
            return values.contains(.integer(3)) && values.contains(.integer(44))
        }
        #expect(least == .array([.integer(3), .integer(44)]))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func shrinkingEnds(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let value = random(3, &generator)
        // Every program fails, so shrinking continues until nothing simpler exists.
        let least = shrunk(value) { _ in true }
        #expect(least.simplerOnes.first { _ in true } == nil)
    }

    private func shrunk(_ value: JSONValue, while fails: (JSONValue) -> Bool) -> JSONValue {
        var value = value
        while let simpler = value.simplerOnes.first(where: fails) { value = simpler }
        return value
    }

    private func random(_ depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
        switch generator.below(depth > 0 ? 6 : 4) {
        case 0: .integer(generator.below(200) - 100)
        case 1: .number(Double(generator.below(100)) / 7)
        case 2: .bool(generator.below(2) == 0)
        case 3: .string(String(repeating: "x", count: generator.below(9)))
        case 4: .array((0..<generator.below(5)).map { _ in random(depth - 1, &generator) })
        default: .object(["a": random(depth - 1, &generator), "b": random(depth - 1, &generator)])
        }
    }
}
