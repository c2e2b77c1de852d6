import RowGeometry
import SeededRandom
import Testing

@testable import UIKit

struct HeightSampleTests {
    @Test func estimatesComeWhenFourTimesAsMuchIsKnown() {
        var sample = HeightSample()
        var moments: [Int] = []
        for count in 1...100_000 {
            sample.add(Extent(points: 44))
            guard let estimate = sample.takeEstimate() else { continue }
            #expect(estimate == Extent(points: 44))
            moments.append(count)
        }
        #expect(moments == [64, 256, 1_024, 4_096, 16_384, 65_536])
    }

    /// The mean is what matters for sums of heights. A few open rows or outliers don't change it much.
    @Test(arguments: 0..<20)
    func theEstimateIsNearTheMeanAndOutliersDoNotSwingIt(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (low, high) = (Int.random(in: 20...60, using: &random), Int.random(in: 61...200, using: &random))
        for count in [64, 256, 1_024, 16_384] {
            var (clean, spoilt) = (HeightSample(), HeightSample())
            var sum = 0
            for number in 0..<count {
                let height = Int.random(in: low...high, using: &random)
                sum += height
                clean.add(Extent(points: Double(height)))
                spoilt.add(Extent(points: number == count / 2 ? 5_000 : Double(height)))
            }
            let mean = Double(sum) / Double(count)
            let (cleanEstimate, spoiltEstimate) = (clean.takeEstimate(), spoilt.takeEstimate())
            let estimate = try #require(cleanEstimate).points
            let other = try #require(spoiltEstimate).points
            // Four standard errors of the mean of at most as many heights as the sample holds.
            let error =
                4 * Double(high - low) / 12.0.squareRoot() / Double(min(count, HeightSample.capacity)).squareRoot()
            #expect(abs(estimate - mean) <= error + 0.01, "seed \(seed), \(count) heights of \(low)...\(high)")
            #expect(abs(other - estimate) < Double(high - low) / 8 + 0.01, "seed \(seed), \(count) heights")
        }
    }

    @Test(arguments: 3...20)
    func aScreenfulIsTypicalDespiteOneOutlier(count: Int) {
        let usual = Extent(points: 60)
        for outlier in [Extent(points: 5_000), .zero] {
            #expect(HeightSample.typical(ofFew: [outlier] + Array(repeating: usual, count: count - 1)) == usual)
        }
    }

    @Test func aScreenfulOfMixedHeightsIsAsHighAsItsMiddleHalf() {
        let heights = [98, 44, 62, 62, 80, 98, 44, 80].map { Extent(points: Double($0)) }
        #expect(HeightSample.typical(ofFew: heights) == Extent(points: 71))
    }

    @Test func nothingIsKnownOfNothing() {
        var sample = HeightSample()
        #expect(sample.takeEstimate() == nil)
        #expect(HeightSample.typical([]) == .zero)
        #expect(HeightSample.typical(ofFew: []) == .zero)
        #expect(HeightSample.typical([Extent(points: 7)]) == Extent(points: 7))
    }
}
