import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that common complaints about outlines of collection views can't occur. Costs are counted in
/// ``ListOutlineCostTests``.
@Suite(.serialized) @MainActor struct ListComplaintTests {
    private static let tree = ExpansionTree(ids: [1, 2, 3]) { [1: [10, 11, 12], 2: [20], 10: [100, 101]][$0] }

    @MainActor
    private struct Fixture {
        let screen = TestScreen(size: CGSize(width: 375, height: 667))
        let list = ListOutlineController(ListComplaintTests.tree)

        init() {
            screen.show(list)
            screen.settle()
        }

        func cell(of id: Int) throws -> UICollectionViewListCell {
            let path = try #require(list.source.indexPath(for: id))
            return try #require(list.collectionView.cellForItem(at: path) as? UICollectionViewListCell)
        }
    }

    /// A changed row fades, because section snapshots know deletions and insertions only. A row with children can't be
    /// reloaded at all. Items have to be reconfigured before section snapshots are applied.
    @Test func aRowIsConfiguredAgainInPlaceAndStaysOpen() throws {
        let fixture = Fixture()
        let (screen, list) = (fixture.screen, fixture.list)
        list.outline.expander.toggle(1)
        screen.settle()
        let (cell, configured) = (try fixture.cell(of: 1), list.configured)
        var snapshot = list.source.snapshot()
        snapshot.reconfigureItems([1])
        list.source.apply(snapshot)
        screen.settle()
        #expect(try fixture.cell(of: 1) === cell && list.configured == configured + 1)
        #expect(list.rows == [1, 10, 11, 12, 2, 3])
        // The app and the outline change the same rows.
        list.outline.expander.toggle(10)
        list.outline.expander.toggle(1)
        list.outline.expander.toggle(1)
        screen.settle()
        #expect(list.rows == [1, 10, 100, 101, 11, 12, 2, 3])
    }

    /// An equal snapshot asks for all cells on the screen again.
    @Test func theSameTreeAsksForNoCell() {
        let fixture = Fixture()
        let (screen, list) = (fixture.screen, fixture.list)
        let configured = list.configured
        list.outline.setTree(list.outline.tree)
        screen.settle()
        #expect(list.configured == configured)
    }

    /// A snapshot that is built again has forgotten what was open.
    @Test func aTreeThatIsBuiltAgainHasTheSameGroupsOpen() {
        let fixture = Fixture()
        let (screen, list) = (fixture.screen, fixture.list)
        list.outline.expander.toggle(1)
        screen.settle()
        list.outline.setTree(ExpansionTree(ids: [0, 1, 2]) { [1: [10, 13], 2: [20]][$0] })
        screen.settle()
        #expect(list.rows == [0, 1, 10, 13, 2])
        #expect(list.source.snapshot(for: "outline").isExpanded(1))
    }

    /// The app isn't told that a group has folded, and never of what code opens.
    @Test func theAppIsToldOfEveryChange() {
        let fixture = Fixture()
        let (screen, list) = (fixture.screen, fixture.list)
        var told: [String] = []
        list.outline.expander.willChange = { changes in
            told += changes.map { "\($0.id) \($0.newLevel == .expanded ? "opens" : "folds")" }
        }
        list.outline.expander.set(.expanded, for: 2)
        list.outline.expandAll(animated: false)
        list.outline.expander.collapseAll()
        screen.settle()
        #expect(told.first == "2 opens")
        #expect(Set(told) == ["2 opens", "1 opens", "10 opens", "1 folds", "2 folds", "10 folds"])
    }

    /// Updates that begin while another one runs stop the process.
    @Test func aChangeThatBeginsInAnotherOneWaits() {
        let fixture = Fixture()
        let (screen, list) = (fixture.screen, fixture.list)
        list.outline.expander.willChange = { [unowned list] changes in
            if changes.contains(where: { $0.id == 1 && $0.newLevel == .expanded }) {
                list.outline.expander.set(.expanded, for: 10)
                list.outline.expander.set(.expanded, for: 2)
            }
        }
        list.outline.expander.toggle(1)
        screen.settle()
        #expect(list.rows == [1, 10, 100, 101, 11, 12, 2, 20, 3])
        list.collectionView.performBatchUpdates { list.outline.expander.toggle(1) }
        screen.settle()
        #expect(list.rows == [1, 2, 20, 3])
    }

    /// Rows are inserted one by one where they end, and don't come out of their parent.
    @Test func childrenComeOutOfTheirGroupInOneMotion() throws {
        let fixture = Fixture()
        let (screen, list) = (fixture.screen, fixture.list)
        list.outline.expander.toggle(1)
        for _ in 0..<4 {
            screen.advance(by: 1 / 60)
            let parent = screen.presentedFrame(of: try fixture.cell(of: 1))
            let next = screen.presentedFrame(of: try fixture.cell(of: 2))
            for id in [10, 11, 12] {
                let cell = try fixture.cell(of: id)
                #expect(cell.alpha == 1 || cell.mask != nil)
                let curtain = try #require(cell.mask).layer.presentation()?.frame ?? .zero
                let frame = screen.presentedFrame(of: cell)
                // A child is seen only between the rows around the children.
                #expect(frame.minY + curtain.minY >= parent.maxY - 0.6)
                #expect(frame.minY + curtain.maxY <= next.minY + 0.6)
            }
        }
        screen.settle()
    }

    /// That one group is open at a time has to be built by hand.
    @Test func oneOfSeveralIsOpenByAPolicy() {
        let fixture = Fixture()
        let (screen, list) = (fixture.screen, fixture.list)
        list.outline.expander.setPolicy(.accordion)
        for id in [1, 2] { list.outline.expander.toggle(id) }
        screen.settle()
        #expect(list.rows == [1, 2, 20, 3])
    }

    /// The first snapshot of a section animates twice, or not at all.
    @Test func theFirstTreeIsThereAtOnce() {
        let screen = TestScreen(size: CGSize(width: 375, height: 667))
        let fresh = ListOutlineController(Self.tree)
        screen.show(fresh)
        #expect(screen.jumps(in: fresh.collectionView) { screen.settle() }.isSmooth)
        #expect(fresh.rows == [1, 2, 3] && fresh.configured == 6)
    }
}
