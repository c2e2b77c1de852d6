import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests the menu of encodings.
    @Suite @MainActor struct EncodingMenuTests {
        private let screen = TestScreen(size: CGSize(width: 700, height: 900))
        private let document: IndexedDocument
        private let controller: DocumentViewController

        /// Shows Cyrillic words in windows-1251.
        init() {
            let bytes: [UInt8] = [0xC8, 0xE2, 0xE0, 0xED, 0x20, 0xE8, 0x20, 0xCE, 0xEB, 0xFC, 0xE3, 0xE0, 0x0A]
            document = IndexedDocument(StoredFeed(bytes), title: "a.txt", as: .lines, isStepwise: true)
            while document.indexer.step() == .more {}
            controller = DocumentViewController(document)
            controller.showCommands()
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
        }

        private func open() throws {
            screen.activate(try #require(screen.element(labelled: "Menu")))
            screen.settle()
            screen.activate(try item("Encoding"))
            screen.settle()
        }

        /// Returns an item of the menu, which scrolls if it is higher than the part of it that is shown.
        private func item(_ title: String) throws -> AccessibleElement {
            for _ in 0..<20 where screen.element(labelled: title) == nil {
                screen.scroll(by: CGVector(dx: 0, dy: 200), at: CGPoint(x: 560, y: 480), duration: 0.1)
                screen.settle()
            }
            return try #require(screen.element(labelled: title))
        }

        private func choose(_ title: String) throws {
            try open()
            screen.activate(try item(title))
            while document.step() == .more {}
            screen.settle()
        }

        private var text: String? { controller.rows.content(at: 0)?.summary.text }

        @Test func aChoiceReadsTheFileAgain() throws {
            try choose("Cyrillic (KOI8-U)")
            #expect(document.state.encoding == "KOI8-U" && text != "Иван и Ольга")
            try choose("Cyrillic (windows-1251)")
            #expect(text == "Иван и Ольга")
            let cell = try #require(controller.tableView.visibleCells.first as? DocumentCell)
            #expect(cell.selectableTexts.first?.selectableText == "Иван и Ольга")
        }

        /// The menu that opens marks the choice, which another window may have made.
        @Test func theChoiceIsMarked() throws {
            document.read(inEncoding: "windows-1251")
            while document.step() == .more {}
            try open()
            #expect(try !item("As Detected").traits.contains(.selected))
            #expect(try item("Cyrillic (windows-1251)").traits.contains(.selected))
        }

        @Test func linesAreReadAsTheirRowsAre() throws {
            screen.type("R")
            screen.settle()
            let page = try #require(controller.navigationController?.topViewController as? DocumentViewController)
            let lines = try #require(page.document as? IndexedDocument)
            #expect(page !== controller)
            try choose("Cyrillic (windows-1251)")
            while lines.step() == .more {}
            screen.settle()
            #expect(page.rows.content(at: 0)?.summary.text == "Иван и Ольга")
        }

        @Test func aPageOfWhatIsInsideARowHasNoSuchMenu() {
            let inside = ViewerTests.document(#"{"a": {"b": 1}}"#, named: "a.json").documentInside(rowAt: 0, title: "a")
            #expect(EncodingMenu(document: inside).element == nil)
            #expect(EncodingMenu(document: FakeDocument(["a"])).element == nil)
        }
    }
}
