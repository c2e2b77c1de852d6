import CSwiftRuntime
import Foundation
import SeededRandom
import Synchronization
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests snapshots that are applied on one background queue, as UIKit permits.
    @Suite @MainActor struct BackgroundApplyTests {
        private let queue = DispatchQueue(label: "snapshots")

        /// Runs a closure on the queue, and returns when the main queue has shown what the closure applied.
        private func onQueue<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
            await withCheckedContinuation { continuation in
                queue.async {
                    let result = work()
                    DispatchQueue.main.async { continuation.resume(returning: result) }
                }
            }
        }

        @Test func snapshotsAreShownInTheOrderOfTheCalls() async {
            let fixture = DiffableFixture()
            let (source, screen) = (fixture.source, fixture.show())
            let read = await onQueue {
                (1...20).map { last in
                    source.apply(DiffableFixture.snapshot([Array(1...last)]))
                    return source.snapshot().itemIdentifiers
                }
            }
            #expect(read == (1...20).map { Array(1...$0) })
            #expect(fixture.table.numberOfRows(inSection: 0) == 20)
            screen.settle()
            #expect(fixture.shownItems[[0, 3]] == 4 && fixture.shownItems[[0, 11]] == 12)
        }

        @Test func theEndIsToldOnTheMainQueueAfterTheMotion() async {
            let fixture = DiffableFixture()
            let (source, screen) = (fixture.source, fixture.show())
            let ended = Mutex<[Bool]>([])
            let isOnMain: @Sendable () -> Void = { ended.withLock { $0.append(unfold_is_main_thread()) } }
            await onQueue {
                source.apply(DiffableFixture.snapshot([[1, 2, 3]]), animatingDifferences: false)
                source.apply(DiffableFixture.snapshot([[3, 2, 1]]), completion: isOnMain)
            }
            #expect(ended.withLock(\.self).isEmpty)
            screen.settle()
            #expect(ended.withLock(\.self) == [true])
            await onQueue { source.applySnapshotUsingReloadData(DiffableFixture.snapshot([[4]]), completion: isOnMain) }
            #expect(ended.withLock(\.self) == [true, true] && fixture.table.numberOfRows(inSection: 0) == 1)
        }

        /// An item that detects on which queue it is compared.
        private struct Item: Hashable {
            static let queue = DispatchSpecificKey<Bool>()
            static let comparisonsElsewhere = Mutex(0)
            let number: Int

            static func == (left: Item, right: Item) -> Bool {
                if DispatchQueue.getSpecific(key: queue) != true { comparisonsElsewhere.withLock { $0 += 1 } }
                return left.number == right.number
            }

            func hash(into hasher: inout Hasher) { hasher.combine(number) }
        }

        @Test func snapshotsAreComparedOnTheQueue() async {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let source = UITableViewDiffableDataSource<Int, Item>(tableView: table) { _, _, _ in UITableViewCell() }
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.window.addSubview(table)
            screen.settle()
            queue.setSpecific(key: Item.queue, value: true)
            let apply: @Sendable ([Int]) -> Void = { numbers in
                var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
                snapshot.appendSections([0])
                snapshot.appendItems(numbers.map(Item.init))
                source.apply(snapshot)
            }
            await onQueue { apply(Array(0..<100)) }
            await onQueue {
                apply(Array(1..<101))
                apply(Array((2..<102).reversed()))
            }
            #expect(table.numberOfRows(inSection: 0) == 100)
            #expect(Item.comparisonsElsewhere.withLock(\.self) == 0)
        }

        /// The table finally shows what was read, changed and applied on the queue.
        @Test(arguments: 0..<20 as Range<UInt64>)
        func nothingThatIsAppliedIsLost(seed: UInt64) async {
            let fixture = DiffableFixture()
            let (source, screen) = (fixture.source, fixture.show())
            let steps = 12
            for round in 0..<4 as Range<UInt64> {
                let expected = await onQueue {
                    var random = SeededGenerator(seed: seed &* 31 &+ round)
                    for _ in 0..<steps {
                        var snapshot = source.snapshot()
                        if snapshot.numberOfSections == 0 { snapshot.appendSections([0]) }
                        let items = snapshot.itemIdentifiers
                        switch Int.random(in: 0..<4, using: &random) {
                        case 0 where !items.isEmpty: snapshot.deleteItems([items.randomElement(using: &random)!])
                        case 1 where items.count > 1: snapshot.moveItem(items[0], afterItem: items[items.count - 1])
                        default: snapshot.appendItems([(items.max() ?? 0) + 1])
                        }
                        if Int.random(in: 0..<4, using: &random) == 0 {
                            source.applySnapshotUsingReloadData(snapshot)
                        } else {
                            source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
                        }
                    }
                    return source.snapshot().itemIdentifiers
                }
                screen.advance(by: 0.05)
                let rows = (0..<fixture.table.numberOfRows(inSection: 0)).map { source.itemIdentifier(for: [0, $0]) }
                #expect(rows == expected, "seed \(seed), round \(round)")
            }
            screen.settle()
            for (path, item) in fixture.shownItems { #expect(source.itemIdentifier(for: path) == item, "seed \(seed)") }
        }

        @Test func theMainQueueMayFollowWhenAllIsShown() async {
            let fixture = DiffableFixture()
            let (source, screen) = (fixture.source, fixture.show())
            await onQueue { source.apply(DiffableFixture.snapshot([[1, 2]])) }
            let apply: () -> Void = { source.apply(DiffableFixture.snapshot([[2, 3, 4]])) }
            apply()
            #expect(source.snapshot().itemIdentifiers == [2, 3, 4] && fixture.table.numberOfRows(inSection: 0) == 3)
            await onQueue { source.apply(DiffableFixture.snapshot([[5]])) }
            screen.settle()
            #expect(fixture.shownItems == [[0, 0]: 5])
        }
    }
}
