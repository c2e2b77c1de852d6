import CoreGraphics
import Synchronization
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests that an outline costs the rows that come and go, by counting how often items are hashed and compared.
    @Suite @MainActor struct OutlineCostTests {
        private final class Counter: Sendable {
            let hashed = Atomic(0)
            let compared = Atomic(0)
        }

        private struct Item: Hashable, Sendable {
            let number: Int
            let counter: Counter

            static func == (one: Item, other: Item) -> Bool {
                one.counter.compared.add(1, ordering: .relaxed)
                return one.number == other.number
            }

            func hash(into hasher: inout Hasher) {
                counter.hashed.add(1, ordering: .relaxed)
                hasher.combine(number)
            }
        }

        private final class Controller: UIViewController {
            let counter = Counter()
            let collection: UICollectionView
            private(set) var source: UICollectionViewDiffableDataSource<Int, Item>!
            /// The number of cells that were asked for.
            private(set) var asked = 0

            init() {
                let list = UICollectionLayoutListConfiguration(appearance: .plain)
                collection = UICollectionView(
                    frame: .zero,
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
                )
                super.init(nibName: nil, bundle: nil)
                let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
                    [unowned self] cell, _, item in
                    asked += 1
                    var content = cell.defaultContentConfiguration()
                    content.text = String(item.number)
                    cell.contentConfiguration = content
                }
                source = .init(collectionView: collection) { view, path, item in
                    view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
                }
            }

            required init?(coder: NSCoder) { nil }

            override func loadView() { view = collection }

            func item(_ number: Int) -> Item { Item(number: number, counter: counter) }

            /// A snapshot of items of which the one in the middle contains three others.
            func snapshot(_ count: Int) -> NSDiffableDataSourceSectionSnapshot<Item> {
                var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
                snapshot.append((0..<count).map(item))
                snapshot.append((1...3).map { item(-$0) }, to: item(count / 2))
                return snapshot
            }

            /// Returns how often items were hashed. How often they were compared depends on their places in hash
            /// tables, and is only limited.
            func calls(in work: () -> Void) -> Int {
                let before = (counter.hashed.load(ordering: .relaxed), counter.compared.load(ordering: .relaxed))
                work()
                #expect(counter.compared.load(ordering: .relaxed) - before.1 < 5000)
                return counter.hashed.load(ordering: .relaxed) - before.0
            }
        }

        /// The calls that expanding and collapsing an item in the middle of the screen takes.
        private func callsOfToggles(in count: Int) -> Int {
            let controller = Controller()
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
            screen.show(controller)
            let snapshot = controller.snapshot(count)
            controller.source.apply(snapshot, to: 0, animatingDifferences: false)
            screen.settle()
            let middle = controller.item(count / 2)
            controller.collection.scrollToItem(at: [0, count / 2], at: .centeredVertically, animated: false)
            screen.settle()
            return controller.calls {
                for isExpanded in [true, false] {
                    var next = controller.source.snapshot(for: 0)
                    isExpanded ? next.expand([middle]) : next.collapse([middle])
                    controller.source.apply(next, to: 0)
                    screen.settle()
                    let rows = controller.source.snapshot().numberOfItems
                    #expect(rows == (isExpanded ? count + 3 : count))
                }
            }
        }

        @Test func togglingCostsTheSameInASectionOfAnyLength() {
            let (few, many) = (callsOfToggles(in: 100), callsOfToggles(in: 100_000))
            #expect(Double(many) <= 1.2 * Double(few), "\(many) calls for 100,000 items, \(few) for 100")
        }

        /// A snapshot that is applied is shared, and not copied.
        @Test func applyingManyItemsLooksAtThoseOnTheScreen() {
            let controller = Controller()
            let snapshot = controller.snapshot(100_000)
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
            screen.show(controller)
            let calls = controller.calls {
                controller.source.apply(snapshot, to: 0, animatingDifferences: false)
                screen.settle()
            }
            #expect(controller.collection.numberOfItems(inSection: 0) == 100_000)
            #expect(calls < 1000)
        }

        /// The calls that the snapshot takes that is shown already, which asks for no cell.
        private func callsOfAnEqualSnapshot(_ count: Int) -> Int {
            let controller = Controller()
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
            screen.show(controller)
            controller.source.apply(controller.snapshot(count), to: 0, animatingDifferences: false)
            screen.settle()
            let asked = controller.asked
            let calls = controller.calls {
                controller.source.apply(controller.source.snapshot(for: 0), to: 0, animatingDifferences: false)
                screen.settle()
            }
            #expect(controller.asked == asked)
            return calls
        }

        @Test func anEqualSnapshotLooksAtTheItemsOnTheScreenAndAsksForNoCell() {
            #expect(callsOfAnEqualSnapshot(10_000) == callsOfAnEqualSnapshot(100))
        }
    }
}
