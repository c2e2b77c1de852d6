import Foundation
import Testing
import UIKitTesting

@testable import Documents
@testable import UIKit
@testable import Viewer

extension ViewerScreenTests {
    @Suite @MainActor final class RowCopierTests {
        private lazy var screen = TestScreen(size: CGSize(width: 390, height: 600))

        private func open(_ text: String, as format: FormatName) throws -> DocumentViewController {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try Data(text.utf8).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let controller = DocumentViewController(try DocumentSource.file(path: url.path).open(as: format))
            screen.show(controller)
            screen.settle()
            return controller
        }

        /// Shows a document all of whose rows are found, so that a filter is complete at once.
        private func show(_ text: String, named name: String) -> DocumentViewController {
            let controller = DocumentViewController(ViewerTests.document(text, named: name))
            screen.show(controller)
            screen.settle()
            return controller
        }

        private func middle(ofRow row: Int, in controller: DocumentViewController) throws -> CGPoint {
            let table = controller.tableView
            let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
            return CGPoint(x: frame.midX, y: frame.midY)
        }

        private func choose(_ titles: String..., ofRow row: Int, in controller: DocumentViewController) throws {
            screen.rightClick(at: try middle(ofRow: row, in: controller))
            for title in titles { screen.activate(try #require(screen.element(labelled: title))) }
        }

        @Test func aRowOfJSONIsCopiedInEachForm() throws {
            let controller = try open(#"{"list": [1, {"a b": "c"}], "x": true}"#, as: .json)
            try choose("Copy Source", ofRow: 0, in: controller)
            #expect(screen.clipboard == #""list": [1, {"a b": "c"}]"#)
            try choose("Copy as JSON", ofRow: 0, in: controller)
            #expect(screen.clipboard == #"[1, {"a b": "c"}]"#)
            screen.tap(at: try middle(ofRow: 0, in: controller))
            screen.settle()
            screen.tap(at: try middle(ofRow: 2, in: controller))
            screen.settle()
            #expect(controller.tableView.numberOfRows(inSection: 0) == 5)
            try choose("Copy Path", "jq", ofRow: 3, in: controller)
            #expect(screen.clipboard == #".list[1]["a b"]"#)
            try choose("Copy Path", "JSONPath", ofRow: 3, in: controller)
            #expect(screen.clipboard == #"$.list[1]['a b']"#)
            try choose("Copy Path", "JavaScript", ofRow: 3, in: controller)
            #expect(screen.clipboard == #"data.list[1]["a b"]"#)
            try choose("Copy Path", "Python", ofRow: 4, in: controller)
            #expect(screen.clipboard == #"data["x"]"#)
            try choose("Copy", ofRow: 4, in: controller)
            #expect(screen.clipboard?.contains("true") == true)
        }

        @Test func anArrayCountsItsElementsAndLinesAreValuesOfTheirOwn() throws {
            let array = try open(" [10, 20]", as: .json)
            try choose("Copy Path", "jq", ofRow: 1, in: array)
            #expect(screen.clipboard == ".[1]")
            let lines = try open("{\"a\": 1}\n{\"a\": 2}\n", as: .jsonLines)
            try choose("Copy Path", "jq", ofRow: 1, in: lines)
            #expect(screen.clipboard == ".")
        }

        @Test func aRowIsCopiedWhileOthersAreHidden() throws {
            let controller = show("{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3}\n", named: "a.jsonl")
            controller.filter("a>1")
            screen.settle()
            #expect(controller.visibleRowCount == 2)
            try choose("Copy Source", ofRow: 0, in: controller)
            #expect(screen.clipboard == #"{"a": 2}"#)
            try choose("Copy as JSON", ofRow: 1, in: controller)
            #expect(screen.clipboard == #"{"a": 3}"#)
            let array = show("[10, 20, 30]", named: "a.json")
            array.filter("[23]0")
            screen.settle()
            try choose("Copy Path", "jq", ofRow: 0, in: array)
            #expect(screen.clipboard == ".[1]")
        }

        @Test func aValueInALogHasItsOwnPath() throws {
            let controller = try open("2024-03-12 10:00:00 INFO up {\"a\": [{\"b c\": 1}]}\n", as: .log)
            for row in 0..<3 {
                screen.tap(at: try middle(ofRow: row, in: controller))
                screen.settle()
            }
            #expect(controller.visibleRowCount == 4)
            try choose("Copy Path", "jq", ofRow: 3, in: controller)
            #expect(screen.clipboard == #".a[0]["b c"]"#)
            try choose("Copy as JSON", ofRow: 2, in: controller)
            #expect(screen.clipboard == #"{"b c": 1}"#)
        }

        @Test func aDragSelectsTextAndOpensNoRow() throws {
            let text = "First paragraph.\n\nSecond paragraph\nof two lines.\n\nThird.\n"
            let controller = try open(text, as: .text)
            let height = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
            let (from, to) = (try middle(ofRow: 0, in: controller), try middle(ofRow: 2, in: controller))
            screen.mouseDrag(from: CGPoint(x: 2, y: from.y), to: CGPoint(x: 380, y: to.y))
            screen.settle()
            #expect(screen.press(.keyboardC, modifiers: .control))
            #expect(screen.clipboard?.hasPrefix("First paragraph.\nSecond paragraph") == true)
            #expect(screen.clipboard?.hasSuffix("Third.") == true)
            #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == height)
        }

        @Test func aRowThatIsNotJSONHasNoPath() throws {
            let controller = try open("One \"line\".\n", as: .text)
            screen.rightClick(at: try middle(ofRow: 0, in: controller))
            #expect(screen.element(labelled: "Copy Path") == nil)
            screen.activate(try #require(screen.element(labelled: "Copy as JSON")))
            #expect(screen.clipboard == #""One \"line\".""#)
        }
    }
}
