import SeededRandom
import Testing

@testable import Reader

@Suite struct PlaceListTests {
    @Test(arguments: 1...30 as ClosedRange<UInt64>) func aListIsAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Lists of which only the first places are kept are right about what they know.
        let exactLimit = seed % 2 == 0 ? Int.max : 5_000
        var (list, model, last) = (PlaceList(exactLimit: exactLimit), [Int](), 0)
        for _ in 0..<40 {
            if Int.random(in: 0...4, using: &random) == 0 {
                let place = Int.random(in: 0...last + 1, using: &random)
                let start = list.remove(from: place)
                #expect(start == place || start < place && model.count > exactLimit)
                model.removeAll { $0 >= start }
                last = model.last ?? 0
            }
            let new = (0..<Int.random(in: 0...2_000, using: &random)).map { _ in
                last += Int.random(in: 1...(seed % 3 == 0 ? 1 << 33 : 9), using: &random)
                return last
            }
            list.append(new)
            model += new
            #expect(list.count == model.count)
            for _ in 0..<5 where !model.isEmpty {
                let rank = Int.random(in: 0..<model.count, using: &random)
                let isKnown = rank < exactLimit || list[rank] != nil
                #expect(list[rank] == (isKnown ? model[rank] : nil))
                #expect(list.rank(of: model[rank]) == (isKnown ? rank : nil))
                let other = Int.random(in: 0...last, using: &random)
                if let rank = list.rank(of: other) { #expect(model[rank] == other) }
                if exactLimit == .max { #expect(list.rank(of: other) == model.firstIndex(of: other)) }
            }
            let sample = list.sample(atMost: 100)
            #expect(sample.count <= 100 && sample == sample.sorted() && sample.isEmpty == model.isEmpty)
            #expect(Set(sample).isSubset(of: model))
        }
    }
}
