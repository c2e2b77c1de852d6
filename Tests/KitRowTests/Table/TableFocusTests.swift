import CoreGraphics
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TableFocusTests {
        private func rings(_ view: UIView) -> [FocusRing] {
            (view as? FocusRing).map { [$0] } ?? view.subviews.flatMap(rings)
        }

        /// After any keys at any time, the focus is where a simple model predicts, visible at rest, and
        /// marked by one ring.
        @Test(arguments: 0..<12) func arrowsLeadFromRowToRow(seed: Int) {
            var random = SeededGenerator(seed: UInt64(seed))
            let sections = (0..<5).map { section in
                (0..<Int.random(in: 0...12, using: &random)).map { "\(section).\($0)" }
            }
            let fixture = FocusFixture(sections + [["last"]])
            let all = fixture.names.flatMap { $0 }
            fixture.unfocusable = Set(all.dropLast().filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
            let rows = all.filter { !fixture.unfocusable.contains($0) }
            let screen = fixture.show()
            #expect(fixture.focused == nil && !screen.press(.keyboardDownArrow))
            #expect(screen.press(.keyboardTab))
            var index = 0
            for _ in 0..<80 {
                #expect(fixture.focused == rows[index], "seed \(seed)")
                let isDown = Int.random(in: 0..<10, using: &random) < 6
                #expect(screen.press(isDown ? .keyboardDownArrow : .keyboardUpArrow))
                index = min(max(index + (isDown ? 1 : -1), 0), rows.count - 1)
                if Bool.random(using: &random) { screen.advance(by: .random(in: 0...0.2, using: &random)) }
                guard Int.random(in: 0..<8, using: &random) == 0 else { continue }
                screen.settle()
                let cells = fixture.tableView.visibleCells.filter(\.isFocused)
                #expect(cells.count == 1)
                #expect(cells.allSatisfy { fixture.tableView.bounds.contains($0.frame) }, "seed \(seed)")
                #expect(rings(screen.window).map { $0.superview } == cells)
            }
        }

        @Test func theDelegateHearsOfEachStep() {
            let fixture = FocusFixture([["a", "b"], ["c"]])
            let screen = fixture.show()
            screen.press(.keyboardTab)
            for _ in 0..<3 { screen.press(.keyboardDownArrow) }
            #expect(fixture.takeLog() == ["focus none to 0.0", "focus 0.0 to 0.1", "focus 0.1 to 1.0"])
            fixture.staysPut = true
            screen.press(.keyboardUpArrow)
            #expect(fixture.focused == "c" && fixture.takeLog().isEmpty)
        }

        @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
        func spaceAndReturnSelectAsATapDoes(key: UIKeyboardHIDUsage) throws {
            let fixture = FocusFixture(rows: 5)
            let screen = fixture.show()
            screen.tap(try #require(fixture.tableView.cellForRow(at: IndexPath(row: 1, section: 0))))
            screen.settle()
            let tapped = fixture.takeLog()
            fixture.tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
            screen.press(.keyboardTab)
            screen.press(.keyboardDownArrow)
            _ = fixture.takeLog()
            #expect(screen.press(key))
            #expect(fixture.takeLog() == tapped && fixture.tableView.indexPathForSelectedRow?.row == 1)
        }

        @Test func otherKeysGoUpTheChainFromTheRow() {
            let fixture = FocusFixture(rows: 5)
            let screen = fixture.show()
            #expect(!screen.press(.keyboardLeftArrow))
            screen.press(.keyboardTab)
            _ = fixture.takeLog()
            #expect(screen.press(.keyboardLeftArrow) && screen.press(.keyboardRightArrow))
            #expect(fixture.takeLog() == ["left", "right"])
            #expect(!screen.press(.keyboardA))
            #expect(!screen.press(.keyboardDownArrow, modifiers: .control) && fixture.focused == "row 0")
        }

        /// When rows are inserted and deleted around the focused row, it keeps the focus at its new position.
        @Test(arguments: 0..<6) func theFocusStaysOnItsRow(seed: Int) {
            var random = SeededGenerator(seed: UInt64(seed))
            let fixture = FocusFixture(rows: 6)
            let screen = fixture.show()
            screen.press(.keyboardTab)
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardDownArrow)
            for step in 0..<20 {
                let row = fixture.names[0].firstIndex(of: "row 2") ?? 0
                let place = IndexPath(row: .random(in: 0...fixture.names[0].count, using: &random), section: 0)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    fixture.names[0].insert("new \(step)", at: place.row)
                    fixture.tableView.insertRows(at: [place], with: .automatic)
                case 1 where place.row < fixture.names[0].count && place.row != row:
                    fixture.names[0].remove(at: place.row)
                    fixture.tableView.deleteRows(at: [place], with: .fade)
                case 2: fixture.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
                default: screen.advance(by: 0.1)
                }
                screen.advance(by: 1.0 / 60)
                #expect(fixture.focused == "row 2", "seed \(seed), step \(step)")
            }
            screen.settle()
            #expect(rings(screen.window).count == 1)
        }

        @Test func theRowThatReplacesAFocusedOneIsFocused() {
            let fixture = FocusFixture(rows: 3)
            let screen = fixture.show()
            screen.press(.keyboardTab)
            for expected in ["row 1", "row 2", nil] as [String?] {
                fixture.names[0].removeFirst()
                fixture.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                screen.settle()
                #expect(fixture.focused == expected)
            }
            fixture.names = [["anew"]]
            fixture.tableView.reloadData()
            screen.settle()
            #expect(screen.press(.keyboardTab) && fixture.focused == "anew")
        }

        @Test func homeEndAndPagesScroll() {
            let fixture = FocusFixture(rows: 100)
            let screen = fixture.show()
            let table: UITableView = fixture.tableView
            let end = table.contentSize.height - table.bounds.height
            screen.press(.keyboardTab)
            #expect(screen.press(.keyboardEnd))
            screen.settle()
            #expect(table.contentOffset.y == end)
            screen.press(.keyboardHome)
            screen.settle()
            #expect(table.contentOffset.y == 0)
            screen.press(.keyboardPageDown)
            screen.press(.keyboardPageDown)
            screen.settle()
            let pages = table.contentOffset.y
            #expect(pages > table.bounds.height && pages < 2 * table.bounds.height)
            screen.press(.keyboardPageUp)
            screen.settle()
            #expect(table.contentOffset.y == pages / 2)
            // The focused row isn't visible, and the arrow keys continue from its position.
            #expect(fixture.focused == nil)
            #expect(screen.press(.keyboardDownArrow))
            screen.settle()
            #expect(fixture.focused == "row 1" && table.contentOffset.y <= 50)
        }

        @Test func tablesSayWhetherAndWhereTheyTakeTheFocus() {
            let fixture = FocusFixture(rows: 30)
            let screen = fixture.show()
            let table: UITableView = fixture.tableView
            table.allowsFocus = false
            #expect(!screen.press(.keyboardTab))
            table.allowsFocus = true
            fixture.preferred = IndexPath(row: 20, section: 0)
            #expect(screen.press(.keyboardTab) && fixture.focused == "row 20")
            screen.settle()
            #expect(table.bounds.contains(table.rectForRow(at: IndexPath(row: 20, section: 0))))
            table.selectionFollowsFocus = true
            screen.press(.keyboardUpArrow)
            #expect(table.indexPathForSelectedRow?.row == 19 && fixture.log.contains("didSelect 19"))
        }
    }
}
