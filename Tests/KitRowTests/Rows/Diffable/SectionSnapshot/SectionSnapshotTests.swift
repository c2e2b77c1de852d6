import Testing
import UIKit

@MainActor struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    /// A folder 1 with 2, which contains 3 and 4, and with 5; and 6 beside it. All are collapsed.
    private var sample: Snapshot {
        var snapshot = Snapshot()
        snapshot.append([1, 6])
        snapshot.append([2, 5], to: 1)
        snapshot.append([3, 4], to: 2)
        return snapshot
    }

    @Test func newItemsAreCollapsed() {
        let snapshot = sample
        #expect(snapshot.items == [1, 2, 3, 4, 5, 6])
        #expect(snapshot.rootItems == [1, 6])
        #expect(snapshot.visibleItems == [1, 6])
        #expect(!snapshot.isExpanded(1))
        #expect(snapshot.isVisible(1) && !snapshot.isVisible(2))
    }

    @Test func anItemRemembersWhetherItIsExpanded() {
        var snapshot = sample
        snapshot.expand([2])
        #expect(snapshot.visibleItems == [1, 6], "the item around it is collapsed")
        snapshot.expand([1])
        #expect(snapshot.visibleItems == [1, 2, 3, 4, 5, 6])
        snapshot.collapse([1])
        #expect(snapshot.visibleItems == [1, 6])
        snapshot.expand([1])
        #expect(snapshot.visibleItems == [1, 2, 3, 4, 5, 6])
    }

    @Test func partsAreSnapshots() {
        var snapshot = sample
        snapshot.expand([2])
        let inside = snapshot.snapshot(of: 1)
        #expect(inside.items == [2, 3, 4, 5] && inside.rootItems == [2, 5])
        #expect(inside.level(of: 2) == 0 && inside.parent(of: 2) == nil && inside.isExpanded(2))
        let whole = snapshot.snapshot(of: 1, includingParent: true)
        #expect(whole.items == [1, 2, 3, 4, 5] && whole.level(of: 3) == 2)
        var other = Snapshot()
        other.append([7])
        other.insert(whole, before: 7)
        #expect(other.items == [1, 2, 3, 4, 5, 7])
        other.replace(childrenOf: 2, using: Snapshot(sampleOfOthers))
        #expect(other.items == [1, 2, 10, 11, 5, 7])
        #expect(other.level(of: 11) == 3)
        #expect(snapshot.items == sample.items, "copies are values")
    }

    private var sampleOfOthers: Snapshot {
        var snapshot = Snapshot()
        snapshot.append([10])
        snapshot.append([11], to: 10)
        return snapshot
    }

    @Test func itemsThatAreNotThereAreIgnored() {
        var snapshot = sample
        snapshot.delete([9])
        snapshot.expand([9])
        snapshot.collapse([9])
        #expect(snapshot.items == sample.items)
        #expect(snapshot.index(of: 9) == nil && snapshot.parent(of: 9) == nil)
        #expect(!snapshot.isVisible(9) && !snapshot.isExpanded(9) && !snapshot.contains(9))
    }

    @Test func theDescriptionShowsLevels() {
        var snapshot = sample
        snapshot.expand([1])
        #expect(snapshot.visualDescription() == "- 1\n  + 2\n      3\n      4\n    5\n  6")
    }

    @Test func deepTreesNeedNoStack() {
        var snapshot = Snapshot()
        snapshot.append([0])
        for item in 1..<50_000 {
            snapshot.append([item], to: item - 1)
            snapshot.expand([item - 1])
        }
        #expect(snapshot.visibleItems.count == 50_000)
        #expect(snapshot.level(of: 49_999) == 49_999)
        snapshot.delete([0])
        #expect(snapshot.items.isEmpty)
    }

    @Test(arguments: 0..<200 as Range<UInt64>) func isWhatRowsWithLevelsAre(seed: UInt64) {
        var random = UpdateRandom(seed: seed)
        var (snapshot, model) = (Snapshot(), SectionSnapshotModel())
        for step in 0..<40 {
            perform(&random, on: &snapshot, and: &model)
            #expect(rows(of: snapshot) == model, "seed \(seed), step \(step)")
            let visible = model.rows.map(\.item).filter(model.isVisible)
            #expect(snapshot.visibleItems == visible, "seed \(seed), step \(step)")
            #expect(snapshot.rootItems == model.rows.filter { $0.level == 0 }.map(\.item))
            for item in 0..<30 {
                #expect(snapshot.contains(item) == (model.index(of: item) != nil))
                #expect(snapshot.index(of: item) == model.index(of: item))
                #expect(snapshot.parent(of: item) == model.parent(of: item))
                #expect(snapshot.isVisible(item) == model.isVisible(item))
            }
        }
    }

    private func rows(of snapshot: Snapshot) -> SectionSnapshotModel {
        SectionSnapshotModel(
            rows: snapshot.items.map {
                .init(item: $0, level: snapshot.level(of: $0), isExpanded: snapshot.isExpanded($0))
            }
        )
    }

    private func perform(
        _ random: inout UpdateRandom,
        on snapshot: inout Snapshot,
        and model: inout SectionSnapshotModel
    ) {
        let free = (0..<30).filter { model.index(of: $0) == nil }.shuffled(using: &random)
        let new = Array(free.prefix(random.below(4)))
        let flat = SectionSnapshotModel(rows: new.map { .init(item: $0, level: 0) })
        let known = model.rows.map(\.item).randomElement(using: &random)
        let operation = random.below(10)
        guard let known, operation > 0 else {
            snapshot.append(new)
            return model.append(flat, to: nil)
        }
        switch operation {
        case 1, 2:
            snapshot.append(new, to: known)
            model.append(flat, to: known)
        case 3:
            snapshot.insert(new, before: known)
            model.insert(flat, beside: known, isAfter: false)
        case 4:
            snapshot.insert(new, after: known)
            model.insert(flat, beside: known, isAfter: true)
        case 5:
            snapshot.delete([known])
            model.delete(known)
        case 6: movePart(of: known, &random, on: &snapshot, and: &model)
        case 7: replaceChildren(of: known, on: &snapshot, and: &model)
        default:
            let isExpanded = random.chance(60)
            if isExpanded { snapshot.expand([known]) } else { snapshot.collapse([known]) }
            model.setExpanded(isExpanded, known)
        }
    }

    /// Takes an item out with those inside it, and inserts it elsewhere.
    private func movePart(
        of item: Int,
        _ random: inout UpdateRandom,
        on snapshot: inout Snapshot,
        and model: inout SectionSnapshotModel
    ) {
        let (part, rows) = (
            snapshot.snapshot(of: item, includingParent: true), model.part(of: item, includingParent: true)
        )
        #expect(self.rows(of: part) == rows)
        snapshot.delete([item])
        model.delete(item)
        guard let other = model.rows.map(\.item).randomElement(using: &random) else { return }
        let isAfter = random.chance(50)
        if isAfter { snapshot.insert(part, after: other) } else { snapshot.insert(part, before: other) }
        model.insert(rows, beside: other, isAfter: isAfter)
    }

    /// Replaces the items inside an item by those inside the first of them.
    private func replaceChildren(of item: Int, on snapshot: inout Snapshot, and model: inout SectionSnapshotModel) {
        guard let child = snapshot.snapshot(of: item).rootItems.first else { return }
        let (part, rows) = (snapshot.snapshot(of: child), model.part(of: child, includingParent: false))
        snapshot.replace(childrenOf: item, using: part)
        model.deleteChildren(of: item)
        model.append(rows, to: item)
    }
}
