import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Tests the grip of rows, and what a diffable data source tells of a movement.
    @Suite @MainActor struct ItemReorderingTests {
        @MainActor private final class Log {
            var lines: [String] = []
            var transactions: [NSDiffableDataSourceTransaction<Int, String>] = []
        }

        private func list(_ log: Log, movable: @escaping (String) -> Bool = { _ in true }) -> ListController {
            let list = ListController(.plain)
            list.accessories = { _ in [.reorder(displayed: .always)] }
            list.source.reorderingHandlers.canReorderItem = movable
            list.source.reorderingHandlers.willReorder = { [unowned list] in
                log.transactions.append($0)
                log.lines.append("will " + list.source.snapshot().itemIdentifiers.joined())
            }
            list.source.reorderingHandlers.didReorder = { [unowned list] in
                log.transactions.append($0)
                log.lines.append("did " + list.source.snapshot().itemIdentifiers.joined())
            }
            return list
        }

        private func drag(_ screen: TestScreen, from y: CGFloat, to end: CGFloat, x: CGFloat = 290) {
            screen.touchDown(at: CGPoint(x: x, y: y))
            for step in 1...10 {
                screen.touchMove(to: CGPoint(x: x, y: y + (end - y) * CGFloat(step) / 10))
                screen.advance(by: 0.03)
            }
            screen.touchUp()
            screen.settle()
        }

        @Test func aRowIsMovedByItsGrip() throws {
            let log = Log()
            let list = list(log)
            let screen = list.show([["a", "b", "c", "d"]])
            let cell = list.cell("a")
            drag(screen, from: 26, to: 26 + 104)
            #expect(list.source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
            #expect(log.lines == ["will abcd", "did bcad"] && list.asked.isEmpty)
            #expect(list.cell("a") === cell && list.frame("a")?.minY == 104)
            let transaction = try #require(log.transactions.last)
            #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
            #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "a", "d"])
            #expect(["a", "b", "c", "d"].applying(transaction.difference) == ["b", "c", "a", "d"])
            #expect(transaction.difference.insertions.count == 1)
            guard case .insert(2, "a", associatedWith: 0)? = transaction.difference.insertions.first else {
                Issue.record("\(transaction.difference)")
                return
            }
            let section = try #require(transaction.sectionTransactions.first)
            #expect(transaction.sectionTransactions.count == 1 && section.sectionIdentifier == 0)
            #expect(section.initialSnapshot.items == ["a", "b", "c", "d"])
            #expect(section.finalSnapshot.items == ["b", "c", "a", "d"])
            #expect(section.difference == transaction.difference)
        }

        /// The row has a shadow as rows of tables do, and moves along the list only.
        @Test func aRowThatIsMovedIsLifted() throws {
            let list = list(Log())
            let screen = list.show([["a", "b", "c"]])
            let cell = try #require(list.cell("a"))
            screen.touchDown(at: CGPoint(x: 290, y: 26))
            for step in 1...4 { screen.touchMove(to: CGPoint(x: 290 - 20 * CGFloat(step), y: 26 + 10 * CGFloat(step))) }
            screen.advance(by: 0.5)
            #expect(cell.layer.shadowOpacity > 0.2 && cell.frame.minX == 0 && cell.frame.minY == 40)
            screen.touchCancel()
            screen.settle()
            #expect(cell.layer.shadowOpacity == 0 && cell.frame.minY == 0)
        }

        @Test func aRowThatCannotBeMovedStays() {
            let log = Log()
            let list = list(log) { $0 != "a" }
            let screen = list.show([["a", "b", "c"]])
            drag(screen, from: 26, to: 130)
            #expect(log.lines.isEmpty && list.source.snapshot().itemIdentifiers == ["a", "b", "c"])
            // Without the handler no row can be moved.
            let fixed = ListController(.plain)
            fixed.accessories = { _ in [.reorder(displayed: .always)] }
            drag(fixed.show([["a", "b"]]), from: 26, to: 90)
            #expect(fixed.source.snapshot().itemIdentifiers == ["a", "b"])
        }

        @Test func aGripThatIsNotMovedChangesNothing() {
            let log = Log()
            let list = list(log)
            let screen = list.show([["a", "b"]])
            drag(screen, from: 26, to: 30)
            #expect(log.lines.isEmpty && list.frame("a")?.minY == 0)
        }

        @Test func bothSectionsOfAMovementAreTold() throws {
            let log = Log()
            let list = list(log)
            let screen = list.show([["a", "b"], ["c", "d"]])
            drag(screen, from: 26, to: 26 + 104)
            #expect(list.source.snapshot().itemIdentifiers(inSection: 0) == ["b"])
            #expect(list.source.snapshot().itemIdentifiers(inSection: 1) == ["c", "a", "d"])
            let sections = try #require(log.transactions.last).sectionTransactions
            #expect(sections.map(\.sectionIdentifier) == [1, 0])
            #expect(sections.map(\.finalSnapshot.items) == [["c", "a", "d"], ["b"]])
        }

        /// The trees of outlines keep their levels. A row goes into the row above it, if that is open.
        @Test func rowsMoveInOutlines() throws {
            let log = Log()
            let list = list(log)
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["a", "b", "c"])
            outline.append(["d", "e"], to: "a")
            outline.append(["f"], to: "c")
            outline.expand(["a"])
            list.source.apply(outline, to: 0, animatingDifferences: false)
            let screen = list.show()
            #expect(list.source.snapshot().itemIdentifiers == ["a", "d", "e", "b", "c"])
            // b above d
            drag(screen, from: 26 + 3 * 52, to: 26 + 52)
            #expect(list.source.snapshot(for: 0).parent(of: "b") == "a")
            #expect(list.source.snapshot(for: 0).visibleItems == ["a", "b", "d", "e", "c"])
            #expect(list.cell("b")?.indentationLevel == 1)
            // c, which is closed, above e: it takes what is inside it along.
            drag(screen, from: 26 + 4 * 52, to: 26 + 3 * 52)
            let moved = list.source.snapshot(for: 0)
            #expect(moved.visibleItems == ["a", "b", "d", "c", "e"] && moved.parent(of: "c") == "a")
            #expect(moved.parent(of: "f") == "c" && !moved.isExpanded("c") && moved.isExpanded("a"))
            #expect(log.transactions.last?.sectionTransactions.first?.finalSnapshot.items == moved.items)
        }

        @Test func anOpenRowTakesItsChildrenAlong() {
            let log = Log()
            let list = list(log)
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["a", "b", "c"])
            outline.append(["d", "e"], to: "a")
            outline.expand(["a"])
            list.source.apply(outline, to: 0, animatingDifferences: false)
            let screen = list.show()
            drag(screen, from: 26, to: 26 + 3 * 52)
            let moved = list.source.snapshot(for: 0)
            #expect(moved.rootItems == ["b", "a", "c"] && moved.isExpanded("a"))
            #expect(list.source.snapshot().itemIdentifiers == ["b", "a", "d", "e", "c"])
            #expect(list.frame("d")?.minY == 104 && list.frame("c")?.minY == 208)
        }

        @Test func aClientMayApplyASnapshotWhenARowWasMoved() {
            let log = Log()
            let list = list(log)
            let screen = list.show([["a", "b", "c"]])
            list.source.reorderingHandlers.didReorder = { [unowned list] in
                var snapshot = $0.finalSnapshot
                snapshot.appendItems(["new"])
                list.source.apply(snapshot)
            }
            drag(screen, from: 26, to: 26 + 52)
            #expect(list.source.snapshot().itemIdentifiers == ["b", "a", "c", "new"])
            #expect(list.frame("a")?.minY == 52 && list.frame("new")?.minY == 156)
        }

        // MARK: Places

        /// The numbers of kern0x1b/charon and of Vercantez/openuikit.
        @Test func theGripHasItsPlace() throws {
            let list = ListController(.insetGrouped)
            list.accessories = { item in
                switch item {
                case "grip": [.reorder(displayed: .always)]
                case "line": [.reorder(displayed: .always), .disclosureIndicator()]
                case "no line":
                    [
                        .disclosureIndicator(),
                        .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)),
                    ]
                default: [.reorder()]
                }
            }
            let screen = list.show([["grip", "line", "no line", "edit"]])
            let cell = try #require(list.cell("grip"))
            #expect(cell.contentView.frame.maxX == 245)
            // Before the grip is a line, at a distance of 17, and the chevron before that.
            #expect(list.cell("line")?.contentView.frame.maxX == 206)
            #expect(list.cell("no line")?.contentView.frame.maxX == 223)
            #expect(list.cell("edit")?.contentView.frame.maxX == 288)
            list.collection.isEditing = true
            screen.settle()
            #expect(list.cell("edit")?.contentView.frame.maxX == 245)
        }
    }
}
