import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests random snapshots that are applied one after another, some of them during the animation of another.
    @Suite @MainActor struct DiffableLawTests {
        @MainActor private struct Run {
            var script: SnapshotScript
            let fixture = DiffableFixture()
            let screen: TestScreen

            init(seed: UInt64) {
                script = SnapshotScript(seed: seed)
                screen = fixture.show()
            }

            /// Returns the next snapshot, which is some steps from the current one.
            mutating func next() -> RandomSnapshot {
                script.snapshot = fixture.source.snapshot()
                script.model.reloadedItems = []
                script.model.reconfiguredItems = []
                script.model.reloadedSections = []
                for _ in 0...script.random.below(8) { script.step() }
                return script.snapshot
            }
        }

        @Test(arguments: 0..<12 as Range<UInt64>)
        func theTableShowsExactlyTheSnapshot(seed: UInt64) throws {
            var run = Run(seed: seed)
            let (fixture, table) = (run.fixture, run.fixture.table)
            for step in 0..<20 {
                let snapshot = run.next()
                let context: Comment = "seed \(seed), step \(step)"
                fixture.source.apply(snapshot, animatingDifferences: !run.script.random.chance(20))
                try #require(table.numberOfSections == snapshot.numberOfSections, context)
                for (section, name) in snapshot.sectionIdentifiers.enumerated() {
                    try #require(
                        table.numberOfRows(inSection: section) == snapshot.numberOfItems(inSection: name),
                        context
                    )
                }
                let paths = table.indexPathsForVisibleRows ?? []
                let expected = paths.map { path in
                    snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[path.section])[path.row]
                }
                let shown = fixture.shownItems
                try #require(paths.map { shown[$0] } == expected, context)
                try #require(paths.map(fixture.source.itemIdentifier) == expected, context)
                try #require(expected.map(fixture.source.indexPath) == paths, context)
                let inSight = (0..<table.numberOfSections).flatMap { section in
                    (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
                }.filter { table.rectForRow(at: $0).intersects(table.bounds.insetBy(dx: 1, dy: 1)) }
                try #require(Set(paths).isSuperset(of: inSight), context)
                guard run.script.random.chance(50) else {
                    run.screen.advance(by: 0.1)
                    continue
                }
                run.screen.settle()
                for cell in table.visibleCells {
                    let place = cell.convert(cell.bounds, to: nil)
                    try #require(run.screen.presentedFrame(of: cell) == place && cell.alpha == 1, context)
                }
                let count = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count
                try #require(count == table.visibleCells.count, context)
            }
        }

        @Test(arguments: 20..<40 as Range<UInt64>)
        func rowsThatStayKeepTheirCells(seed: UInt64) throws {
            var run = Run(seed: seed)
            let fixture = run.fixture
            var kept = 0
            for step in 0..<20 {
                let (before, cells) = (fixture.source.snapshot(), fixture.cells)
                let snapshot = run.next()
                fixture.asked = []
                fixture.source.apply(snapshot)
                run.screen.settle()
                for (item, cell) in cells {
                    guard let section = snapshot.sectionIdentifier(containingItem: item),
                        section == before.sectionIdentifier(containingItem: item),
                        !snapshot.reloadedSectionIdentifiers.contains(section),
                        !snapshot.reloadedItemIdentifiers.contains(item),
                        let now = fixture.cells[item]
                    else { continue }
                    kept += 1
                    #expect(now === cell, "seed \(seed), step \(step), item \(item)")
                    let isAsked = fixture.asked.contains(item)
                    let isMarked = snapshot.reconfiguredItemIdentifiers.contains(item)
                    #expect(isAsked == isMarked, "seed \(seed), step \(step), item \(item)")
                }
            }
            #expect(kept > 20, "seed \(seed)")
        }

        @Test(arguments: 40..<50 as Range<UInt64>)
        func rowsThatStayInOrderNeverOverlap(seed: UInt64) throws {
            var random = UpdateRandom(seed: seed)
            let fixture = DiffableFixture()
            let screen = fixture.show()
            var items = Array(0..<12)
            fixture.source.apply(DiffableFixture.snapshot([items]), animatingDifferences: false)
            screen.settle()
            // Inserted cells are at their final positions, below the others, until those have moved away.
            var cells = fixture.cells
            for step in 0..<6 {
                items.removeAll { _ in random.chance(25) }
                for _ in 0..<random.below(4) {
                    items.insert(100 * (step + 1) + random.below(10_000) * 1_000, at: random.below(items.count + 1))
                }
                let kept = items.compactMap { cells[$0] }
                let comesToRest = random.chance(50)
                let trace = screen.trace(kept) {
                    fixture.source.apply(DiffableFixture.snapshot([items]))
                    screen.advance(by: comesToRest ? 1 : 0.15)
                }
                cells = comesToRest ? fixture.cells : cells.filter { items.contains($0.key) }
                #expect(trace.firstOverlap() == nil, "seed \(seed), step \(step)")
            }
        }
    }
}
