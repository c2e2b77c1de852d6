import SeededRandom
import Testing

@testable import UIKit

struct LongestAscentTests {
    /// Returns the length of the longest ascending subsequence, by trying each end.
    private func length(_ numbers: [Int]) -> Int {
        var lengths: [Int] = []
        for (position, number) in numbers.enumerated() {
            let before = (0..<position).filter { numbers[$0] < number }.map { lengths[$0] }
            lengths.append(1 + (before.max() ?? 0))
        }
        return lengths.max() ?? 0
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func theMembersAscendAndAreAsManyAsPossible(seed: UInt64) {
        var random = UpdateRandom(seed: seed)
        let count = random.below(40)
        let numbers = (0..<count * 2).shuffled(using: &random).prefix(count)
        let members = LongestAscent.members(of: Array(numbers))
        let chosen = zip(numbers, members).filter(\.1).map(\.0)
        #expect(members.count == numbers.count, "seed \(seed)")
        #expect(chosen == chosen.sorted(), "seed \(seed)")
        #expect(chosen.count == length(Array(numbers)), "seed \(seed): \(numbers)")
    }
}
