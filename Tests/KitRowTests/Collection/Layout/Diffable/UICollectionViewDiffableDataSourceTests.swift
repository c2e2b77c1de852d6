import CSwiftRuntime
import Foundation
import SeededRandom
import Synchronization
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UICollectionViewDiffableDataSourceTests {
        private func shown(_ sections: [[Int]]) -> (fixture: CollectionDiffableFixture, screen: TestScreen) {
            let fixture = CollectionDiffableFixture()
            fixture.source.apply(DiffableFixture.snapshot(sections))
            return (fixture, fixture.show())
        }

        @Test func aSnapshotAppliedBeforeTheViewIsSeenIsThereAtOnce() {
            let (fixture, _) = shown([[1, 2], [3]])
            #expect(fixture.shownItems == [[0, 0]: 1, [0, 1]: 2, [1, 0]: 3])
        }

        @Test func itemsComeInOneMotionAndItsEndIsTold() {
            let (fixture, screen) = shown([[1, 2]])
            var ended = 0
            fixture.source.apply(DiffableFixture.snapshot([[0, 1, 2]])) { ended += 1 }
            screen.advance(by: 0.1)
            let cell = fixture.cells[2]
            let place = cell.map(screen.presentedFrame)?.minY ?? 0
            #expect(place > 40 && place < 80 && ended == 0)
            screen.settle()
            #expect(ended == 1 && cell?.frame.minY == 80)
            #expect(fixture.asked == [0])
        }

        @Test func withoutAnimationCellsStayAndNothingMoves() throws {
            let (fixture, screen) = shown([[1, 2]])
            let cell = try #require(fixture.cells[2])
            var ended = 0
            fixture.source.apply(DiffableFixture.snapshot([[0, 1, 2]]), animatingDifferences: false) { ended += 1 }
            screen.settle()
            #expect(fixture.cells[2] === cell && cell.frame.minY == 80 && ended == 1)
        }

        @Test func reloadingTakesAnotherCellAndReconfiguringTheSame() {
            let (fixture, screen) = shown([[1, 2, 3]])
            let before = fixture.cells
            var snapshot = fixture.source.snapshot()
            snapshot.reloadItems([1])
            snapshot.reconfigureItems([2])
            fixture.source.apply(snapshot)
            screen.settle()
            let after = fixture.cells
            #expect(after[1] !== before[1] && after[2] === before[2] && after[3] === before[3])
            #expect(fixture.asked.sorted() == [1, 2])
            #expect(fixture.source.snapshot().reloadedItemIdentifiers.isEmpty)
        }

        @Test func reloadDataAsksForAllCells() {
            let (fixture, screen) = shown([[1, 2, 3]])
            var ended = 0
            fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([[3, 1, 2]])) { ended += 1 }
            screen.settle()
            #expect(fixture.asked.sorted() == [1, 2, 3] && fixture.shownItems[[0, 0]] == 3 && ended == 1)
        }

        @Test func awaitingReturnsWhenTheMotionIsOver() async {
            let (fixture, screen) = shown([[1, 2]])
            var (hasBegun, hasEnded) = (false, false)
            let task = Task {
                hasBegun = true
                await fixture.source.apply(DiffableFixture.snapshot([[2, 1, 0]]), animatingDifferences: true)
                hasEnded = true
                await fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([[7]]))
            }
            while !hasBegun { await Task.yield() }
            #expect(fixture.source.snapshot().itemIdentifiers == [2, 1, 0] && !hasEnded)
            screen.settle()
            await task.value
            screen.settle()
            #expect(hasEnded && fixture.shownItems == [[0, 0]: 7])
        }

        @Test func insideABlockOfUpdatesASnapshotWaitsForItsEnd() {
            let (fixture, screen) = shown([[1]])
            var ended: [String] = []
            fixture.collection.performBatchUpdates {
                fixture.source.apply(DiffableFixture.snapshot([[1, 2]])) { ended.append("first") }
                fixture.source.apply(DiffableFixture.snapshot([[2, 1, 0]])) { ended.append("second") }
            }
            screen.settle()
            #expect(
                fixture.shownItems == [[0, 0]: 2, [0, 1]: 1, [0, 2]: 0] && ended.sorted() == ["first", "second"]
            )
        }

        @Test func aViewWithAnotherDataSourceIsLeftAlone() {
            let (fixture, screen) = shown([[1]])
            let other = LayoutFixture(UICollectionViewFlowLayout(), counts: [3])
            fixture.collection.register(LayoutFixture.Cell.self, forCellWithReuseIdentifier: "cell")
            fixture.collection.dataSource = other
            var ended = 0
            fixture.source.apply(DiffableFixture.snapshot([[1, 2]])) { ended += 1 }
            screen.settle()
            #expect(fixture.collection.numberOfItems(inSection: 0) == 3 && ended == 1)
            fixture.collection.dataSource = fixture.source
            screen.settle()
            #expect(fixture.shownItems == [[0, 0]: 1, [0, 1]: 2])
        }

        @Test func placesAreFoundAndMissingOnesAreNil() {
            let (fixture, _) = shown([[10, 11], [12]])
            let source = fixture.source
            #expect(source.itemIdentifier(for: [1, 0]) == 12 && source.indexPath(for: 11) == [0, 1])
            #expect(source.sectionIdentifier(for: 1) == 1 && source.index(for: 0) == 0)
            for path in [[0, 2], [2, 0], [-1, 0], [0, -1], [0], []] as [IndexPath] {
                #expect(source.itemIdentifier(for: path) == nil)
            }
            #expect(source.indexPath(for: 9) == nil && source.sectionIdentifier(for: 2) == nil)
            #expect(source.index(for: 2) == nil)
        }

        @Test func supplementaryViewsComeFromTheirProvider() {
            let fixture = CollectionDiffableFixture(headers: true)
            var provided: [IndexPath] = []
            fixture.source.supplementaryViewProvider = { view, kind, path in
                provided.append(path)
                return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
            }
            fixture.source.apply(DiffableFixture.snapshot([[1], [2]]))
            let screen = fixture.show()
            #expect(provided.sorted() == [[0, 0], [1, 0]] && fixture.cells[2]?.frame.minY == 100)
            screen.settle()
        }

        @Test func snapshotsOfABackgroundQueueAreShownInTheirOrder() async {
            let (fixture, screen) = shown([[]])
            let source = fixture.source
            let ended = Mutex<[Bool]>([])
            await withCheckedContinuation { continuation in
                DispatchQueue(label: "snapshots").async {
                    for last in 1...20 {
                        source.apply(DiffableFixture.snapshot([Array(1...last)])) {
                            ended.withLock { $0.append(unfold_is_main_thread()) }
                        }
                    }
                    DispatchQueue.main.async { continuation.resume() }
                }
            }
            #expect(fixture.collection.numberOfItems(inSection: 0) == 20)
            screen.settle()
            #expect(fixture.shownItems[[0, 3]] == 4 && fixture.shownItems[[0, 11]] == 12)
            #expect(ended.withLock(\.self) == Array(repeating: true, count: 20))
        }

        @Test(arguments: 0..<8) func randomSnapshotsShowTheirItems(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            let (fixture, screen) = shown([[]])
            var kept: [Int: UICollectionViewCell] = [:]
            for step in 0..<25 {
                var items = Array(0..<14).shuffled(using: &random)
                let sections = (0..<random.below(4)).map { _ in
                    (0..<random.below(4)).compactMap { _ in items.popLast() }
                }
                fixture.source.apply(
                    DiffableFixture.snapshot(sections),
                    animatingDifferences: Bool.random(using: &random)
                )
                if Bool.random(using: &random) { screen.advance(by: 0.1) } else { screen.settle() }
                let expected = sections.enumerated().flatMap { section, items in
                    items.enumerated().map { (IndexPath(item: $0.offset, section: section), $0.element) }
                }
                try #require(
                    fixture.shownItems == Dictionary(uniqueKeysWithValues: expected),
                    "seed \(seed), step \(step)"
                )
                let cells = fixture.cells
                for (item, cell) in kept {
                    let now = cells[item]
                    // An item that changes to a new section, or from a deleted one, gets another cell.
                    if let now, now !== cell { #expect(fixture.asked.contains(item), "seed \(seed), step \(step)") }
                }
                (kept, fixture.asked) = (cells, [])
            }
        }
    }
}
