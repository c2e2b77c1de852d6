import SeededRandom
import Testing

@testable import RowGeometry

/// Tests random changes against a model of plain arrays.
struct RowGeometryDifferentialTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func everyAnswerEqualsTheModelsAfterEveryChange(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var geometry = RowGeometry(estimate: Extent(units: 9))
        var model = ModelGeometry(estimate: geometry.estimate)
        let edit = RandomEdit(largestInsertion: 1 + random.below(6), mostSections: 1 + random.below(5))
        for step in 0..<60 {
            edit.apply(&geometry, &model, &random)
            if let difference = geometry.difference(from: model) {
                Issue.record("\(difference) (seed \(seed), step \(step))")
                return
            }
        }
    }

    /// Uses tables with thousands of entries, so that the tree grows and shrinks. All answers are
    /// compared at intervals.
    @Test(arguments: 100..<104 as Range<UInt64>)
    func everyAnswerEqualsTheModelsAfterManyChanges(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var geometry = RowGeometry(estimate: Extent(units: 9))
        var model = ModelGeometry(estimate: geometry.estimate)
        for round in 0..<3 {
            let edit = RandomEdit(largestInsertion: round == 1 ? 5 : 200, mostSections: 12, variety: 5000)
            for step in 0..<400 {
                edit.apply(&geometry, &model, &random)
                guard step % 100 == 99 else { continue }
                let flaw = geometry.tree.firstFlaw
                try #require(flaw == nil, "seed \(seed), round \(round), step \(step)")
                let difference = geometry.difference(from: model, first: random.below(50), step: 50)
                try #require(difference == nil, "seed \(seed), round \(round), step \(step)")
            }
        }
    }

    @Test(arguments: 300..<320 as Range<UInt64>)
    func topsOfSeveralRowsAreThoseOfEach(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var geometry = RowGeometry(estimate: Extent(units: 9))
        var model = ModelGeometry(estimate: geometry.estimate)
        let edit = RandomEdit(largestInsertion: seed % 2 == 0 ? 5 : 200, mostSections: 3, variety: 5000)
        for _ in 0..<200 { edit.apply(&geometry, &model, &random) }
        for section in 0..<geometry.numberOfSections {
            let count = geometry.numberOfRows(in: section)
            let rows = count == 0 ? [] : (0..<random.below(40)).map { _ in random.below(count) }
            let tops = rows.map { geometry.offset(ofRow: $0, in: section) }
            try #require(geometry.offsets(ofRows: rows, in: section) == tops, "seed \(seed), section \(section)")
        }
    }

    @Test(arguments: 200..<220 as Range<UInt64>)
    func elementsInARangeAreThoseThatOverlapIt(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var geometry = RowGeometry(estimate: Extent(units: 9))
        var model = ModelGeometry(estimate: geometry.estimate)
        for _ in 0..<30 { RandomEdit().apply(&geometry, &model, &random) }
        let placements = model.placements
        for _ in 0..<40 {
            let start = Extent(units: random.below(geometry.totalExtent.units + 20) - 10)
            let range = start..<start + Extent(units: random.below(60))
            let expected = placements.filter { $0.isTall && !range.isEmpty && $0.range.overlaps(range) }
            try #require(Array(geometry.placements(intersecting: range)) == expected, "seed \(seed), \(range)")
            let rows = geometry.rows(intersecting: range).map { RowGeometry.Element.row($0.row, section: $0.section) }
            let expectedRows = expected.map(\.element).filter { if case .row = $0 { true } else { false } }
            try #require(rows == expectedRows, "seed \(seed), \(range)")
        }
    }

    @Test(arguments: 300..<320 as Range<UInt64>)
    func theNextAndThePreviousUnmeasuredRowAreFound(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var geometry = RowGeometry(estimate: Extent(units: 9))
        var model = ModelGeometry(estimate: geometry.estimate)
        for _ in 0..<30 { RandomEdit().apply(&geometry, &model, &random) }
        let unmeasured = model.sections.enumerated().flatMap { index, section in
            section.rows.indices.filter { !ModelGeometry.isExact(section.rows[$0]) }.map { (row: $0, section: index) }
        }
        for (index, section) in model.sections.enumerated() {
            for row in 0...section.rows.count {
                let next = unmeasured.first { ($0.section, $0.row) >= (index, row) }
                let last = unmeasured.last { ($0.section, $0.row) < (index, row) }
                let foundNext = geometry.firstUnmeasuredRow(from: row, in: index)
                let foundLast = geometry.lastUnmeasuredRow(before: row, in: index)
                try #require(foundNext?.row == next?.row && foundNext?.section == next?.section, "seed \(seed)")
                try #require(foundLast?.row == last?.row && foundLast?.section == last?.section, "seed \(seed)")
            }
        }
    }
}
