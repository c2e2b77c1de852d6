import Awaiting
import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    @Suite @MainActor struct SeverityNavigatorTests {
        /// Waits until a condition holds, while the search runs on its thread.
        private func wait(_ screen: TestScreen, for condition: () -> Bool) async {
            await until {
                screen.settle()
                return condition()
            }
        }

        @Test func keysLeadFromErrorToError() async throws {
            let errors = [40, 120, 220, 300]
            let lines = (0..<400).map { row in
                "2024-03-12 10:00:00 \(errors.contains(row) ? "ERROR" : row % 50 == 3 ? "WARN" : "INFO") an error, \(row)"
            }
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(document(lines.joined(separator: "\n"), named: "a.log"))
            screen.show(controller)
            screen.settle()
            let shown = { (controller.tableView.indexPathsForVisibleRows ?? []).map(\.row) }
            for row in errors + errors.prefix(1) {
                screen.press(.keyboardE)
                await wait(screen) { shown().contains(row) }
                #expect(shown().contains(row), "\(row)")
            }
            screen.press(.keyboardE, modifiers: .shift)
            await wait(screen) { shown().contains(300) }
            #expect(shown().contains(300))
        }

        /// A trace without a level and a coloured level are errors, as they are for the filter.
        @Test func keysFindWhatTheFilterFinds() async throws {
            let errors = [
                60: "ValueError: bad: value", 150: "10:00:00 \u{1B}[31mERROR\u{1B}[0m gone", 230: "panic: no",
            ]
            let lines = (0..<300).map { errors[$0] ?? "10:00:00 INFO line \($0)" }
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(document(lines.joined(separator: "\n"), named: "a.log"))
            screen.show(controller)
            screen.settle()
            let severities = controller.document.rowCount
            let rows = (0..<severities).filter { controller.document.row(at: $0).severity == .error }
            #expect(rows.count > 1)
            let shown = { (controller.tableView.indexPathsForVisibleRows ?? []).map(\.row) }
            for row in rows + rows.prefix(1) {
                screen.press(.keyboardE)
                await wait(screen) { shown().contains(row) }
                #expect(shown().contains(row), "\(row)")
            }
        }

        @Test func aDocumentWithoutErrorsSaysSo() async throws {
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(document("10:00:00 INFO error\n10:00:01 INFO x\n", named: "a.log"))
            screen.show(controller)
            screen.settle()
            screen.press(.keyboardE)
            await wait(screen) { controller.surroundings.notice != nil }
            #expect(controller.surroundings.notice == "a.log has no errors.")
        }
    }
}
