import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests the actions beside the rows of lists.
    @Suite @MainActor struct ListSwipeTests {
        @MainActor private final class Log {
            var lines: [String] = []

            func actions(_ title: String) -> UISwipeActionsConfiguration {
                let action = UIContextualAction(style: .destructive, title: title) { [unowned self] _, _, done in
                    lines.append(title)
                    done(true)
                }
                return UISwipeActionsConfiguration(actions: [action])
            }
        }

        private func list(_ log: Log) -> ListController {
            ListController(.insetGrouped) { configuration in
                configuration.trailingSwipeActionsConfigurationProvider = {
                    $0.item == 2 ? nil : log.actions("Delete")
                }
                configuration.leadingSwipeActionsConfigurationProvider = { $0.item == 0 ? log.actions("Pin") : nil }
            }
        }

        @Test func aSwipeShowsActions() throws {
            let log = Log()
            let list = list(log)
            let screen = list.show([["a", "b", "c"]])
            let cell = try #require(list.cell("b"))
            screen.drag(from: CGPoint(x: 250, y: 110), to: CGPoint(x: 120, y: 110), duration: 0.4, resting: 0.3)
            screen.settle()
            #expect(cell.contentView.frame.minX < -60)
            #expect(cell.configurationState.isSwiped)
            screen.tap(at: CGPoint(x: 285, y: 110))
            screen.settle()
            #expect(log.lines == ["Delete"])
            #expect(cell.contentView.frame.minX == 0)
            #expect(!cell.configurationState.isSwiped)
        }

        @Test func theLeadingActionsAreOnTheOtherSide() throws {
            let log = Log()
            let list = list(log)
            let screen = list.show([["a", "b", "c"]])
            screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 230, y: 60), duration: 0.4, resting: 0.3)
            screen.settle()
            #expect((list.cell("a")?.contentView.frame.minX ?? 0) > 60)
            screen.drag(from: CGPoint(x: 100, y: 110), to: CGPoint(x: 230, y: 110), duration: 0.4, resting: 0.3)
            screen.settle()
            #expect(list.cell("b")?.contentView.frame.minX == 0)
        }

        @Test func aFullSwipePerformsTheFirstAction() throws {
            let log = Log()
            let screen = list(log).show([["a", "b", "c"]])
            screen.drag(from: CGPoint(x: 300, y: 110), to: CGPoint(x: 20, y: 110), duration: 0.4, resting: 0.3)
            screen.settle()
            #expect(log.lines == ["Delete"])
        }

        @Test func rowsWithoutActionsStay() throws {
            let log = Log()
            let list = list(log)
            let screen = list.show([["a", "b", "c"]])
            screen.drag(from: CGPoint(x: 250, y: 160), to: CGPoint(x: 120, y: 160), duration: 0.4, resting: 0.3)
            screen.settle()
            #expect(list.cell("c")?.contentView.frame.minX == 0)
        }

        @Test func aTapElsewhereClosesTheRow() throws {
            let log = Log()
            let list = list(log)
            let screen = list.show([["a", "b", "c"]])
            screen.drag(from: CGPoint(x: 250, y: 110), to: CGPoint(x: 120, y: 110), duration: 0.4, resting: 0.3)
            screen.settle()
            screen.tap(at: CGPoint(x: 100, y: 60))
            screen.settle()
            #expect(list.cell("b")?.contentView.frame.minX == 0)
            #expect(list.collection.indexPathsForSelectedItems == nil)
        }

        @Test func theDeletionControlShowsTheActions() throws {
            let log = Log()
            let list = list(log)
            list.accessories = { _ in [.delete()] }
            let screen = list.show([["a", "b", "c"]])
            list.collection.isEditing = true
            screen.settle()
            screen.tap(at: CGPoint(x: 16 + 28, y: 110))
            screen.settle()
            #expect((list.cell("b")?.contentView.frame.minX ?? 0) < 0)
        }

        @Test func aRowThatIsDeletedByItsActionLeaves() throws {
            let configuration = { (list: @escaping () -> ListController?) in
                var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                configuration.trailingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                            list()?.apply([["a", "c"]])
                            done(true)
                        }
                    ])
                }
                return configuration
            }
            weak var shown: ListController?
            let list = ListController(UICollectionViewCompositionalLayout.list(using: configuration { shown }))
            shown = list
            let screen = list.show([["a", "b", "c"]])
            screen.drag(from: CGPoint(x: 300, y: 80), to: CGPoint(x: 20, y: 80), duration: 0.4, resting: 0.3)
            screen.settle()
            #expect(list.source.snapshot().itemIdentifiers == ["a", "c"])
            #expect(list.collection.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
        }
    }
}
