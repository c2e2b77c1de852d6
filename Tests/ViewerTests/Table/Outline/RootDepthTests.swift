import Reader
import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests that the rows of a tree are inside its outermost element, although that is a row like them.
    @Suite @MainActor struct RootDepthTests {
        private static let text = "<?xml version='1.0'?>\n<r>\n<a><b>1</b><b>2</b></a>\n<c/>\n</r>\n"

        private func outline(_ text: String) -> RowOutline {
            let document = document(text, named: "a.xml", as: .xml)
            let outline = RowOutline(document)
            outline.setDocumentCount(document.rowCount)
            return outline
        }

        private func depths(_ outline: RowOutline) -> [Int] {
            (0..<outline.count).compactMap { outline.runs[$0].map(outline.depth) }
        }

        @Test func rowsAreInsideTheFirst() throws {
            let outline = outline(Self.text)
            #expect(depths(outline) == [0, 1, 1])
            outline.open(try #require(outline.id(at: 1)))
            #expect(depths(outline) == [0, 1, 2, 2, 1])
            #expect((0..<5).map(outline.parent) == [nil, 0, 1, 1, 0])
        }

        @Test func rowsOfSeveralElementsAreBesideEachOther() {
            let outline = outline("<event/>\n<event/>\n")
            #expect(depths(outline) == [0, 0] && outline.parent(ofRowAt: 1) == nil)
        }

        /// Without the row that is around them, rows are where they are in other documents.
        @Test func rowsThatAreLeftAreNotInsideAnything() {
            let outline = outline(Self.text)
            outline.show(.some(RowSet([1, 2])), opening: [], costLimit: .max)
            #expect(depths(outline) == [0, 0] && outline.parent(ofRowAt: 1) == nil)
        }

        @Test func theTextsAreIndented() throws {
            let screen = TestScreen(size: CGSize(width: 390, height: 400))
            let controller = DocumentViewController(document(Self.text, named: "a.xml"))
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
            let cells = controller.tableView.visibleCells.compactMap { $0 as? DocumentCell }
            #expect(cells.map(\.depth) == [0, 1, 1])
            let starts = cells.map { cell in
                cell.selectableTexts.compactMap { $0 as? LongTextView }.first?.frame.minX ?? 0
            }
            #expect(starts[1] == starts[0] + DocumentRowLayout.indentationStep && starts[2] == starts[1])
        }
    }
}
