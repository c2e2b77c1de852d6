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
