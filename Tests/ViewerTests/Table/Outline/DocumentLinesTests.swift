import Foundation
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests the lines of a file, which a key shows in place of its rows.
    @Suite @MainActor struct DocumentLinesTests {
        @Test func aKeyShowsTheLinesAtTheSamePlaceAndReturns() throws {
            let values = (0..<300).map { "  {\n    \"id\": \($0)\n  }" }.joined(separator: ",\n")
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(document("[\n\(values)\n]\n", named: "a.json"))
            let navigation = UINavigationController(rootViewController: controller)
            screen.show(navigation)
            screen.settle()
            controller.show(line: 2 + 3 * 200)
            screen.settle()
            let rows = controller.tableView.indexPathsForVisibleRows
            let line = try #require(controller.currentIndex.flatMap(controller.lines.line(ofRow:)))
            screen.type("R")
            screen.settle()
            let page = try #require(navigation.topViewController as? DocumentViewController)
            #expect(page !== controller && page.document.format == .lines)
            #expect(page.tableView.indexPathsForVisibleRows?.contains { $0.row == line - 1 } == true)
            #expect(page.rows.content(at: 602)?.summary.text == "    \"id\": 200")
            screen.type("R")
            screen.settle()
            #expect(navigation.topViewController === controller)
            #expect(controller.tableView.indexPathsForVisibleRows == rows)
            // Another line leads to its row.
            screen.type("R")
            screen.settle()
            let other = try #require(navigation.topViewController as? DocumentViewController)
            other.show(line: 2 + 3 * 100)
            screen.settle()
            screen.type("R")
            screen.settle()
            #expect(navigation.topViewController === controller)
            #expect(controller.tableView.indexPathsForVisibleRows?.contains { $0.row == 100 } == true)
        }

        /// The lines of a log that is followed come with its entries, and who is at the end stays there.
        @Test func linesFollowTheFile() throws {
            let folder = try TemporaryFolder()
            let lines = { (range: Range<Int>) in
                Array(range.map { "2026-01-01 10:00:00 INFO entry \($0)\n" }.joined().utf8)
            }
            let path = try folder.file("a.log", lines(0..<100))
            let stepped = try SteppedDocument(.file(path: path), follows: true, windowSize: 1 << 18)
            stepped.catchUp()
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(stepped.document, follows: true)
            let navigation = UINavigationController(rootViewController: controller)
            screen.show(navigation)
            screen.settle()
            screen.type("R")
            screen.settle()
            let page = try #require(navigation.topViewController as? DocumentViewController)
            let shown = try #require(page.document as? IndexedDocument)
            #expect(page.tableView.indexPathsForVisibleRows?.last?.row == 99)
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(lines(100..<130)))
            try handle.close()
            stepped.catchUp()
            while shown.step() == .more {}
            screen.settle()
            #expect(page.visibleRowCount == 130 && page.tableView.indexPathsForVisibleRows?.last?.row == 129)
        }
    }
}
