import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PrimaryActionTests {
        private let controller = Actions(style: .plain)
        private let screen = TestScreen(size: CGSize(width: 320, height: 400))

        init() {
            screen.show(controller)
            screen.settle()
        }

        private func tap(_ row: Int) throws {
            screen.tap(try #require(controller.tableView?.cellForRow(at: [0, row])))
            screen.settle()
        }

        @Test func aTapPerformsTheActionAfterTheSelection() throws {
            try tap(2)
            try tap(2)
            try tap(3)
            #expect(
                controller.log == ["select 2", "perform 2", "select 2", "perform 2", "select 3", "perform 3"]
            )
        }

        @Test func theActionIsPerformedEvenIfTheRowIsNotSelected() throws {
            controller.mayBeSelected = false
            try tap(1)
            #expect(controller.log == ["perform 1"])
        }

        @Test func theDelegateMayRefuse() throws {
            controller.mayPerform = { $0.row != 2 }
            try tap(2)
            try tap(1)
            #expect(controller.log == ["select 2", "select 1", "perform 1"])
        }

        @Test func byDefaultThereIsNoneWhileEditing() throws {
            controller.tableView?.allowsSelectionDuringEditing = true
            controller.setEditing(true, animated: false)
            try tap(2)
            #expect(controller.log == ["select 2"])
            controller.mayPerform = { _ in true }
            try tap(2)
            #expect(controller.log == ["select 2", "select 2", "perform 2"])
        }

        @Test func extendingASelectionIsNone() throws {
            controller.tableView?.allowsMultipleSelection = true
            for row in [1, 3, 3, 1, 1] { try tap(row) }
            #expect(controller.log == ["select 1", "perform 1", "select 3", "select 1", "perform 1"])
        }

        @Test func codeAndTheFocusPerformNone() throws {
            let table = try #require(controller.tableView)
            table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
            #expect(controller.log.isEmpty)
            table.selectionFollowsFocus = true
            for key in [UIKeyboardHIDUsage.keyboardTab, .keyboardDownArrow] { screen.press(key) }
            #expect(!controller.log.isEmpty && !controller.log.contains { $0.hasPrefix("perform") })
            controller.log = []
            screen.press(.keyboardReturnOrEnter)
            #expect(controller.log.last?.hasPrefix("perform") == true && controller.log.count == 2)
        }

        @Test func aRowThatItsSelectionDeletesHasNone() throws {
            controller.onSelect = { [controller] in
                controller.rows = 2
                controller.tableView?.deleteRows(at: [[0, 2], [0, 3], [0, 4]], with: .none)
            }
            try tap(4)
            #expect(controller.log == ["select 4"])
        }
    }
}

private final class Actions: UITableViewController {
    var rows = 5
    var log: [String] = []
    var mayBeSelected = true
    var mayPerform: ((IndexPath) -> Bool)?
    var onSelect: () -> Void = {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        mayBeSelected ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
        onSelect()
    }

    override func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        mayPerform?(indexPath) ?? super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("perform \(indexPath.row)")
    }
}
