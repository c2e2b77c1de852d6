import Reader
import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Viewer

extension ViewerScreenTests {
    /// Tests rows of a document that unfold and fold.
    @Suite @MainActor struct DocumentUnfoldingTests {
        @MainActor private struct Stage {
            let screen: TestScreen
            let document: HugeDocument
            let controller: DocumentViewController
            var table: UITableView { controller.tableView }

            init(rowCount: Int = 1_000) {
                screen = TestScreen(size: CGSize(width: 390, height: 600))
                screen.framesPerSecond = 120
                document = HugeDocument(rowCount: rowCount)
                controller = DocumentViewController(document)
                screen.show(controller)
                screen.settle()
            }

            func cell(_ row: Int) throws -> DocumentCell {
                try #require(table.cellForRow(at: [0, row]) as? DocumentCell, "row \(row)")
            }

            func isOpen(_ row: Int) -> Bool { controller.expander[DocumentRowID(index: row)] == .expanded }
        }

        @Test(arguments: [0, 500, 990])
        func nothingJumps(top: Int) throws {
            let stage = Stage()
            stage.table.scrollToRow(at: [0, top], at: .top, animated: false)
            stage.screen.settle()
            for round in 0..<2 {
                for row in try #require(stage.table.indexPathsForVisibleRows).map(\.row) {
                    guard let cell = stage.table.cellForRow(at: [0, row]) else { continue }
                    let top = stage.screen.presentedFrame(of: cell).minY
                    guard top >= 0, top < 560 else { continue }
                    let report = stage.screen.jumps(in: stage.table) {
                        stage.screen.tap(at: CGPoint(x: 100, y: top + 20))
                        stage.screen.settle()
                    }
                    #expect(report.largest < 0.01, "row \(row), round \(round): \(report)")
                }
            }
        }

        /// A document of any number of rows is shown, scrolled and unfolded at its end, and few of its rows are read.
        @Test(arguments: [1_000, 1 << 27, 1 << 31, 1 << 32]) func anyNumberOfRowsIsShown(count: Int) throws {
            let stage = Stage(rowCount: count)
            #expect(stage.document.timesRead < 200)
            let last = count - 2
            stage.table.scrollToRow(at: [0, count - 1], at: .bottom, animated: false)
            stage.screen.settle()
            #expect(try stage.cell(last).accessibilityLabel?.contains("row \(last)") == true)
            let row = last % 3 == 0 ? last - 1 : last
            let report = stage.screen.jumps(in: stage.table) {
                stage.screen.tap(stage.table.cellForRow(at: [0, row]) ?? UIView())
                stage.screen.settle()
            }
            #expect(stage.isOpen(row) && report.largest < 0.01 && stage.document.timesRead < 600)
        }

        @Test func theIndicatorStaysBesideTheFirstLine() throws {
            let stage = Stage()
            let cell = try stage.cell(6 + 7)
            let mark = try #require(cell.contentView.subviews.first { $0 is ExpansionMark })
            let distance = stage.screen.presentedFrame(of: mark).midY - stage.screen.presentedFrame(of: cell).minY
            for _ in 0..<2 {
                stage.screen.tap(cell)
                for _ in 0..<60 {
                    stage.screen.advance(by: 1 / 120)
                    let (row, shown) = (
                        stage.screen.presentedFrame(of: cell), stage.screen.presentedFrame(of: mark)
                    )
                    #expect(abs(shown.midY - row.minY - distance) < 0.01)
                }
                stage.screen.settle()
            }
        }

        @Test func aRowThatFitsHasNothingToOffer() throws {
            let stage = Stage()
            let (short, long) = (try stage.cell(3), try stage.cell(4))
            #expect(!short.hasMark && long.hasMark)
            #expect(short.accessibilityExpandedStatus == .unsupported && long.accessibilityExpandedStatus == .collapsed)
            #expect(!short.accessibilityTraits.contains(.button) && long.accessibilityTraits.contains(.button))
            stage.screen.tap(short)
            stage.screen.tap(long)
            stage.screen.settle()
            #expect(!stage.isOpen(3) && stage.isOpen(4) && long.accessibilityExpandedStatus == .expanded)
        }

        @Test func keysUnfoldTheRowWithTheFocus() throws {
            let stage = Stage()
            let screen = stage.screen
            screen.press(.keyboardTab)
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardRightArrow)
            screen.settle()
            #expect(try stage.isOpen(1) && stage.cell(1).isFocused)
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardRightArrow)
            screen.press(.keyboardUpArrow)
            screen.press(.keyboardLeftArrow)
            screen.settle()
            #expect(!stage.isOpen(1) && stage.isOpen(2))
        }

        /// Rows are requested near the visible ones only, however many there are.
        @Test func nothingLooksThroughTheRows() throws {
            let stage = Stage(rowCount: 50_000_000)
            stage.screen.tap(try stage.cell(4))
            stage.screen.settle()
            stage.controller.show(line: 40_000_002)
            stage.screen.settle()
            stage.screen.tap(try stage.cell(40_000_001))
            stage.screen.settle()
            #expect(stage.isOpen(4) && stage.isOpen(40_000_001))
            stage.controller.revealer.reveal(7_000_003, opens: true)
            stage.screen.settle()
            #expect(try stage.isOpen(7_000_003) && stage.cell(7_000_003).isOpen)
            #expect(stage.document.timesRead < 500, "\(stage.document.timesRead)")
        }
    }
}
