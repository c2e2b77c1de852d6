import Awaiting
import Reader
import SeededRandom
import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests conditions that narrow the rows of the viewer.
    @Suite @MainActor struct FilterSessionTests {
        @MainActor private struct Stage {
            let screen: TestScreen
            let document: any Document
            let controller: DocumentViewController
            var table: UITableView { controller.tableView }

            init(rowCount: Int = 3000, width: CGFloat = 390) {
                screen = TestScreen(size: CGSize(width: width, height: 600))
                screen.framesPerSecond = 120
                let levels = ["INFO", "DEBUG", "INFO", "WARN", "INFO", "ERROR"]
                let lines = (0..<rowCount).map { row in
                    "2024-03-12 10:00:00 \(levels[row % 6]) row \(row) of \(row % 7 == 0 ? "seven" : "others")"
                        + (row % 5 == 0 ? "\n\tmore of row \(row)" : "")
                }
                document = ViewerTests.document(lines.joined(separator: "\n"), named: "a.log")
                controller = DocumentViewController(document)
                screen.show(controller)
                screen.settle()
            }

            /// The rows of the document that the table shows.
            var shown: [Int] {
                (0..<controller.visibleRowCount).compactMap { controller.id(ofRowAt: $0)?.index }
            }

            /// Notes where the rows on the screen are. A cell is used for other rows when the list changes.
            func note(_ tracks: inout [DocumentRowID: [CGFloat]]) {
                for cell in table.visibleCells {
                    guard let row = table.indexPath(for: cell)?.row, let id = controller.id(ofRowAt: row) else {
                        continue
                    }
                    let frame = screen.presentedFrame(of: cell)
                    if !frame.isNull { tracks[id, default: []].append(frame.minY) }
                }
            }

            /// Returns the largest distance of a row from the way between its first and its last place, or by which it
            /// turns back.
            func largestJump(_ tops: [CGFloat]) -> CGFloat {
                guard let first = tops.first, let last = tops.last else { return 0 }
                var (largest, furthest): (CGFloat, CGFloat) = (0, first)
                for top in tops {
                    let outside = max(min(first, last) - top, top - max(first, last), 0)
                    let back = last > first ? furthest - top : top - furthest
                    furthest = last > first ? max(furthest, top) : min(furthest, top)
                    largest = max(largest, outside, back)
                }
                return largest
            }

            func filter(_ condition: String) {
                controller.filter(condition)
                screen.settle()
            }
        }

        @Test func onlyRowsThatMeetTheConditionAreShown() {
            let stage = Stage()
            stage.filter("seven")
            #expect(stage.shown == (0..<3000).filter { $0 % 7 == 0 })
            #expect(stage.controller.titleView.status == "429 of 3,000 entries")
            stage.filter("level>=warn && seven")
            #expect(stage.shown == (0..<3000).filter { $0 % 7 == 0 && ($0 % 6 == 3 || $0 % 6 == 5) })
            stage.filter("")
            #expect(stage.shown == Array(0..<3000))
            #expect(stage.controller.titleView.status == "3,000 entries")
        }

        @Test func aConditionThatNothingMeetsSaysSo() {
            let stage = Stage()
            stage.filter("nothing like this")
            #expect(stage.shown.isEmpty)
            #expect(stage.controller.surroundings.emptinessText == "No entry meets the condition.")
            stage.filter("row 12 ")
            #expect(stage.shown == [12] && stage.controller.surroundings.emptinessText == nil)
        }

        @Test func aMistakeChangesNothing() {
            let stage = Stage()
            stage.filter("seven")
            let before = stage.shown
            stage.filter("(")
            #expect(stage.shown == before)
        }

        @Test func openRowsStayOpen() {
            let stage = Stage()
            for row in [0, 5, 35] { stage.controller.expander.set(.expanded, for: DocumentRowID(index: row)) }
            stage.screen.settle()
            stage.filter("seven")
            #expect(stage.controller.expander[DocumentRowID(index: 35)] == .expanded)
            stage.filter("")
            for row in [0, 5, 35] { #expect(stage.controller.expander[DocumentRowID(index: row)] == .expanded) }
            #expect((stage.table.cellForRow(at: [0, 5]) as? DocumentCell)?.isOpen == true)
        }

        /// Rows move along their paths only, and a row that stays on the screen keeps its place if those above it do.
        @Test(arguments: [0, 500, 1400, 2990]) func nothingJumps(top: Int) throws {
            let stage = Stage()
            stage.table.scrollToRow(at: [0, top], at: .top, animated: false)
            // The first row is cut by the edge of the screen.
            if top > 0, top < 2000 { stage.table.contentOffset.y += 17 }
            stage.screen.settle()
            for condition in ["seven", "row", "level>=warn", "level=error", "", "seven", "!seven", ""] {
                var tracks: [DocumentRowID: [CGFloat]] = [:]
                stage.note(&tracks)
                stage.controller.filter(condition)
                stage.note(&tracks)
                for _ in 0..<120 {
                    stage.screen.advance(by: 1 / 120)
                    stage.note(&tracks)
                }
                stage.screen.settle()
                stage.note(&tracks)
                for (id, tops) in tracks {
                    #expect(stage.largestJump(tops) < 0.01, "\(condition.debugDescription), row \(id.index): \(tops)")
                }
            }
        }

        /// The row on which keys act is where it was in every frame, whatever comes and goes above it.
        @Test(arguments: [0, 7]) func theCurrentRowStaysInPlace(below: Int) throws {
            let stage = Stage()
            let row = 1400 + below
            stage.table.scrollToRow(at: [0, 1400], at: .top, animated: false)
            stage.screen.settle()
            stage.controller.makeCurrent(DocumentRowID(index: row))
            stage.screen.settle()
            for condition in ["seven", "", "row", "seven", "!others", "row", ""] {
                var tracks: [DocumentRowID: [CGFloat]] = [:]
                stage.note(&tracks)
                stage.controller.filter(condition)
                for _ in 0..<120 {
                    stage.screen.advance(by: 1 / 120)
                    stage.note(&tracks)
                }
                stage.screen.settle()
                stage.note(&tracks)
                let tops = try #require(tracks[DocumentRowID(index: row)])
                #expect(stage.controller.currentRow == DocumentRowID(index: row), "\(condition)")
                let first = try #require(tops.first)
                let furthest = tops.map { abs($0 - first) }.max() ?? 0
                #expect(furthest < 0.5, "\(condition.debugDescription): \(tops)")
            }
        }

        @Test func theTopRowStaysIfItMeetsTheCondition() throws {
            let stage = Stage()
            stage.table.scrollToRow(at: [0, 1400], at: .top, animated: false)
            stage.screen.settle()
            for condition in ["seven", "", "row 1400", "of seven", ""] {
                stage.filter(condition)
                let index = try #require(stage.controller.rows.outline.index(of: DocumentRowID(index: 1400)))
                let cell = try #require(stage.table.cellForRow(at: [0, index]), "\(condition)")
                let inset = stage.table.adjustedContentInset.top
                let isOnly = stage.controller.visibleRowCount == 1
                if !isOnly { #expect(abs(stage.screen.presentedFrame(of: cell).minY - inset) < 0.5, "\(condition)") }
            }
        }

        @Test func keysShowMoreAndFewerRowsAroundThoseThatMeetTheCondition() {
            let stage = Stage()
            stage.filter("row 1[37] ")
            #expect(stage.shown == [13, 17])
            let around = [12, 13, 14, 16, 17, 18]
            for (key, expected) in [("+", around), ("+", Array(11...19)), ("-", around)] {
                stage.screen.type(key)
                stage.screen.settle()
                #expect(stage.shown == expected)
                #expect(stage.controller.titleView.status == "2 of 3,000 entries")
            }
            for _ in 0..<3 {
                stage.screen.type("-")
                stage.screen.settle()
            }
            #expect(stage.shown == [13, 17])
            stage.filter("")
            #expect(stage.shown == Array(0..<3000))
        }

        @Test func rowsAroundOthersHaveAnotherBackground() throws {
            let stage = Stage()
            let neighbors = { () -> [Int] in
                stage.table.visibleCells.compactMap { cell in
                    guard let row = stage.table.indexPath(for: cell)?.row, (cell as? DocumentCell)?.isNeighbor == true
                    else { return nil }
                    return stage.controller.id(ofRowAt: row)?.index
                }.sorted()
            }
            stage.filter("row 1[37] ")
            #expect(neighbors() == [])
            stage.screen.type("+")
            stage.screen.settle()
            #expect(neighbors() == [12, 14, 16, 18])
            stage.filter("row 1[47] ")
            #expect(neighbors() == [13, 15, 16, 18])
            stage.screen.type("-")
            stage.screen.settle()
            #expect(neighbors() == [])
            stage.screen.type("+")
            stage.filter("")
            #expect(neighbors() == [])
        }

        @Test func arrowsGoThroughRecentConditions() throws {
            let stage = Stage()
            for condition in ["seven", "row 12", "("] {
                stage.screen.type("&")
                stage.screen.settle()
                stage.screen.type(condition)
                stage.screen.press(.keyboardReturnOrEnter)
                stage.screen.settle()
            }
            // A condition with a mistake is none.
            #expect(stage.controller.recentFilters.texts == ["row 12", "seven"])
            stage.screen.press(.keyboardEscape)
            stage.screen.settle()
            stage.screen.type("&")
            stage.screen.settle()
            stage.screen.type("lev")
            var texts: [String?] = []
            for key in [.keyboardUpArrow, .keyboardUpArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardDownArrow]
                as [UIKeyboardHIDUsage]
            {
                stage.screen.press(key)
                stage.screen.settle()
                texts.append(stage.controller.bar?.field.text)
            }
            #expect(texts == ["row 12", "seven", "seven", "row 12", "lev"])
            stage.screen.press(.keyboardUpArrow)
            stage.screen.press(.keyboardUpArrow)
            stage.screen.settle()
            #expect(stage.shown == (0..<3000).filter { $0 % 7 == 0 })
        }

        @Test func rowsAroundNeedACondition() {
            let stage = Stage(rowCount: 10)
            stage.screen.type("+")
            stage.screen.settle()
            #expect(stage.shown == Array(0..<10))
            #expect(stage.screen.element(labelled: "There is no condition. Press & to enter one.") != nil)
        }

        @Test func keysOpenAndCloseTheField() {
            let stage = Stage()
            stage.screen.type("&")
            stage.screen.settle()
            #expect(stage.controller.bar is FilterBar)
            stage.screen.type("seven")
            stage.screen.settle()
            #expect(stage.controller.visibleRowCount == 429)
            stage.screen.press(.keyboardReturnOrEnter)
            stage.screen.settle()
            #expect(stage.controller.bar is FilterBar && stage.controller.isFirstResponder)
            stage.screen.type("/")
            stage.screen.settle()
            #expect(stage.controller.bar is FindBar)
            stage.screen.press(.keyboardEscape)
            stage.screen.settle()
            #expect(stage.controller.bar is FilterBar && stage.controller.visibleRowCount == 429)
            stage.screen.press(.keyboardEscape)
            stage.screen.settle()
            #expect(stage.controller.bar == nil && stage.controller.visibleRowCount == 3000)
        }

        @Test func aFieldWithoutAValueShowsItsValues() async throws {
            let stage = Stage(rowCount: 60)
            stage.screen.type("&")
            stage.screen.settle()
            stage.screen.type("level=")
            await until { stage.controller.bar?.explanation?.isEmpty == false }
            #expect(stage.controller.bar?.explanation == "INFO 30 · DEBUG 10 · ERROR 10 · WARN 10")
            stage.screen.type("error")
            stage.screen.settle()
            #expect(stage.controller.visibleRowCount == 10 && stage.controller.bar?.explanation == nil)
        }

        @Test func aClickOnANameSortsTheRows() async throws {
            let screen = TestScreen(size: CGSize(width: 1000, height: 600))
            let text = "name,age\n" + (0..<50).map { "p\($0),\($0 * 7 % 50)\n" }.joined()
            let controller = DocumentViewController(document(text, named: "a.csv"))
            screen.show(controller)
            screen.settle()
            for (expected, isSorted) in [
                ((0..<50).sorted { $0 * 7 % 50 < $1 * 7 % 50 }, true),
                ((0..<50).sorted { $0 * 7 % 50 > $1 * 7 % 50 }, true), (Array(0..<50), false),
            ] {
                controller.columns.sort(by: 1)
                await until {
                    guard isSorted else { return true }
                    if case .sorted(let order) = controller.rows.outline.list { return order.rows == expected }
                    return false
                }
                screen.settle()
                #expect((0..<50).compactMap { controller.id(ofRowAt: $0)?.index } == expected)
            }
        }
    }
}
