import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct RowSwipingTests {
        private func swipe(_ screen: TestScreen, row: Int, by distance: CGFloat, from x: CGFloat = 250) {
            let y = CGFloat(row) * 44 + 22
            screen.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y), duration: 0.4, resting: 0.3)
        }

        private func configuration(
            _ actions: [UIContextualAction],
            fullSwipe: Bool = true
        ) -> UISwipeActionsConfiguration {
            let made = UISwipeActionsConfiguration(actions: actions)
            made.performsFirstActionWithFullSwipe = fullSwipe
            return made
        }

        @Test func aSwipeShowsTheDeletionAndATapDeletes() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(1))
            swipe(screen, row: 1, by: -130)
            screen.settle()
            #expect(fixture.log == ["willBegin 1"])
            #expect(fixture.table.isEditing && cell.showingDeleteConfirmation)
            #expect(cell.transitions == ["will 2", "did 2"])
            let frame = try #require(screen.element(labelled: "Delete")).frame
            #expect(frame.width >= 48 && abs(frame.maxX - 304) < 1e-6 && frame.minY == 44 && frame.height == 44)
            #expect(abs(cell.contentView.frame.minX + frame.width + 28) < 1e-6)
            screen.tap(at: CGPoint(x: 290, y: 66))
            screen.settle()
            #expect(fixture.log == ["willBegin 1", "commit delete 0.1", "didEnd nil"])
            #expect(fixture.shown == ["row 0", "row 2", "row 3", "row 4"])
            #expect(!fixture.table.isEditing)
        }

        @Test func rowsOfReadersCannotBeSwiped() throws {
            let table = UITableView()
            let rows = PlainRows()
            table.dataSource = rows
            let controller = UIViewController()
            controller.view = table
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(controller)
            swipe(screen, row: 0, by: -150)
            screen.settle()
            #expect(!table.isEditing && table.visibleCells[0].contentView.frame.minX == 0)
            let deletable = DeletableRows()
            table.dataSource = deletable
            screen.settle()
            swipe(screen, row: 0, by: -130)
            screen.settle()
            #expect(table.isEditing)
            screen.tap(at: CGPoint(x: 300, y: 22))
            screen.settle()
            #expect(deletable.deleted == [IndexPath(row: 0, section: 0)] && !table.isEditing)
        }

        @Test func theRowFollowsTheFinger() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(0))
            screen.touchDown(at: CGPoint(x: 250, y: 22))
            for step in 1...10 {
                screen.touchMove(to: CGPoint(x: 250 - CGFloat(step) * 6, y: 22))
                screen.advance(by: 1 / 60)
                #expect(screen.presentedFrame(of: cell.contentView).minX == -max(0, CGFloat(step) * 6 - 10))
            }
            screen.touchMove(to: CGPoint(x: 245, y: 22))
            screen.advance(by: 0.2)
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == ["willBegin 0", "didEnd 0"])
            #expect(cell.contentView.frame.minX == 0 && !cell.subviews.contains { $0 is SwipeActionsView })
        }

        @Test func aVerticalDragScrolls() throws {
            let fixture = EditingFixture(rows: 50)
            let screen = fixture.show()
            screen.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 210, y: 200), duration: 0.3)
            #expect(fixture.log == [] && fixture.table.contentOffset.y > 100)
        }

        @Test func actionsAreOnBothSidesAndTheFirstIsAtTheEdge() throws {
            let fixture = EditingFixture(rows: 5)
            var performed: [String] = []
            let action = { (name: String) in
                UIContextualAction(style: .normal, title: name) { _, _, completion in
                    performed.append(name)
                    completion(true)
                }
            }
            fixture.leading = { _ in self.configuration([action("A"), action("B")]) }
            fixture.trailing = { _ in self.configuration([action("C"), action("D")]) }
            let screen = fixture.show()
            swipe(screen, row: 0, by: 140, from: 50)
            screen.settle()
            #expect(screen.element(labelled: "A")?.frame == CGRect(x: 16, y: 0, width: 48, height: 44))
            #expect(screen.element(labelled: "B")?.frame == CGRect(x: 72, y: 0, width: 48, height: 44))
            #expect(try #require(fixture.cell(0)).showingDeleteConfirmation == false)
            screen.tap(at: CGPoint(x: 90, y: 22))
            screen.settle()
            #expect(performed == ["B"] && !fixture.table.isEditing)
            swipe(screen, row: 0, by: -140)
            screen.settle()
            #expect(screen.element(labelled: "C")?.frame == CGRect(x: 256, y: 0, width: 48, height: 44))
            #expect(screen.element(labelled: "D")?.frame == CGRect(x: 200, y: 0, width: 48, height: 44))
        }

        @Test func rightToLeftTheTrailingActionsAreOnTheLeft() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = fixture.show()
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            swipe(screen, row: 0, by: -130)
            screen.settle()
            #expect(!fixture.table.isEditing)
            swipe(screen, row: 0, by: 130, from: 50)
            screen.settle()
            let frame = try #require(screen.element(labelled: "Delete")).frame
            #expect(abs(frame.minX - 16) < 1e-6 && frame.width >= 48)
            #expect(abs(try #require(fixture.cell(0)).contentView.frame.minX - frame.width - 28) < 1e-6)
        }

        @Test func aFullSwipePerformsTheFirstAction() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = fixture.show()
            swipe(screen, row: 2, by: -240, from: 300)
            screen.settle()
            #expect(fixture.log == ["willBegin 2", "commit delete 0.2", "didEnd nil"])
            #expect(fixture.shown == ["row 0", "row 1", "row 3", "row 4"])
        }

        /// A full swipe takes the row out of the hands of the finger at 0.55 of its width, with the action in the rest
        /// but 18 points, and gives it back as the finger returns.
        @Test func aFullSwipeTakesTheRowOver() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(0))
            func distance() -> CGFloat { -screen.presentedFrame(of: cell.contentView).minX }
            func move(to x: CGFloat) {
                screen.touchMove(to: CGPoint(x: x, y: 22))
                screen.advance(by: 1 / 60)
            }
            screen.touchDown(at: CGPoint(x: 310, y: 22))
            for x in stride(from: CGFloat(308), through: 130, by: -2) { move(to: x) }
            #expect(abs(distance() - 170) < 0.01)
            move(to: 122)
            screen.advance(by: 0.5)
            #expect(abs(distance() - 301.7) < 0.1)
            let action = try #require(screen.element(labelled: "Delete")).frame
            #expect(abs(action.width - (301.7 - 28)) < 0.2)
            move(to: 126)
            screen.advance(by: 0.5)
            #expect(distance() > 250 && distance() < 301.7)
            for x in stride(from: CGFloat(128), through: 290, by: 2) { move(to: x) }
            #expect(distance() < 25)
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == ["willBegin 0", "didEnd 0"])
        }

        /// An action grows out of its middle while the row uncovers the last half of it.
        @Test func anActionGrowsAsTheRowUncoversIt() throws {
            let fixture = EditingFixture(rows: 5)
            fixture.trailing = { _ in
                self.configuration([UIContextualAction(style: .normal, title: "X") { _, _, _ in }])
            }
            let screen = fixture.show()
            screen.touchDown(at: CGPoint(x: 300, y: 22))
            var scales: [CGFloat: CGFloat] = [:]
            for step in 1...100 {
                screen.touchMove(to: CGPoint(x: 300 - CGFloat(step), y: 22))
                screen.advance(by: 1 / 60)
                let actions = try #require(fixture.cell(0)).subviews.lazy.compactMap { $0 as? SwipeActionsView }.first
                guard let actions, let button = actions.subviews.first else { continue }
                scales[actions.bounds.width] = button.transform.a
                #expect(abs(button.alpha - min(max(button.transform.a, 0), 1)) < 0.01)
            }
            for (width, scale) in scales {
                #expect(abs(scale - min(max((width - 52) / 24, 0.001), 1)) < 1e-6, "\(width)")
            }
            #expect(scales.count > 60)
            screen.touchUp()
            screen.settle()
        }

        @Test func aFullSwipeCanBeForbidden() throws {
            let fixture = EditingFixture(rows: 5)
            var count = 0
            let action = UIContextualAction(style: .destructive, title: "X") { _, _, _ in count += 1 }
            fixture.trailing = { _ in self.configuration([action], fullSwipe: false) }
            let screen = fixture.show()
            swipe(screen, row: 2, by: -240, from: 300)
            screen.settle()
            #expect(count == 0 && fixture.cell(2)?.contentView.frame.minX == -76)
        }

        @Test func theRowWaitsForTheEndOfItsAction() throws {
            let fixture = EditingFixture(rows: 5)
            var end: ((Bool) -> Void)?
            let action = UIContextualAction(style: .normal, title: "X") { _, _, completion in end = completion }
            fixture.trailing = { _ in self.configuration([action]) }
            let screen = fixture.show()
            swipe(screen, row: 2, by: -130)
            screen.settle()
            screen.tap(at: CGPoint(x: 300, y: 110))
            screen.settle()
            #expect(fixture.table.isEditing)
            let finish = try #require(end)
            finish(true)
            screen.settle()
            #expect(!fixture.table.isEditing && fixture.cell(2)?.contentView.frame.minX == 0)
            finish(true)
            #expect(fixture.log == ["willBegin 2", "didEnd 2"])
        }

        @Test(arguments: ["tap outside", "tap on the row", "drag", "code", "other row"])
        func oneRowIsOpenUntilSomethingElseHappens(what: String) throws {
            let fixture = EditingFixture(rows: 50)
            let screen = fixture.show()
            swipe(screen, row: 2, by: -130)
            screen.settle()
            #expect(fixture.table.isEditing)
            switch what {
            case "tap outside": screen.tap(at: CGPoint(x: 100, y: 240))
            case "tap on the row": screen.tap(at: CGPoint(x: 100, y: 110))
            case "drag": screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250), duration: 0.2)
            case "code": fixture.table.setEditing(false, animated: true)
            default: swipe(screen, row: 4, by: -130)
            }
            screen.settle()
            #expect(fixture.log.starts(with: ["willBegin 2", "didEnd 2"]))
            // The touch that closes the row selects nothing.
            #expect(!fixture.log.contains { $0.hasPrefix("didSelect") })
            #expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 || what == "other row" })
            let isOther = fixture.log == ["willBegin 2", "didEnd 2", "willBegin 4"]
            #expect(isOther == (what == "other row"))
        }

        @Test func aReloadForgetsTheRow() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = fixture.show()
            swipe(screen, row: 2, by: -130)
            screen.settle()
            fixture.table.reloadData()
            screen.settle()
            #expect(fixture.log == ["willBegin 2", "didEnd nil"] && !fixture.table.isEditing)
            #expect(fixture.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
            #expect(fixture.table.visibleCells.allSatisfy { !$0.subviews.contains { $0 is SwipeActionsView } })
        }

        @Test func rowsThatCannotBeEditedOrHaveNoActionsStay() throws {
            let fixture = EditingFixture(rows: 5)
            fixture.canEdit = { $0.row != 0 }
            fixture.style = { $0.row == 1 ? .none : .delete }
            fixture.trailing = { $0.row == 2 ? UISwipeActionsConfiguration(actions: []) : nil }
            let screen = fixture.show()
            for row in 0..<3 {
                swipe(screen, row: row, by: -150)
                screen.settle()
            }
            #expect(!fixture.log.contains { $0.hasPrefix("willBegin") } && !fixture.table.isEditing)
        }

        @Test func assistiveTechnologyOffersTheActions() throws {
            let fixture = EditingFixture(rows: 3)
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
                fixture.log.append("flag")
                completion(true)
            }
            fixture.leading = { _ in self.configuration([flag]) }
            let screen = fixture.show()
            let row = try #require(screen.element(labelled: "row 1"))
            #expect(row.customActions == ["Flag", "Delete"])
            #expect(screen.perform("Flag", on: row))
            #expect(screen.perform("Delete", on: row))
            screen.settle()
            #expect(fixture.log == ["flag", "commit delete 0.1"] && fixture.shown == ["row 0", "row 2"])
        }
    }
}
