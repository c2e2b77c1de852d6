import SeededRandom
import Testing

@testable import RowGeometry

struct RowGeometryCopyTests {
    @Test(arguments: 400..<406 as Range<UInt64>)
    func aCopyIsNotChangedThroughTheOther(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var geometry = RowGeometry(estimate: Extent(units: 9))
        var model = ModelGeometry(estimate: geometry.estimate)
        let edit = RandomEdit(largestInsertion: 300, mostSections: 5, variety: 5000)
        var copies: [(RowGeometry, ModelGeometry)] = []
        for _ in 0..<60 {
            edit.apply(&geometry, &model, &random)
            if random.below(10) == 0 { copies.append((geometry, model)) }
        }
        for (copy, copiedModel) in copies {
            let difference = copy.difference(from: copiedModel, first: random.below(20), step: 20)
            try #require(difference == nil, "seed \(seed)")
        }
    }

    @Test func aChangeToOneOfTwoCopiesKeepsWhatTheyShare() {
        var geometry = RowGeometry(estimate: .zero)
        geometry.appendSection(.init(numberOfRows: 20_000))
        geometry.setSizes((0..<20_000).map { .exact(Extent(units: $0)) }, ofRowsFrom: 0, in: 0)
        let copy = geometry
        geometry.setSize(.exact(.zero), ofRow: 100, in: 0)
        let shared = zip(geometry.tree.inner.slots, copy.tree.inner.slots).filter { $0.child === $1.child }
        #expect(shared.count == geometry.tree.inner.count - 1)
        #expect(copy.size(ofRow: 100, in: 0) == .exact(Extent(units: 100)))
    }

    @Test func aChangeToTheOnlyCopyIsMadeInPlace() {
        var geometry = RowGeometry(estimate: .zero)
        geometry.appendSection(.init(numberOfRows: 20_000))
        geometry.setSizes((0..<20_000).map { .exact(Extent(units: $0)) }, ofRowsFrom: 0, in: 0)
        let root = ObjectIdentifier(geometry.tree.root)
        let leaf = geometry.location(ofElement: 102).leaf.toOpaque()
        geometry.setSize(.exact(.zero), ofRow: 100, in: 0)
        #expect(ObjectIdentifier(geometry.tree.root) == root)
        #expect(geometry.location(ofElement: 102).leaf.toOpaque() == leaf)
    }
}
