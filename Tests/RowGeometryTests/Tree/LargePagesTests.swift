import SeededRandom
import Testing

@testable import RowGeometry

struct LargePagesTests {
    private let length = UInt(LargePages.length)

    @Test func pagesThatBlocksHalfCoverAreLarge() {
        #expect(LargePages.pages(covering: []).isEmpty)
        #expect(LargePages.pages(covering: [length..<length + length / 2]) == [length])
        #expect(LargePages.pages(covering: [length + 1..<length + length / 2]).isEmpty)
    }

    @Test func blocksCountForEachPageThatTheyReach() {
        // A block over two pages, and one that completes half of the second page.
        let blocks = [length / 4..<length + length / 4, 3 * length / 2..<7 * length / 4]
        #expect(LargePages.pages(covering: blocks) == [0, length])
        #expect(LargePages.pages(covering: [length / 2..<4 * length + 1]) == [0, length, 2 * length, 3 * length])
    }

    /// The leaves of these rows take more than the threshold, so that the system is asked for large pages.
    @Test func answersAreTheSameOnLargePages() {
        var random = SeededGenerator(seed: 1)
        let count = 3_000_000
        let heights = (0..<count).map { _ in 8 * (1 + random.below(100)) }
        var geometry = RowGeometry(estimate: Extent(units: 9))
        geometry.appendSection(.init(numberOfRows: count))
        geometry.setSizes(heights.lazy.map { .exact(Extent(units: $0)) }, ofRowsFrom: 0, in: 0)
        #expect(geometry.tree.firstFlaw == nil)
        let rows = (0..<1000).map { _ in random.below(count) }
        var tops: [Int] = [0]
        for height in heights { tops.append(tops[tops.count - 1] + height) }
        #expect(geometry.offsets(ofRows: rows, in: 0).map(\.units) == rows.map { tops[$0] })
        #expect(geometry.totalExtent.units == tops[count])
    }
}
