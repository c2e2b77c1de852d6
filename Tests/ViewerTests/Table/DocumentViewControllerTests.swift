import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

/// The tests that share the screen.
@Suite(.serialized) @MainActor enum ViewerScreenTests {}

extension ViewerScreenTests {
    @Suite @MainActor final class DocumentViewControllerTests {
        // Created by the test itself, so that no other test's screen replaces it.
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

        private func cell(_ row: Int, _ controller: DocumentViewController) throws -> DocumentCell {
            try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? DocumentCell)
        }

        @Test func aJSONLineUnfoldsToItsMembersWithTheSameCell() throws {
            let controller = try open(
                "{\"name\": \"Ann\", \"age\": 42}\n{\"name\": \"Bo\", \"tags\": [1, 2, 3]}\n",
                as: .jsonLines
            )
            #expect(controller.tableView.numberOfRows(inSection: 0) == 2)
            let first = try cell(0, controller)
            let closed = first.frame.height
            screen.tap(first)
            screen.settle()
            #expect(try cell(0, controller) === first)
            #expect(first.frame.height == closed && controller.tableView.numberOfRows(inSection: 0) == 4)
            screen.tap(first)
            screen.settle()
            #expect(try cell(0, controller) === first && controller.tableView.numberOfRows(inSection: 0) == 2)
        }

        @Test func aShortParagraphDoesNotUnfold() throws {
            let controller = try open("Just one line.\n\nAnd another.\n", as: .text)
            let first = try cell(0, controller)
            let closed = first.frame.height
            #expect(first.fitsFolded(inRowOf: 390) == true)
            screen.tap(first)
            screen.settle()
            #expect(first.frame.height == closed)
        }

        @Test func aLongParagraphUnfoldsToAllOfItsText() throws {
            let long = Array(repeating: "word", count: 200).joined(separator: " ")
            let controller = try open(long + "\n\nshort\n", as: .text)
            let first = try cell(0, controller)
            let closed = first.frame.height
            screen.tap(first)
            screen.settle()
            #expect(first.frame.height > closed * 2)
        }

        @Test func nothingBelowMovesButByTheGrowth() throws {
            let lines = (0..<50).map { "\($0),value \($0)" }.joined(separator: "\n")
            let controller = try open("row,text\n" + lines, as: .csv)
            let (first, second, third) = (try cell(0, controller), try cell(1, controller), try cell(2, controller))
            screen.tap(second)
            for _ in 0..<50 {
                let frames = [first, second, third].map { screen.presentedFrame(of: $0) }
                #expect(frames[0].minY == 0)
                #expect(abs(frames[0].maxY - frames[1].minY) < 1e-6)
                #expect(abs(frames[1].maxY - frames[2].minY) < 1e-6)
                screen.advance(by: 1 / 60)
            }
        }

        @Test func anEmptyFileSaysSo() throws {
            let controller = try open("", as: .text)
            #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
            #expect(controller.surroundings.emptinessText?.isEmpty == false)
        }

        @Test func aHundredThousandLinesOpenWithoutReadingThem() async throws {
            let lines = (0..<100_000).map { "{\"row\": \($0)}" }.joined(separator: "\n")
            let controller = try open(lines, as: .jsonLines)
            await controller.document.finishIndexing()
            #expect(controller.tableView.numberOfRows(inSection: 0) == 100_000)
            #expect(controller.tableView.visibleCells.count < 40)
            controller.tableView.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
            screen.settle()
            let last = try cell(99_999, controller)
            #expect(abs(screen.presentedFrame(of: last).maxY - 600) < 0.5)
        }
    }
}
