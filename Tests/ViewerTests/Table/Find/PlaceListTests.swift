import SeededRandom
import Testing

@testable import Viewer

@Suite struct PlaceListTests {
    @Test(arguments: 1...30 as ClosedRange<UInt64>) func aListIsAnArray(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (list, model, last) = (PlaceList(), [Int](), 0)
        for _ in 0..<40 {
            if Int.random(in: 0...4, using: &random) == 0 {
                let place = Int.random(in: 0...last + 1, using: &random)
                list.remove(from: place)
                model.removeAll { $0 >= place }
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
                #expect(list[rank] == model[rank] && list.rank(of: model[rank]) == rank)
                let other = Int.random(in: 0...last, using: &random)
                #expect(list.rank(of: other) == model.firstIndex(of: other))
            }
        }
    }
}
