import Foundation
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests the places of dragged items that the data source moves, and what a collection view knows of the places
    /// while items change.
    @Suite @MainActor struct CollectionDropPlaceTests {
        /// A grid whose items are dragged, and which the data source moves.
        private class Dragged: MovedItems, UICollectionViewDragDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                collection.dragDelegate = self
            }

            func collectionView(
                _ collectionView: UICollectionView,
                itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] {
                let item = UIDragItem(itemProvider: NSItemProvider())
                item.localObject = sections[indexPath.section][indexPath.item]
                return [item]
            }
        }

        /// A grid that takes items by its drop delegate.
        private final class Dropped: Dragged, UICollectionViewDropDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                collection.dropDelegate = self
            }

            func collectionView(
                _ collectionView: UICollectionView,
                performDropWith coordinator: any UICollectionViewDropCoordinator
            ) {
                log.append("drop at \(coordinator.destinationIndexPath?.name ?? "none")")
            }
        }

        private func lift(_ screen: TestScreen, at point: CGPoint) {
            screen.touchDown(at: point)
            screen.advance(by: 0.6)
        }

        private func move(_ screen: TestScreen, to points: CGPoint...) {
            for point in points { screen.touchMove(to: point) }
            screen.advance(by: 0.4)
        }

        private func names(_ count: Int) -> [String] { (0..<count).map(String.init) }

        @Test func theDelegateOfTheViewChoosesTheTarget() {
            let grid = Dragged(MovedItems.grid(), [names(8)])
            grid.target = { [0, min($2.item, 3)] }
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 280, y: 120))
            #expect(grid.frame("3")?.minX == 160 && grid.frame("4") == CGRect(x: 0, y: 80, width: 80, height: 80))
            screen.touchUp()
            screen.settle()
            #expect(grid.log == ["move 0.0 to 0.3"] && grid.shown == ["1", "2", "3", "0", "4", "5", "6", "7"])
        }

        @Test func anItemReturnsToItsOwnPlace() throws {
            let grid = Dragged(MovedItems.grid(), [names(8)])
            let screen = grid.show()
            let cell = try #require(grid.cell("0"))
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 60), CGPoint(x: 70, y: 70))
            screen.touchUp()
            screen.advance(by: 1 / 60)
            // The item is on its way to its cell.
            #expect(cell.isHidden)
            screen.settle()
            #expect(!cell.isHidden && grid.log.isEmpty && grid.shown == names(8))
        }

        @Test func aPlaceIsFoundAgainAfterAnUpdate() {
            let grid = Dragged(MovedItems.grid(), [names(8)])
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 280, y: 120))
            grid.sections[0].removeLast(3)
            grid.collection.deleteItems(at: [[0, 5], [0, 6], [0, 7]])
            screen.advance(by: 0.5)
            screen.touchUp()
            screen.settle()
            #expect(grid.log == ["move 0.0 to 0.4"] && grid.shown == ["1", "2", "3", "4", "0"])
        }

        @Test func aGapThatWaitsIsFoundAgainAfterAnUpdate() {
            let grid = Dropped(MovedItems.grid(), [names(8)])
            grid.collection.reorderingCadence = .slow
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            screen.touchMove(to: CGPoint(x: 60, y: 40))
            screen.touchMove(to: CGPoint(x: 280, y: 120))
            screen.advance(by: 0.1)
            grid.sections[0].removeLast(3)
            grid.collection.deleteItems(at: [[0, 5], [0, 6], [0, 7]])
            screen.advance(by: 1.5)
            #expect(grid.frame("1") == CGRect(x: 0, y: 0, width: 80, height: 80))
            #expect(grid.frame("4") == CGRect(x: 240, y: 0, width: 80, height: 80))
            screen.touchUp()
            screen.settle()
            #expect(grid.log == ["drop at 0.4"] && grid.shown == names(5))
        }

        @Test func aDraggedItemThatIsGoneIsDroppedNowhere() {
            let grid = Dragged(MovedItems.grid(), [names(8)])
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 280, y: 120))
            move(screen, to: CGPoint(x: 260, y: 120), CGPoint(x: 200, y: 120))
            grid.sections[0].removeLast(6)
            grid.collection.reloadData()
            move(screen, to: CGPoint(x: 100, y: 60), CGPoint(x: 40, y: 40))
            screen.touchUp()
            screen.settle()
            #expect(grid.log.isEmpty && grid.shown == ["0", "1"])
        }
    }
}
