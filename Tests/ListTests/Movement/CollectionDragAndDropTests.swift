import Foundation
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests drags of the items of collection views, and drops on them.
    @Suite @MainActor struct CollectionDragAndDropTests {
        /// A grid whose items are dragged, and on which items are dropped.
        private class Grid: MovedItems, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
            final class DragCell: UICollectionViewCell {
                var states: [DragState] = []
                override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
            }

            var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
            var operation = UIDropOperation.move
            var dragsSelection = false
            var destinations: [String] = []
            var perform: ((any UICollectionViewDropCoordinator) -> Void)?
            var dropped: (any UICollectionViewDropCoordinator)?
            var accepts = true

            override func viewDidLoad() {
                super.viewDidLoad()
                collection.dragDelegate = self
                collection.dropDelegate = self
            }

            func collectionView(
                _ collectionView: UICollectionView,
                itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] { [item(at: indexPath)] }

            private func item(at path: IndexPath) -> UIDragItem {
                let item = UIDragItem(itemProvider: NSItemProvider())
                item.localObject = sections[path.section][path.item]
                return item
            }

            func collectionView(
                _ collectionView: UICollectionView,
                itemsForAddingTo session: any UIDragSession,
                at indexPath: IndexPath,
                point: CGPoint
            ) -> [UIDragItem] { dragsSelection ? [item(at: indexPath)] : [] }

            func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
                log.append("begin \(session.items.count)")
            }

            func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
                log.append("end")
            }

            func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
                accepts
            }

            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
                log.append("enter")
            }

            func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
                log.append("exit")
            }

            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
                log.append("drop end")
            }

            func collectionView(
                _ collectionView: UICollectionView,
                dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UICollectionViewDropProposal {
                destinations.append(destinationIndexPath?.name ?? "none")
                return UICollectionViewDropProposal(operation: operation, intent: intent)
            }

            func collectionView(
                _ collectionView: UICollectionView,
                performDropWith coordinator: any UICollectionViewDropCoordinator
            ) {
                dropped = coordinator
                log.append("drop at \(coordinator.destinationIndexPath?.name ?? "none")")
                if let perform { return perform(coordinator) }
                guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
                    let name = item.dragItem.localObject as? String
                else { return }
                collectionView.performBatchUpdates {
                    if let source = item.sourceIndexPath {
                        sections[source.section].remove(at: source.item)
                        collectionView.deleteItems(at: [source])
                    }
                    sections[path.section].insert(name, at: path.item)
                    collectionView.insertItems(at: [path])
                }
                coordinator.drop(item.dragItem, toItemAt: path)
            }
        }

        /// Two grids beside each other.
        @MainActor private final class Pair: UIViewController {
            let left = Grid(MovedItems.grid(), [(0..<6).map { "a\($0)" }])
            let right = Grid(MovedItems.grid(), [(0..<6).map { "b\($0)" }])

            override func viewDidLoad() {
                super.viewDidLoad()
                for (index, child) in [left, right].enumerated() {
                    addChild(child)
                    child.view.frame = CGRect(x: 160 * index, y: 0, width: 160, height: 480)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }

            func show() -> TestScreen {
                let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
                screen.show(self)
                screen.settle()
                return screen
            }
        }

        private func lift(_ screen: TestScreen, at point: CGPoint) {
            screen.touchDown(at: point)
            screen.advance(by: 0.6)
        }

        private func move(_ screen: TestScreen, to points: CGPoint...) {
            for point in points {
                screen.touchMove(to: point)
                screen.advance(by: 0.05)
            }
            screen.advance(by: 0.4)
        }

        @Test func anItemIsDroppedInAnotherCollectionView() {
            let pair = Pair()
            let screen = pair.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 280, y: 40))
            #expect(pair.left.collection.hasActiveDrag && !pair.left.collection.hasActiveDrop)
            #expect(pair.right.collection.hasActiveDrop && !pair.right.collection.hasActiveDrag)
            // A gap opens where the item would be.
            #expect(
                pair.right.frame("b0")?.minX == 0
                    && pair.right.frame("b1") == CGRect(x: 0, y: 80, width: 80, height: 80)
            )
            #expect(pair.right.collection.numberOfItems(inSection: 0) == 7 && pair.right.sections[0].count == 6)
            screen.touchUp()
            screen.settle()
            #expect(pair.right.sections == [["b0", "a0", "b1", "b2", "b3", "b4", "b5"]])
            #expect(pair.right.shown == pair.right.sections[0])
            #expect(pair.right.log == ["enter", "drop at 0.1", "drop end"])
            #expect(pair.left.log == ["begin 1", "enter", "exit", "drop end", "end"])
            #expect(pair.right.asked.dropFirst(6) == ["a0"])
            let item = pair.right.dropped?.items.first
            #expect(item?.sourceIndexPath == nil && item?.previewSize == .zero)
        }

        @Test func theGapFollowsTheFingerAndCloses() {
            let pair = Pair()
            let screen = pair.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 200, y: 40))
            #expect(pair.right.frame("b0")?.minX == 80)
            move(screen, to: CGPoint(x: 200, y: 120))
            #expect(pair.right.frame("b0")?.minX == 0 && pair.right.frame("b2")?.minX == 80)
            // Behind the last item.
            move(screen, to: CGPoint(x: 260, y: 400))
            #expect(pair.right.shown == pair.right.sections[0] && pair.right.destinations.last == "0.6")
            move(screen, to: CGPoint(x: 100, y: 400))
            #expect(pair.right.frame("b5") == CGRect(x: 80, y: 160, width: 80, height: 80))
            #expect(!pair.right.collection.hasActiveDrop)
            screen.touchUp()
            screen.settle()
            #expect(pair.left.sections[0].count == 6)
        }

        @Test func anItemIsReorderedByADrag() throws {
            let grid = Grid(MovedItems.grid(), [(0..<8).map { "\($0)" }])
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 200, y: 40))
            #expect(grid.frame("1")?.minX == 0 && grid.frame("2")?.minX == 80)
            #expect(grid.cell("0")?.isHidden == true)
            let cells = ["1", "2", "3"].compactMap(grid.cell)
            let before = cells.map { screen.presentedFrame(of: $0) }
            screen.touchUp()
            screen.advance(by: 1 / 60)
            #expect(cells.map { screen.presentedFrame(of: $0) } == before)
            screen.settle()
            #expect(grid.sections == [["1", "2", "0", "3", "4", "5", "6", "7"]] && grid.shown == grid.sections[0])
            #expect(grid.log.contains("drop at 0.2") && grid.cell("0")?.isHidden == false)
            #expect(grid.dropped?.items.first?.sourceIndexPath == [0, 0])
            #expect(grid.dropped?.items.first?.previewSize == CGSize(width: 80, height: 80))
            #expect(grid.dropped?.proposal.operation == .move)
            #expect(grid.dropped?.proposal.intent == .insertAtDestinationIndexPath)
        }

        /// Without a drop delegate the data source moves items.
        @Test func theDataSourceMovesAnItemThatIsDragged() {
            let grid = Grid(MovedItems.grid(), [(0..<8).map { "\($0)" }])
            let screen = grid.show()
            grid.collection.dropDelegate = nil
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 280, y: 120))
            screen.touchUp()
            screen.settle()
            #expect(grid.log == ["begin 1", "move 0.0 to 0.7", "end"])
            #expect(grid.shown == ["1", "2", "3", "4", "5", "6", "7", "0"] && grid.asked.isEmpty)
        }

        @Test func itemsAreDroppedIntoOne() {
            let grid = Grid(MovedItems.grid(), [(0..<8).map { "\($0)" }])
            grid.intent = .insertIntoDestinationIndexPath
            grid.perform = { drop in
                drop.items.forEach {
                    drop.drop($0.dragItem, intoItemAt: [0, 5], rect: CGRect(x: 0, y: 0, width: 9, height: 9))
                }
            }
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 120, y: 120))
            #expect(grid.cell("5")?.isHighlighted == true && grid.shown == grid.sections[0])
            #expect(grid.destinations.last == "0.5")
            screen.touchUp()
            screen.settle()
            #expect(grid.log.contains("drop at 0.5") && grid.cell("5")?.isHighlighted == false)
        }

        @Test func onlyEnabledDragsAndAcceptedDropsHappen() {
            let grid = Grid(MovedItems.grid(), [(0..<8).map { "\($0)" }])
            let screen = grid.show()
            #expect(grid.collection.dragInteractionEnabled)
            grid.collection.dragInteractionEnabled = false
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 200, y: 40))
            screen.touchUp()
            screen.settle()
            #expect(grid.log.isEmpty)
            grid.collection.dragInteractionEnabled = true
            grid.accepts = false
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 200, y: 40), CGPoint(x: 220, y: 40))
            #expect(!grid.collection.hasActiveDrop && grid.shown == grid.sections[0])
            screen.touchUp()
            screen.settle()
            #expect(grid.log == ["begin 1", "end"])
        }

        @Test func theSelectedItemsAreDraggedTogether() {
            let grid = Grid(MovedItems.grid(), [(0..<8).map { "\($0)" }])
            grid.dragsSelection = true
            let screen = grid.show()
            grid.collection.allowsMultipleSelection = true
            for item in [0, 2, 3] { grid.collection.selectItem(at: [0, item], animated: false, scrollPosition: []) }
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40))
            screen.touchUp()
            screen.settle()
            #expect(grid.log.first == "begin 3")
        }

        @Test func cellsKnowThatTheyAreDragged() throws {
            final class Source: Grid {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collection.register(DragCell.self, forCellWithReuseIdentifier: "cell")
                }
            }
            let grid = Source(MovedItems.grid(), [(0..<8).map { "\($0)" }])
            let screen = grid.show()
            let cell = try #require(grid.cell("0") as? Grid.DragCell)
            lift(screen, at: CGPoint(x: 40, y: 40))
            #expect(cell.states == [.lifting] && cell.configurationState.cellDragState == .lifting)
            move(screen, to: CGPoint(x: 60, y: 40))
            #expect(cell.configurationState.cellDragState == .dragging)
            screen.touchCancel()
            screen.settle()
            #expect(cell.states == [.lifting, .dragging, .none] && cell.configurationState.cellDragState == .none)
        }

        /// How soon a gap follows the finger.
        @Test(arguments: [(UICollectionView.ReorderingCadence.fast, 0.3), (.slow, 0.8)])
        func aGapOpensAfterATime(cadence: UICollectionView.ReorderingCadence, time: Double) {
            let grid = Grid(MovedItems.grid(), [(0..<8).map { "\($0)" }])
            #expect(grid.collection.reorderingCadence == .immediate)
            grid.collection.reorderingCadence = cadence
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            screen.touchMove(to: CGPoint(x: 60, y: 40))
            screen.touchMove(to: CGPoint(x: 200, y: 40))
            screen.advance(by: 0.05)
            #expect(grid.frame("1")?.minX == 80)
            screen.advance(by: time)
            #expect(grid.frame("1")?.minX == 0)
            screen.touchCancel()
            screen.settle()
        }

        // MARK: Placeholders

        @Test func aPlaceholderStandsForDataThatAreLoaded() throws {
            let grid = Grid(MovedItems.grid(), [(0..<6).map { "\($0)" }])
            var contexts: [any UICollectionViewDropPlaceholderContext] = []
            var updated: [UICollectionViewCell] = []
            grid.operation = .copy
            grid.perform = { drop in
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 1], reuseIdentifier: "cell")
                placeholder.cellUpdateHandler = { updated.append($0) }
                contexts.append(drop.drop(drop.items[0].dragItem, to: placeholder))
            }
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 120, y: 40))
            screen.touchUp()
            screen.settle()
            let context = try #require(contexts.first)
            #expect(context.dragItem.localObject as? String == "0")
            #expect(updated.count == 1 && updated.first?.frame == CGRect(x: 80, y: 0, width: 80, height: 80))
            #expect(grid.frame("0")?.minX == 0 && grid.frame("1")?.minX == 160)
            #expect(grid.sections[0].count == 6 && grid.asked.isEmpty)
            context.setNeedsCellUpdate()
            #expect(updated.count == 2)
            // Other items change meanwhile.
            grid.sections[0].remove(at: 0)
            grid.collection.deleteItems(at: [[0, 0]])
            screen.settle()
            #expect(updated.first?.frame.minX == 0 && grid.frame("1")?.minX == 80)
            var paths: [IndexPath] = []
            let isCommitted = context.commitInsertion { path in
                paths.append(path)
                grid.sections[path.section].insert("new", at: path.item)
            }
            #expect(isCommitted && paths == [[0, 0]])
            screen.settle()
            #expect(grid.shown == ["new", "1", "2", "3", "4", "5"] && grid.asked == ["new"])
            #expect(updated.first?.superview == nil)
            let isAgain = context.commitInsertion { _ in Issue.record("the placeholder is gone") }
            #expect(!isAgain)
            #expect(!context.deletePlaceholder())
        }

        @Test func aPlaceholderIsRemoved() throws {
            let grid = Grid(MovedItems.grid(), [(0..<6).map { "\($0)" }])
            var context: (any UICollectionViewDropPlaceholderContext)?
            grid.perform = { drop in
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 6], reuseIdentifier: "cell")
                context = drop.drop(drop.items[0].dragItem, to: placeholder)
            }
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 120, y: 40))
            screen.touchUp()
            screen.settle()
            #expect(grid.collection.numberOfItems(inSection: 0) == 7)
            #expect(try #require(context).deletePlaceholder())
            screen.settle()
            #expect(grid.collection.numberOfItems(inSection: 0) == 6 && grid.shown == grid.sections[0])
            grid.collection.reloadData()
            screen.settle()
            #expect(grid.shown == grid.sections[0])
        }

        @Test func aReloadRemovesPlaceholders() throws {
            let grid = Grid(MovedItems.grid(), [(0..<6).map { "\($0)" }])
            var context: (any UICollectionViewDropPlaceholderContext)?
            grid.perform = { drop in
                let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 2], reuseIdentifier: "cell")
                context = drop.drop(drop.items[0].dragItem, to: placeholder)
            }
            let screen = grid.show()
            lift(screen, at: CGPoint(x: 40, y: 40))
            move(screen, to: CGPoint(x: 60, y: 40), CGPoint(x: 120, y: 40))
            screen.touchUp()
            screen.settle()
            grid.collection.reloadData()
            screen.settle()
            #expect(grid.shown == grid.sections[0] && grid.frame("2")?.minX == 160)
            #expect(try !#require(context).deletePlaceholder())
        }
    }
}
