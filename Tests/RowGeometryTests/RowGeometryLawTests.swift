import SeededRandom
import Testing

@testable import RowGeometry

/// Tests many random changes against plain arrays, each immediately. `UNFOLD_LAWS=n` makes n times as many.
struct RowGeometryLawTests {

    /// Small tables, with all answers compared after every change.
    @Test(arguments: LawCount.seeds(8))
    func everyAnswerEqualsTheModels(seed: UInt64) throws {
        var random = SeededGenerator(seed: 1000 + seed)
        var geometry = RowGeometry(estimate: Extent(units: 9))
        var model = ModelGeometry(estimate: geometry.estimate)
        let edit = RandomEdit(largestInsertion: 1 + random.below(12), mostSections: 1 + random.below(4))
        for step in 0..<250 {
            edit.apply(&geometry, &model, &random)
            if model.sections.reduce(0, { $0 + $1.rows.count }) > 60 {
                geometry.deleteSections(0..<1)
                model.sections.removeFirst()
            }
            let difference = geometry.difference(from: model)
            try #require(difference == nil, "seed \(seed), step \(step)")
        }
    }

    /// Tables of up to a million rows, so that the tree grows to several levels and shrinks. After
    /// every change, the total and the positions of randomly chosen rows are compared.
    @Test(arguments: LawCount.seeds(1))
    func sumsOfManyRowsEqualTheModels(seed: UInt64) throws {
        var random = SeededGenerator(seed: 2000 + seed)
        var geometry = RowGeometry(estimate: Extent(units: 1000))
        geometry.appendSection(.init(numberOfRows: 0))
        var model = ManyRows(estimate: 1000)
        for step in 0..<60 {
            model.change(&geometry, &random)
            try #require(geometry.numberOfRows == model.rows.count, "seed \(seed), step \(step)")
            try #require(geometry.totalExtent.units == model.total, "seed \(seed), step \(step)")
            for _ in 0..<min(4, model.rows.count) {
                let row = random.below(model.rows.count)
                let range = geometry.range(ofRow: row, in: 0)
                try #require(range == model.range(of: row), "seed \(seed), step \(step), row \(row)")
                guard !range.isEmpty else { continue }
                let position = Extent(
                    units: Int.random(in: range.lowerBound.units..<range.upperBound.units, using: &random)
                )
                try #require(geometry.element(at: position) == .row(row, section: 0), "seed \(seed), step \(step)")
            }
            if step % 20 == 19 { try #require(geometry.tree.firstFlaw == nil, "seed \(seed), step \(step)") }
        }
    }
}
