import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests that a finger or the client moves items, and that the others make way.
    @Suite @MainActor struct InteractiveMovementTests {
        private static let names = (0..<8).map { "\($0)" }

        private func grid() -> MovedItems { MovedItems(MovedItems.grid(), [Self.names]) }

        @Test func theOthersMakeWayForAMovedItem() throws {
            let items = grid()
            let screen = items.show()
            let collection = items.collection
            #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 290, y: 50))
            screen.settle()
            #expect(items.frame("1") == CGRect(x: 250, y: 10, width: 80, height: 80))
            #expect(items.frame("2")?.minX == 80 && items.frame("3")?.minX == 160)
            // The data source isn't told, and the items keep their index paths.
            #expect(items.sections == [Self.names] && items.asked.isEmpty && items.log.isEmpty)
            #expect(collection.indexPath(for: try #require(items.cell("2"))) == [0, 2])
            #expect(collection.indexPathForItem(at: CGPoint(x: 120, y: 40)) == [0, 2])
            #expect(collection.cellForItem(at: [0, 1])?.configurationState.isReordering == true)
            collection.endInteractiveMovement()
            screen.settle()
            #expect(items.log == ["move 0.1 to 0.3"] && items.asked.isEmpty)
            #expect(items.shown == ["0", "2", "3", "1", "4", "5", "6", "7"])
            #expect(items.frame("1") == CGRect(x: 240, y: 0, width: 80, height: 80))
            #expect(items.cell("1")?.configurationState.isReordering == false)
            #expect(collection.indexPath(for: try #require(items.cell("1"))) == [0, 3])
        }

        @Test func nothingJumpsWhenTheFingerIsLifted() {
            let items = grid()
            let screen = items.show()
            let collection = items.collection
            _ = collection.beginInteractiveMovementForItem(at: [0, 0])
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 110))
            screen.settle()
            let cells = collection.visibleCells
            let before = cells.map { screen.presentedFrame(of: $0) }
            collection.endInteractiveMovement()
            screen.advance(by: 1 / 60)
            for (cell, old) in zip(cells, before) {
                let new = screen.presentedFrame(of: cell)
                #expect(abs(new.minX - old.minX) < 5 && abs(new.minY - old.minY) < 5, "\(cell)")
            }
            screen.settle()
            #expect(items.shown == ["1", "2", "3", "4", "5", "6", "0", "7"] && items.asked.isEmpty)
        }

        @Test func aCanceledMovementChangesNothing() {
            let items = grid()
            let screen = items.show()
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 5])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 40))
            screen.settle()
            #expect(items.frame("0")?.minX == 80)
            items.collection.cancelInteractiveMovement()
            screen.settle()
            #expect(items.shown == Self.names && items.log.isEmpty && items.asked.isEmpty)
            #expect(items.frame("5") == CGRect(x: 80, y: 80, width: 80, height: 80))
        }

        @Test func onlyItemsThatCanBeMovedAreMoved() {
            let items = grid()
            items.canMove = { $0 != "2" }
            items.show()
            #expect(!items.collection.beginInteractiveMovementForItem(at: [0, 2]))
            #expect(items.collection.beginInteractiveMovementForItem(at: [0, 3]))
            // One at a time.
            #expect(!items.collection.beginInteractiveMovementForItem(at: [0, 4]))
            items.collection.cancelInteractiveMovement()
            // A data source without the method that moves items moves none.
            let resting = LayoutController(MovedItems.grid(), counts: [3])
            resting.show()
            #expect(!resting.collection.beginInteractiveMovementForItem(at: [0, 0]))
        }

        @Test func theDelegateChoosesTheTarget() {
            let items = grid()
            var asked: [[String]] = []
            items.target = { original, current, proposed in
                asked.append([original.name, current.name, proposed.name])
                return proposed.item == 0 ? current : proposed
            }
            let screen = items.show()
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 2])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 40))
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 40))
            items.collection.endInteractiveMovement()
            screen.settle()
            #expect(asked == [["0.2", "0.2", "0.1"], ["0.2", "0.1", "0.0"]])
            #expect(items.sections == [["0", "2", "1", "3", "4", "5", "6", "7"]])
        }

        @Test func itemsMoveBetweenSections() {
            let items = MovedItems(MovedItems.grid(), [["a", "b"], ["c", "d"]])
            let screen = items.show()
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 0])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 120))
            #expect(items.collection.numberOfItems(inSection: 1) == 3)
            screen.settle()
            #expect(items.frame("d")?.minX == 160)
            items.collection.endInteractiveMovement()
            screen.settle()
            #expect(items.sections == [["b"], ["c", "a", "d"]] && items.shown == ["b", "c", "a", "d"])
            #expect(items.asked.isEmpty)
        }

        /// An item that is larger than the moved one makes way once.
        @Test func rowsOfDifferentHeightsDoNotSwing() {
            let items = MovedItems(MovedItems.rows(), [["a", "b", "c"]])
            items.heights = ["a": 40, "b": 200, "c": 40]
            let screen = items.show()
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 0])
            var orders: [[CGFloat?]] = []
            for step in 0...54 {
                items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 20 + CGFloat(step) * 4))
                let places = [items.frame("b")?.minY, items.frame("c")?.minY]
                if orders.last != places { orders.append(places) }
            }
            #expect(orders == [[40, 240], [0, 240]])
            items.collection.endInteractiveMovement()
            screen.settle()
            #expect(items.sections == [["b", "a", "c"]])
            #expect(items.frame("a") == CGRect(x: 0, y: 200, width: 320, height: 40))
            #expect(items.frame("c")?.minY == 240)
        }

        @Test func anUpdateEndsTheMovement() {
            let items = grid()
            let screen = items.show()
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 0])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 40))
            screen.settle()
            items.sections[0].remove(at: 3)
            items.collection.deleteItems(at: [[0, 3]])
            items.collection.endInteractiveMovement()
            screen.settle()
            #expect(items.log.isEmpty && items.shown == ["0", "1", "2", "4", "5", "6", "7"])
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 0])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 40))
            items.sections = [["x", "y"]]
            items.collection.reloadData()
            screen.settle()
            #expect(items.shown == ["x", "y"])
        }

        @Test func aDataSourceMayShowTheNewOrderItself() {
            final class Reloading: MovedItems {
                override func collectionView(
                    _ collectionView: UICollectionView,
                    moveItemAt sourceIndexPath: IndexPath,
                    to destinationIndexPath: IndexPath
                ) {
                    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
                    collectionView.reloadData()
                }
            }
            let items = Reloading(MovedItems.grid(), [Self.names])
            let screen = items.show()
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 0])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 40))
            items.collection.endInteractiveMovement()
            screen.settle()
            #expect(items.shown == ["1", "0", "2", "3", "4", "5", "6", "7"])
        }

        @Test func theContentScrollsWhileAnItemIsAtTheEdge() {
            let items = MovedItems(MovedItems.grid(), [(0..<80).map { "\($0)" }])
            let screen = items.show()
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 0])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 460))
            screen.advance(by: 1)
            let offset = items.collection.contentOffset.y
            #expect(offset > 100)
            #expect(abs((items.frame("0")?.midY ?? 0) - offset - 460) < 1)
            items.collection.endInteractiveMovement()
            screen.settle()
            let place = items.sections[0].firstIndex(of: "0") ?? 0
            #expect(place > 20 && items.collection.cellForItem(at: [0, place]) === items.cell("0"))
        }

        // MARK: The layout

        private final class Layout: UICollectionViewFlowLayout {
            var contexts: [UICollectionViewLayoutInvalidationContext] = []
            var proposed: (IndexPath) -> IndexPath? = { _ in nil }

            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                if context.targetIndexPathsForInteractivelyMovingItems != nil { contexts.append(context) }
                super.invalidateLayout(with: context)
            }

            override func targetIndexPath(
                forInteractivelyMovingItem previousIndexPath: IndexPath,
                withPosition position: CGPoint
            ) -> IndexPath {
                proposed(previousIndexPath)
                    ?? super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
            }

            override func layoutAttributesForInteractivelyMovingItem(
                at indexPath: IndexPath,
                withTargetPosition position: CGPoint
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.layoutAttributesForInteractivelyMovingItem(
                    at: indexPath,
                    withTargetPosition: position
                )
                attributes.alpha = 0.5
                return attributes
            }
        }

        @Test func theLayoutDeterminesTheTargetAndTheLook() {
            let layout = Layout()
            layout.itemSize = CGSize(width: 80, height: 80)
            (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
            let items = MovedItems(layout, [Self.names])
            let screen = items.show()
            layout.proposed = { _ in [0, 7] }
            _ = items.collection.beginInteractiveMovementForItem(at: [0, 0])
            items.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 60))
            screen.settle()
            #expect(items.cell("0")?.alpha == 0.5 && items.frame("7")?.minX == 160)
            let step = layout.contexts.first
            #expect(step?.interactiveMovementTarget == CGPoint(x: 50, y: 60))
            #expect(step?.targetIndexPathsForInteractivelyMovingItems == [[0, 7]])
            #expect(step?.previousIndexPathsForInteractivelyMovingItems == [[0, 0]])
            items.collection.endInteractiveMovement()
            screen.settle()
            let end = layout.contexts.last
            #expect(end?.interactiveMovementTarget == .zero)
            #expect(end?.targetIndexPathsForInteractivelyMovingItems == [[0, 7]])
            #expect(end?.previousIndexPathsForInteractivelyMovingItems == [[0, 0]])
            #expect(items.cell("0")?.alpha == 1 && items.sections[0].last == "0")
        }

        // MARK: The gesture of controllers

        private final class Controller: UICollectionViewController {
            var names = InteractiveMovementTests.names

            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.contentInsetAdjustmentBehavior = .never
                collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            }

            override func collectionView(
                _ collectionView: UICollectionView,
                numberOfItemsInSection section: Int
            ) -> Int { names.count }

            override func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }

            override func collectionView(
                _ collectionView: UICollectionView,
                moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
            }
        }

        private func hold(_ controller: UICollectionViewController, _ screen: TestScreen) {
            screen.show(controller)
            screen.settle()
            screen.touchDown(at: CGPoint(x: 40, y: 40))
            screen.advance(by: 0.8)
            screen.touchMove(to: CGPoint(x: 100, y: 40))
            screen.touchMove(to: CGPoint(x: 200, y: 40))
            screen.advance(by: 0.5)
            screen.touchUp()
            screen.settle()
        }

        @Test func aFingerMovesTheItemsOfAController() {
            let controller = Controller(collectionViewLayout: MovedItems.grid())
            hold(controller, TestScreen(size: CGSize(width: 320, height: 480), scale: 2))
            #expect(controller.names == ["1", "2", "0", "3", "4", "5", "6", "7"])
            let other = Controller(collectionViewLayout: MovedItems.grid())
            #expect(other.installsStandardGestureForInteractiveMovement)
            other.installsStandardGestureForInteractiveMovement = false
            hold(other, TestScreen(size: CGSize(width: 320, height: 480), scale: 2))
            #expect(other.names == Self.names)
        }
    }
}
