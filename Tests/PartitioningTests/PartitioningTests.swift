import Partitioning
import SeededRandom
import Testing

@Suite struct PartitioningTests {
    @Test(arguments: UInt64(1)...20) func theFirstElementOfTheSecondPartIsFound(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let numbers = (0..<random.below(100)).map { _ in random.below(20) }.sorted()
        for limit in -1...21 {
            let index = numbers.partitioningIndex { $0 >= limit }
            #expect(index == numbers.firstIndex { $0 >= limit } ?? numbers.endIndex, "seed \(seed): \(limit)")
            // The indexes of a slice begin elsewhere.
            let slice = numbers.dropFirst(3)
            let first = slice.firstIndex { $0 >= limit } ?? slice.endIndex
            #expect(slice.partitioningIndex { $0 >= limit } == first, "seed \(seed): \(limit)")
        }
    }

    @Test func fewElementsAreAsked() {
        var count = 0
        _ = (0..<1_000_000).partitioningIndex { number in
            count += 1
            return number >= 654_321
        }
        #expect(count <= 20)
        #expect((0..<0).partitioningIndex { _ in true } == 0)
    }
}
