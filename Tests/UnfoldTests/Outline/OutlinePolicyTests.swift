import Expansion
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests that the policy of an outline holds for every tree.
@Suite(.serialized) @MainActor struct OutlinePolicyTests {
    private func tree(_ roots: [Int], _ children: [Int: [Int]] = [:], lazy: Set<Int> = []) -> ExpansionTree<Int> {
        ExpansionTree(ids: roots, children: { children[$0] }, isLazy: lazy.contains)
    }

    private func fixture(_ tree: ExpansionTree<Int>, _ policy: ExpansionPolicy, open: [Int]) -> OutlineFixture {
        let fixture = OutlineFixture(OutlineController(tree, policy: policy))
        for id in open { fixture.expander.set(.expanded, for: id, animated: false) }
        fixture.screen.settle()
        return fixture
    }

    @Test(arguments: [true, false])
    func aGroupThatBecomesANeighborFoldsTheOneThatWasOpenedBefore(isAnimated: Bool) {
        let fixture = fixture(tree([1, 2], [1: [11], 2: [3], 3: [31]]), .accordion, open: [2, 3])
        var told: [[ExpansionChange<Int, RowLevel>]] = []
        fixture.expander.willChange = { told.append($0) }
        fixture.outline.setTree(tree([1, 2, 3], [1: [11], 2: [21], 3: [31]]), animated: isAnimated)
        #expect([1, 2, 3].filter { fixture.expander[$0] == .expanded } == [3])
        fixture.screen.settle()
        #expect(fixture.controller.rows == [1, 2, 3, 31] && fixture.flaw == nil)
        #expect(told == [[ExpansionChange(id: 2, from: .expanded, to: .collapsed)]])
    }

    @Test func threeOpenNeighborsBecomeTwo() {
        let inside = [1: [2], 2: [3], 3: [31]]
        let fixture = fixture(tree([1], inside), .atMost(2), open: [1, 2, 3])
        fixture.outline.setTree(tree([3, 2, 1], [1: [11], 2: [21], 3: [31]]))
        fixture.screen.settle()
        #expect(fixture.controller.rows == [3, 31, 2, 21, 1] && fixture.flaw == nil)
    }

    @Test func aNodeThatComesBackCountsAgain() {
        let groups = [1: [11], 2: [21], 3: [31]]
        let fixture = fixture(tree([1, 2], groups), .accordion, open: [1])
        fixture.outline.setTree(tree([2], groups), animated: false)
        fixture.expander.set(.expanded, for: 2, animated: false)
        #expect(fixture.expander[1] == .expanded, "a row that isn't in the tree keeps its level")
        fixture.outline.setTree(tree([1, 2], groups))
        fixture.screen.settle()
        #expect(fixture.controller.rows == [1, 2, 21] && fixture.flaw == nil)
    }

    @Test func rowsThatArriveAreReduced() throws {
        let fixture = fixture(tree([1], lazy: [1]), .accordion, open: [])
        var deliver: (@MainActor (ExpansionTree<Int>) -> Void)?
        fixture.outline.loader.start = { _, give in
            deliver = give
            return {}
        }
        // The levels are those of an earlier run of the app.
        var state = fixture.expander.state
        state.set(.expanded, for: 12, groupedBy: { $0 })
        state.set(.expanded, for: 11, groupedBy: { $0 })
        fixture.expander.state = state
        fixture.expander.set(.expanded, for: 1, animated: false)
        let give = try #require(deliver)
        give(tree([11, 12], [11: [111], 12: [121]]))
        fixture.screen.settle()
        let rows = fixture.controller.rows
        #expect(rows == [1, 11, 111, 12])
        #expect(fixture.flaw == nil)
    }

    @Test(arguments: [true, false])
    func statesThatAreRestoredAreReduced(isSnapshot: Bool) {
        let fixture = fixture(tree([1, 2, 3], [1: [11], 2: [21], 3: [31]]), .independent, open: [3, 1, 2])
        var snapshot = fixture.expander.snapshot
        snapshot.state.setPolicy(.accordion, groupedBy: { $0 })
        #expect(snapshot.state.unfolded.count == 3)
        if isSnapshot { fixture.expander.restore(snapshot) } else { fixture.expander.state = snapshot.state }
        fixture.screen.settle()
        #expect(fixture.controller.rows == [1, 2, 21, 3] && fixture.flaw == nil)
    }

    /// A scrub that is canceled doesn't open a row beside one that is open since the tree has changed.
    @Test func aScrubThatIsCanceledObeysThePolicyOfTheNewTree() throws {
        let fixture = fixture(tree([1, 2, 4], [1: [11], 2: [21], 4: [3], 3: [31]]), .accordion, open: [4, 3])
        fixture.expander.set(.expanded, for: 1, animated: false)
        fixture.expander.set(.expanded, for: 4, animated: false)
        fixture.screen.settle()
        let scrub = try #require(fixture.expander.scrub(1))
        scrub.progress = 0.5
        #expect(fixture.expander[4] == .collapsed)
        fixture.outline.setTree(tree([1, 2], [1: [11], 2: [3, 4], 4: [41], 3: [31]]))
        scrub.cancel()
        fixture.screen.settle()
        #expect([3, 4].count { fixture.expander[$0] == .expanded } == 1 && fixture.flaw == nil)
    }

    // MARK: Expanders without an outline

    private func sections(_ policy: ExpansionPolicy) -> (TestScreen, UITableView, RowExpander<IndexPath>, AnyObject) {
        final class Rows: NSObject, UITableViewDataSource {
            var expander: RowExpander<IndexPath>?
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                expander?.configure(cell, at: path)
                return cell
            }
        }
        let (screen, table, rows) = (TestScreen(), UITableView(), Rows())
        table.frame = screen.window.bounds
        let expander = RowExpander<IndexPath>(table, policy: policy, scope: .section) { $0 }
        rows.expander = expander
        table.dataSource = rows
        screen.window.addSubview(table)
        screen.settle()
        return (screen, table, expander, rows)
    }

    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func aSnapshotIsReducedInTheSectionsOfATable() {
        let (screen, _, expander, rows) = sections(.independent)
        let open = [path(0, 0), path(1, 0), path(0, 2)]
        for path in open { expander.set(.expanded, for: path, animated: false) }
        var snapshot = expander.snapshot
        snapshot.state.setPolicy(.accordion, groupedBy: { $0 })
        var told: [IndexPath] = []
        expander.willChange = { told += $0.map(\.id) }
        expander.restore(snapshot)
        screen.settle()
        #expect(Array(expander.state.unfolded) == [path(1, 0), path(0, 2)] && told == [path(0, 0)])
        withExtendedLifetime(rows) {}
    }

    @Test func aWiderScopeFoldsRows() {
        let (screen, _, expander, rows) = sections(.accordion)
        for path in [path(0, 0), path(1, 0)] { expander.set(.expanded, for: path, animated: false) }
        #expect(expander.state.unfolded.count == 2)
        expander.scope = .table
        screen.settle()
        #expect(Array(expander.state.unfolded) == [path(1, 0)])
        withExtendedLifetime(rows) {}
    }

    /// A closure that names a placeholder changes the levels. The rows of both changes are shown, one after the other.
    @Test func aPlaceholderThatChangesLevelsIsAskedInPeace() throws {
        let tree = ExpansionTree(ids: [10, 20, 30], isLazy: { $0 < 30 })
        let fixture = OutlineFixture(OutlineController(tree))
        let closed = fixture.expander.state
        var asked = 0
        fixture.outline.placeholder = { [expander = fixture.expander] id in
            asked += 1
            if asked == 2 { expander.state = closed }
            return -id
        }
        for id in [10, 20, 10, 20] {
            fixture.expander.toggle(id)
            fixture.screen.settle()
            #expect(fixture.table.numberOfRows(inSection: 0) == fixture.controller.rows.count && fixture.flaw == nil)
        }
    }
}
