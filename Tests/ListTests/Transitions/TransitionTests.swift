import CoreGraphics
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests changes between layouts whose progress the client sets.
    @Suite @MainActor struct TransitionTests {
        private func grid(_ side: CGFloat) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: side, height: side)
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
            return layout
        }

        private func items() -> MovedItems { MovedItems(grid(80), [(0..<40).map { "\($0)" }]) }

        @Test func viewsAreBetweenTheirPlaces() {
            let items = items()
            let screen = items.show()
            let (old, new) = (items.collection.collectionViewLayout, grid(160))
            let transition = items.collection.startInteractiveTransition(to: new)
            #expect(items.collection.collectionViewLayout === transition)
            #expect(transition.currentLayout === old && transition.nextLayout === new)
            #expect(transition.transitionProgress == 0)
            screen.settle()
            #expect(items.frame("5") == CGRect(x: 80, y: 80, width: 80, height: 80))
            transition.transitionProgress = 0.5
            screen.settle()
            #expect(items.frame("1") == CGRect(x: 120, y: 0, width: 120, height: 120))
            #expect(items.frame("2") == CGRect(x: 80, y: 80, width: 120, height: 120))
            #expect(items.collection.contentSize.height == 2000)
            // The progress may be any number.
            transition.transitionProgress = 1.5
            screen.settle()
            #expect(items.frame("1") == CGRect(x: 200, y: 0, width: 200, height: 200))
            items.collection.cancelInteractiveTransition()
            screen.settle()
        }

        @Test(arguments: [true, false]) func aTransitionEnds(isFinished: Bool) {
            let items = items()
            let screen = items.show()
            let (old, new) = (items.collection.collectionViewLayout, grid(160))
            items.collection.contentOffset.y = 300
            screen.settle()
            var ends: [[Bool]] = []
            let transition = items.collection.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
            transition.transitionProgress = 0.7
            screen.settle()
            let before = items.cell("16").map { screen.presentedFrame(of: $0) }
            isFinished ? items.collection.finishInteractiveTransition() : items.collection.cancelInteractiveTransition()
            #expect(items.collection.collectionViewLayout === (isFinished ? new : old))
            screen.advance(by: 1 / 60)
            // Nothing jumps.
            let after = items.cell("16").map { screen.presentedFrame(of: $0) }
            if let before, let after {
                #expect(abs(before.minY - after.minY) < 30 && abs(before.width - after.width) < 20)
            }
            #expect(ends.isEmpty)
            screen.settle()
            #expect(ends == [[true, isFinished]])
            let side: CGFloat = isFinished ? 160 : 80
            #expect(items.collection.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: side, height: side) })
            #expect(items.collection.contentOffset.y == 300)
            #expect(items.collection.visibleCells.count == (isFinished ? 8 : 28))
        }

        private final class Custom: UICollectionViewTransitionLayout {
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = super.layoutAttributesForItem(at: indexPath)
                attributes?.center.x += value(forAnimatedKey: "shift")
                return attributes
            }
        }

        @Test func theDelegateChoosesTheLayoutBetween() {
            let items = MovedItems(grid(80), [(0..<8).map { "\($0)" }])
            items.transitionLayout = { Custom(currentLayout: $0, nextLayout: $1) }
            let screen = items.show()
            let transition = items.collection.startInteractiveTransition(to: grid(160))
            #expect(transition is Custom)
            #expect(transition.value(forAnimatedKey: "shift") == 0)
            transition.updateValue(12, forAnimatedKey: "shift")
            screen.settle()
            #expect(items.frame("1")?.minX == 92)
            items.collection.finishInteractiveTransition()
            screen.settle()
            #expect(items.frame("1")?.minX == 160)
        }

        @Test func itemsMayChangeInATransition() {
            let items = items()
            let screen = items.show()
            let transition = items.collection.startInteractiveTransition(to: grid(160))
            transition.transitionProgress = 0.5
            items.sections[0].remove(at: 0)
            items.collection.deleteItems(at: [[0, 0]])
            screen.settle()
            #expect(items.frame("1") == CGRect(x: 0, y: 0, width: 120, height: 120))
            items.sections = [["x"]]
            items.collection.reloadData()
            screen.settle()
            #expect(items.shown == ["x"])
            items.collection.finishInteractiveTransition()
            screen.settle()
            #expect(items.frame("x") == CGRect(x: 0, y: 0, width: 160, height: 160))
        }

        /// A transition from a list to a grid, whose header only the list has.
        @Test func elementsOfOneLayoutFade() {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            )
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
            ]
            let controller = LayoutController(UICollectionViewCompositionalLayout(section: section), counts: [6])
            let screen = controller.show()
            let transition = controller.collection.startInteractiveTransition(to: grid(80))
            transition.transitionProgress = 0.25
            screen.settle()
            let header = controller.collection.supplementaryView(forElementKind: "header", at: [0, 0])
            #expect(header?.alpha == 0.75)
            #expect(controller.frame(0) == CGRect(x: 0, y: 30, width: 260, height: 50))
            controller.collection.finishInteractiveTransition()
            screen.settle()
            #expect(controller.collection.supplementaryView(forElementKind: "header", at: [0, 0]) == nil)
        }
    }
}
