import CoreGraphics
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests that a list costs what is on the screen, by counting what is asked.
    @Suite @MainActor struct ListCostTests {
        /// A layout that counts the attributes that the collection view asks for.
        private final class CountingLayout: UICollectionViewCompositionalLayout {
            var count = 0

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let found = super.layoutAttributesForElements(in: rect)
                count += found?.count ?? 0
                return found
            }

            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                count += 1
                return super.layoutAttributesForItem(at: indexPath)
            }
        }

        /// The attributes that scrolling a hundred steps asks for.
        private func scroll(items: Int) -> (attributes: Int, cells: Int) {
            let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            let layout = CountingLayout { _, environment in
                NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            }
            let controller = LayoutController(layout, counts: [items])
            controller.wanted = { path, size in CGSize(width: size.width, height: 40 + CGFloat(path.item % 7) * 5) }
            controller.show()
            controller.collection.contentOffset.y = controller.collection.contentSize.height / 2
            controller.collection.layoutIfNeeded()
            layout.count = 0
            let cells = controller.asked.count
            for _ in 0..<100 {
                controller.collection.contentOffset.y += 30
                controller.collection.layoutIfNeeded()
            }
            return (layout.count, controller.asked.count - cells)
        }

        @Test func scrollingAMillionEstimatedItemsCostsWhatIsOnTheScreen() {
            let (few, many) = (scroll(items: 1000), scroll(items: 1_000_000))
            // 480 points of rows of 55 on average are ten rows, in a step twice: with the estimate and with the size.
            #expect(many.attributes <= few.attributes + few.attributes / 10)
            #expect(many.attributes < 100 * 60)
            #expect(many.cells < 100)
        }

        /// A table whose cells want the same heights, and that counts how often they are asked for them.
        private final class CountingTable: UITableViewController {
            final class Cell: UITableViewCell {
                var height: CGFloat = 0
                var count: () -> Void = {}

                override func systemLayoutSizeFitting(
                    _ targetSize: CGSize,
                    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                    verticalFittingPriority: UILayoutPriority
                ) -> CGSize {
                    count()
                    return CGSize(width: targetSize.width, height: height)
                }
            }

            private(set) var cells = 0
            private(set) var measures = 0

            func reset() { (cells, measures) = (0, 0) }

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.contentInsetAdjustmentBehavior = .never
                tableView.estimatedRowHeight = 44
                tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                cells += 1
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
                (cell as? Cell)?.height = 40 + CGFloat(path.row % 7) * 5
                (cell as? Cell)?.count = { [unowned self] in measures += 1 }
                return cell
            }
        }

        private func scroll(_ view: UIScrollView) {
            for _ in 0..<100 {
                view.contentOffset.y += 30
                view.layoutIfNeeded()
            }
        }

        /// Scrolling a million items asks for as many cells and heights as a table does, within a fifth.
        @Test func scrollingCostsWhatScrollingATableCosts() throws {
            let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            let list = LayoutController(layout, counts: [1_000_000])
            var measures = 0
            list.wanted = { path, size in
                measures += 1
                return CGSize(width: size.width, height: 40 + CGFloat(path.item % 7) * 5)
            }
            list.show()
            list.collection.contentOffset.y = 20_000_000
            list.collection.layoutIfNeeded()
            let before = (cells: list.asked.count, measures: measures)
            scroll(list.collection)
            let table = CountingTable(style: .plain)
            let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
            screen.show(table)
            screen.settle()
            table.tableView.contentOffset.y = 20_000_000
            table.tableView.layoutIfNeeded()
            table.reset()
            scroll(table.tableView)
            #expect(table.cells > 50)
            #expect(Double(list.asked.count - before.cells) <= 1.2 * Double(table.cells))
            #expect(Double(measures - before.measures) <= 1.2 * Double(table.measures))
        }

        @Test func theProviderIsAskedOnceForEachSection() {
            var asked: [Int] = []
            let layout = UICollectionViewCompositionalLayout { index, environment in
                asked.append(index)
                return .list(
                    using: UICollectionLayoutListConfiguration(appearance: .grouped),
                    layoutEnvironment: environment
                )
            }
            let controller = LayoutController(layout, counts: [3, 3, 100_000])
            let screen = controller.show()
            #expect(asked == [0, 1, 2])
            controller.collection.contentOffset.y = 3000
            screen.settle()
            #expect(asked == [0, 1, 2])
            layout.invalidateLayout()
            screen.settle()
            #expect(asked == [0, 1, 2, 0, 1, 2])
            screen.resize(to: CGSize(width: 400, height: 480))
            screen.settle()
            #expect(asked.suffix(3) == [0, 1, 2])
        }
    }
}
