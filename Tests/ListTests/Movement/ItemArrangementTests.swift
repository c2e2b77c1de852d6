import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Compares arrangements of items with lists of them.
struct ItemArrangementTests {
    /// The items by section, in places of which some are empty.
    private struct Model {
        var sections: [[IndexPath?]]

        init(_ counts: [Int]) {
            sections = counts.enumerated().map { section, count in (0..<count).map { [section, $0] } }
        }

        func place(of item: IndexPath) -> IndexPath? {
            for (section, items) in sections.enumerated() {
                if let index = items.firstIndex(of: item) { return [section, index] }
            }
            return nil
        }
    }

    @Test(arguments: 0..<300 as Range<UInt64>) func placesAreThoseOfALists(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let counts = (0..<1 + random.below(3)).map { _ in random.below(6) }
        var model = Model(counts)
        var arrangement = ItemArrangement()
        for _ in 0..<random.below(4) {
            let section = random.below(counts.count)
            let place: IndexPath = [section, random.below(model.sections[section].count + 1)]
            model.sections[section].insert(nil, at: place[1])
            arrangement.insertVacancy(at: place)
        }
        try expect(arrangement, model, counts)
        if let vacant = arrangement.vacant.randomElement(using: &random), random.below(2) == 0 {
            model.sections[vacant[0]].remove(at: vacant[1])
            arrangement.removeVacancy(at: vacant)
            try expect(arrangement, model, counts)
        }
        // An item moves only while no place is empty.
        model = Model(counts)
        arrangement = ItemArrangement()
        let section = random.below(counts.count)
        guard counts[section] > 0 else { return }
        let item: IndexPath = [section, random.below(counts[section])]
        model.sections[section].remove(at: item[1])
        let target = random.below(counts.count)
        let place: IndexPath = [target, random.below(model.sections[target].count + 1)]
        model.sections[target].insert(item, at: place[1])
        arrangement.move = ItemArrangement.Move(item: item, place: place)
        try expect(arrangement, model, counts)
    }

    private func expect(_ arrangement: ItemArrangement, _ model: Model, _ counts: [Int]) throws {
        #expect(arrangement.counts(counts) == model.sections.map(\.count))
        for (section, items) in model.sections.enumerated() {
            for (index, item) in items.enumerated() {
                #expect(arrangement.item(at: [section, index]) == item)
                if let item { #expect(arrangement.place(of: item) == [section, index]) }
            }
        }
        // The layout follows from the order of the data source, and back.
        for (from, to) in [(ItemArrangement(), arrangement), (arrangement, ItemArrangement())] {
            let map = try #require(from.update(to: to, of: counts))
            for (section, count) in counts.enumerated() {
                for index in 0..<count {
                    let item: IndexPath = [section, index]
                    #expect(map.newIndexPath(forOld: from.place(of: item)) == to.place(of: item))
                }
            }
        }
    }
}
