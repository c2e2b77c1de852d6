import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TableTextSelectionTests {
        /// A table with a label in each row.
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, TableTextSource {
            var rows: [String]
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
            private(set) lazy var selection = TableTextSelection(self)
            var selected: [Int] = []

            init(_ count: Int) {
                rows = (0..<count).map { "row \($0) text" }
                super.init()
                table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                table.dataSource = self
                table.delegate = self
                table.addInteraction(selection)
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath.row)
            }

            func selectableTexts(in cell: UITableViewCell) -> [any SelectableText] {
                cell.textLabel.map { [$0] } ?? []
            }

            func texts(ofRowAt indexPath: IndexPath) -> [String] { [rows[indexPath.row]] }

            func show() -> TestScreen {
                let screen = TestScreen(size: CGSize(width: 320, height: 480))
                screen.window.addSubview(table)
                screen.settle()
                return screen
            }

            /// The point of the caret at an offset in the text of a row.
            func caret(_ offset: Int, _ row: Int) throws -> CGPoint {
                let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
                let label = try #require(cell.textLabel)
                let text = String(rows[row].prefix(offset))
                let probe = UILabel()
                probe.font = label.font
                probe.text = text
                let place = CGPoint(x: probe.intrinsicContentSize.width + 0.5, y: label.bounds.midY)
                return label.convert(place, to: nil)
            }

            func marked(_ row: Int) -> Range<Int>? {
                table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.selectedTextOffsets
            }
        }

        @Test func aDragSelectsTextAcrossRowsAndNoRow() throws {
            let source = Source(8)
            let screen = source.show()
            screen.mouseDrag(from: try source.caret(4, 1), to: try source.caret(5, 3))
            screen.settle()
            #expect(source.selection.selectedText() == "1 text\nrow 2 text\nrow 3")
            #expect(source.selected == [] && source.marked(1) == 4..<10 && source.marked(2) == 0..<10)
            #expect(source.marked(3) == 0..<5 && source.marked(0) == nil && source.marked(4) == nil)
            #expect(screen.selectedText == "1 text\nrow 2 text\nrow 3" && screen.clipboard == nil)
            #expect(screen.press(.keyboardC, modifiers: .control))
            #expect(screen.clipboard == "1 text\nrow 2 text\nrow 3")
        }

        @Test func aDragUpwardsSelectsTheSame() throws {
            let source = Source(8)
            let screen = source.show()
            screen.mouseDrag(from: try source.caret(5, 3), to: try source.caret(4, 1))
            #expect(source.selection.selectedText() == "1 text\nrow 2 text\nrow 3")
        }

        @Test func aClickDeselectsAndAClickWithShiftExtends() throws {
            let source = Source(8)
            let screen = source.show()
            screen.mouseDrag(from: try source.caret(4, 1), to: try source.caret(5, 1))
            screen.click(at: try source.caret(3, 2), modifiers: .shift)
            #expect(source.selection.selectedText() == "1 text\nrow" && source.selected == [])
            screen.click(at: try source.caret(3, 2))
            #expect(!source.selection.hasSelection && source.selected == [2] && source.marked(1) == nil)
        }

        @Test func aFingerScrollsAndSelectsNoText() throws {
            let source = Source(50)
            let screen = source.show()
            screen.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 60, y: 100), duration: 0.3)
            screen.settle()
            #expect(!source.selection.hasSelection && source.table.contentOffset.y > 0)
        }

        @Test func aDragBeyondTheEdgeScrolls() throws {
            let source = Source(100)
            let screen = source.show()
            screen.mouseDrag(from: try source.caret(0, 1), to: CGPoint(x: 60, y: 700), duration: 2)
            screen.settle()
            #expect(source.table.contentOffset.y > 400)
            let lines = try #require(source.selection.selectedText()).split(separator: "\n")
            #expect(lines.count > 12 && lines.first == "row 1 text")
        }

        @Test func keysSelectRowsAndEverything() throws {
            let source = Source(1000)
            let screen = source.show()
            screen.press(.keyboardTab)
            #expect(screen.press(.keyboardC, modifiers: .control) && screen.clipboard == "row 0 text")
            #expect(screen.press(.keyboardDownArrow, modifiers: .shift))
            #expect(screen.press(.keyboardDownArrow, modifiers: .shift))
            #expect(source.selection.selectedText() == "row 0 text\nrow 1 text\nrow 2 text")
            #expect(screen.press(.keyboardUpArrow, modifiers: .shift))
            #expect(source.selection.selectedText() == "row 0 text\nrow 1 text")
            #expect(screen.press(.keyboardA, modifiers: .control))
            #expect(source.selection.selectedText()?.split(separator: "\n").count == 1000)
            #expect(screen.press(.keyboardEscape) && !source.selection.hasSelection)
            #expect(!screen.press(.keyboardEscape))
        }

        /// The keys come before the layout that shows the rows that are left.
        @Test(arguments: [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardUpArrow, .keyboardC])
        func keysAfterRowsHaveGoneFindNothingSelected(key: UIKeyboardHIDUsage) {
            let source = Source(8)
            let screen = source.show()
            source.selection.selectAll()
            source.rows = []
            source.table.reloadData()
            screen.press(key, modifiers: key == .keyboardC ? .control : .shift)
            #expect(!source.selection.hasSelection && screen.clipboard == nil)
            #expect(source.selection.selectedText() == nil)
        }

        /// The row with the focus is gone, and the focus is elsewhere.
        @Test func aRowThatHasGoneIsNotSelectedFrom() {
            let source = Source(3)
            let screen = source.show()
            screen.press(.keyboardTab)
            #expect(source.table.focusedRow == [0, 0])
            source.rows = []
            source.table.deleteRows(at: (0..<3).map { [0, $0] }, with: .fade)
            source.table.focusedRow = [0, 0]
            #expect(!source.selection.extendByRow(-1) && !source.selection.hasSelection)
            #expect(!source.selection.copy(orRow: [0, 0]) && screen.clipboard == nil)
        }

        @Test func theSelectionStaysOnItsRows() throws {
            let source = Source(20)
            let screen = source.show()
            screen.mouseDrag(from: try source.caret(4, 1), to: try source.caret(5, 3))
            source.rows.insert("new", at: 0)
            source.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            screen.settle()
            #expect(source.selection.selectedText() == "1 text\nrow 2 text\nrow 3" && source.marked(2) == 4..<10)
            source.rows.remove(at: 2)
            source.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
            screen.settle()
            #expect(!source.selection.hasSelection && source.marked(2) == nil)
            source.selection.selectAll()
            source.table.reloadData()
            screen.settle()
            #expect(!source.selection.hasSelection)
        }

        @Test func theRangeOfEachTextFollowsFromTheEnds() {
            let row = { IndexPath(row: $0, section: 0) }
            let range = TableTextRange(
                anchor: TableTextPosition(row: row(3), part: 1, offset: 2),
                focus: TableTextPosition(row: row(1), part: 0, offset: 4)
            )
            #expect(range.range(ofPart: 0, length: 6, in: row(1)) == 4..<6)
            #expect(range.range(ofPart: 1, length: 6, in: row(1)) == 0..<6)
            #expect(range.range(ofPart: 0, length: 0, in: row(2)) == nil)
            #expect(range.range(ofPart: 0, length: 5, in: row(3)) == 0..<5)
            #expect(range.range(ofPart: 1, length: 5, in: row(3)) == 0..<2)
            #expect(range.range(ofPart: 2, length: 5, in: row(3)) == nil)
            #expect(range.range(ofPart: 0, length: 5, in: row(0)) == nil)
        }
    }
}
