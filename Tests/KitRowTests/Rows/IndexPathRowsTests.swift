import Foundation
import SeededRandom
import Testing

@testable import UIKit

@Suite struct IndexPathRowsTests {
    @Test(arguments: 0..<20 as Range<UInt64>) func rowsBetweenTwoRowsAreThoseOfAllInBetween(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let counts = (0...random.below(5)).map { _ in random.below(4) }
        let all = Self.rows(counts)
        for one in all {
            for other in all {
                let rows = IndexPath.rows(from: one, through: other) { counts[$0] }
                #expect(rows == all.filter { min(one, other) <= $0 && $0 <= max(one, other) }, "seed \(seed)")
            }
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func theNearestRowIsInTheSectionOrInTheLastOne(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<random.below(5)).map { _ in random.below(4) }
        let row = IndexPath(row: random.below(5), section: random.below(6))
        let section = counts.indices.last { $0 <= row.section }
        let expected = Self.rows(counts).last { $0.section == section && $0.row <= row.row }
        #expect(row.nearestRow(numberOfSections: counts.count) { counts[$0] } == expected, "seed \(seed)")
    }

    private static func rows(_ counts: [Int]) -> [IndexPath] {
        counts.enumerated().flatMap { section, count in (0..<count).map { IndexPath(row: $0, section: section) } }
    }
}
