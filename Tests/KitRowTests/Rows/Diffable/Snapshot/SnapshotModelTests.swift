import Testing

@testable import UIKit

/// Tests random changes of a snapshot against a model of plain arrays.
struct SnapshotModelTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func everyAnswerEqualsTheModelsAfterEveryChange(seed: UInt64) throws {
        var script = SnapshotScript(seed: seed)
        script.mostItems = seed % 2 == 0 ? 30 : 80
        for step in 0..<200 {
            let what = script.step()
            let context: Comment = "seed \(seed), step \(step): \(what)"
            let (snapshot, model) = (script.snapshot, script.model)
            let (names, items) = (model.sections.map(\.name), model.items)
            try #require(snapshot.sectionIdentifiers == names, context)
            try #require(snapshot.itemIdentifiers == items, context)
            try #require(snapshot.numberOfSections == names.count && snapshot.numberOfItems == items.count, context)
            for (name, items) in model.sections {
                try #require(snapshot.itemIdentifiers(inSection: name) == items, context)
                try #require(snapshot.numberOfItems(inSection: name) == items.count, context)
            }
            for name in 0..<script.mostSections {
                try #require(snapshot.indexOfSection(name) == names.firstIndex(of: name), context)
            }
            for item in 0..<script.mostItems {
                try #require(snapshot.indexOfItem(item) == items.firstIndex(of: item), context)
                try #require(snapshot.sectionIdentifier(containingItem: item) == model.section(of: item), context)
            }
            try #require(snapshot.reloadedItemIdentifiers == model.reloadedItems, context)
            try #require(snapshot.reconfiguredItemIdentifiers == model.reconfiguredItems, context)
            try #require(snapshot.reloadedSectionIdentifiers == model.reloadedSections, context)
        }
    }

    @Test func aCopyIsAValue() {
        var snapshot = RandomSnapshot()
        snapshot.appendSections([0])
        let copy = snapshot
        snapshot.appendItems([1])
        #expect(copy.itemIdentifiers.isEmpty && snapshot.itemIdentifiers == [1])
    }
}
