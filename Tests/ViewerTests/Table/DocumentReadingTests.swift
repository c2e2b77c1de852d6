import Foundation
import Reader
import Testing
import UIKit
import UIKitTesting

@testable import Viewer

extension ViewerScreenTests {
    /// Tests finding, going to lines, and keeping the scroll position.
    @Suite @MainActor struct DocumentReadingTests {
        /// A document on a screen, in a navigation controller.
        @MainActor private struct Stage {
            let screen: TestScreen
            let document: FakeDocument
            let controller: DocumentViewController
            var table: UITableView { controller.tableView }

            init(
                _ document: FakeDocument,
                follows: Bool = false,
                search: [String] = [],
                first: (DocumentViewController) -> Void = { _ in }
            ) {
                screen = TestScreen(size: CGSize(width: 390, height: 600))
                self.document = document
                controller = DocumentViewController(document, follows: follows)
                controller.startSearch = { try FakeSearch($0, in: search) }
                first(controller)
                screen.show(UINavigationController(rootViewController: controller))
                screen.settle()
            }

            func cell(_ row: Int) throws -> DocumentCell {
                try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? DocumentCell, "row \(row)")
            }

            /// Returns the presented frame of a row, in points from the top of the screen.
            func place(_ row: Int) throws -> CGRect { screen.presentedFrame(of: try cell(row)) }
        }

        private static func texts(_ range: Range<Int>) -> [String] { range.map { "row number \($0)" } }

        @Test func theFirstRowsAreShownBeforeOthersAreLookedFor() {
            let document = FakeDocument(Self.texts(0..<10), isIndexing: true)
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(document)
            screen.show(controller)
            screen.advance(by: 1 / 60)
            #expect(controller.tableView.visibleCells.count == 10)
            #expect(document.timesBegun == 0)
            screen.advance(by: 0.1)
            #expect(document.timesBegun == 1)
        }

        @Test func matchesAreAnnounced() throws {
            let stage = Stage(FakeDocument(Self.texts(0..<20)), search: Self.texts(0..<20))
            stage.screen.press(.keyboardF, modifiers: .control)
            stage.screen.type("number 1")
            stage.screen.settle()
            let bar = try #require(stage.controller.bar as? FindBar)
            let note = try #require(bar.field.note.text)
            #expect(stage.screen.accessibilityPosts.compactMap(\.text).last == note && note.contains("11"))
            stage.screen.accessibilityPosts = []
            stage.screen.press(.keyboardReturnOrEnter)
            stage.screen.settle()
            let next = stage.screen.accessibilityPosts.compactMap(\.text)
            #expect(next.count == 1 && next != [note])
        }

        // MARK: Following

        @Test func whoIsAtTheEndStaysThere() throws {
            let document = FakeDocument(Self.texts(0..<100), isIndexing: true)
            let stage = Stage(document, follows: true)
            #expect(abs(try stage.place(99).maxY - 600) < 0.5)
            var count = 100
            for more in [1, 3, 200, 100_000] {
                document.append(Self.texts(count..<count + more), isIndexing: true)
                count += more
                stage.screen.advance(by: 1 / 60)
                #expect(abs(try stage.place(count - 1).maxY - 600) < 0.5)
            }
        }

        @Test func whoScrolledUpIsNotMoved() throws {
            let document = FakeDocument(Self.texts(0..<100), isIndexing: true)
            let stage = Stage(document, follows: true)
            stage.screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 420), duration: 0.3, resting: 0.3)
            stage.screen.settle()
            let seen = try #require(stage.table.indexPathsForVisibleRows)
            let before = try seen.map { try stage.place($0.row) }
            for more in [1, 50, 20_000] {
                let count = document.rowCount
                document.append(Self.texts(count..<count + more), isIndexing: true)
                stage.screen.advance(by: 1 / 60)
                #expect(try seen.map { try stage.place($0.row) } == before)
            }
            // A key scrolls to the end, which is followed from then on.
            stage.screen.press(.keyboardEnd)
            document.append(["last"])
            stage.screen.settle()
            #expect(abs(try stage.place(document.rowCount - 1).maxY - 600) < 0.5)
            #expect(stage.controller.titleView.status?.hasSuffix("following") == true)
        }

        @Test func whoOpensARowAtTheEndKeepsItInPlace() throws {
            let document = FakeDocument(Self.texts(0..<100), isIndexing: true)
            let stage = Stage(document, follows: true)
            let cell = try stage.cell(95)
            stage.screen.tap(cell)
            stage.screen.settle()
            let before = try stage.place(95)
            document.append(Self.texts(100..<150))
            stage.screen.settle()
            #expect(try stage.place(95) == before && stage.cell(95).isOpen)
        }

        @Test func rowsStayOpenWhileTheDocumentGrowsAndAreForgottenWithTheFile() throws {
            let document = FakeDocument(Self.texts(0..<5))
            let stage = Stage(document)
            stage.screen.tap(try stage.cell(2))
            stage.screen.settle()
            document.append(Self.texts(5..<2_000))
            stage.screen.settle()
            #expect(
                try stage.cell(2).isOpen && Array(stage.controller.expander.state.unfolded) == [DocumentRowID(index: 2)]
            )
            document.replace(with: Self.texts(0..<50), notice: "fake.log was replaced by another file.")
            stage.screen.settle()
            #expect(try !stage.cell(2).isOpen && stage.controller.expander.state.isEmpty)
            #expect(stage.controller.surroundings.notice == "fake.log was replaced by another file.")
            document.setNotice(nil)
            #expect(stage.controller.surroundings.notice == nil)
        }

        /// The notice is where the rows will be, and then above them. It leaves room for them, however long it is.
        @Test func aNoticeGoesAboveTheRowsWhenTheyCome() throws {
            let document = FakeDocument([], isIndexing: true)
            let notice = String(repeating: "The first line is long. ", count: 200)
            document.setNotice(notice)
            let stage = Stage(document)
            #expect(stage.controller.surroundings.notice == nil)
            document.append(Self.texts(0..<30))
            stage.screen.settle()
            #expect(stage.controller.surroundings.notice == notice)
            #expect((stage.controller.tableView.indexPathsForVisibleRows ?? []).count > 3)
        }

        @Test func anEmptyDocumentFillsUp() throws {
            let document = FakeDocument([], isIndexing: true)
            let stage = Stage(document)
            document.append(Self.texts(0..<30))
            stage.screen.settle()
            // A stream is shown from its beginning.
            #expect(try stage.place(0).minY == 64)
        }

        @Test func theBarSaysHowMuchThereIs() throws {
            let document = FakeDocument(Self.texts(0..<20), isIndexing: true)
            let stage = Stage(document)
            let title = stage.controller.titleView
            #expect(title.status == "20 paragraphs so far" && stage.screen.presentedFrame(of: title).width > 80)
            document.append(Self.texts(20..<1_500), progress: 0.5, isIndexing: true)
            stage.screen.settle()
            #expect(title.status == "1,500 paragraphs · indexing 50 %")
            document.append(["last"])
            stage.screen.settle()
            #expect(title.status == "1,501 paragraphs")
            #expect(abs(stage.screen.presentedFrame(of: title).midX - 195) < 1)
        }

        // MARK: Keys

        @Test func keysMoveTheCurrentRow() throws {
            let stage = Stage(FakeDocument(Self.texts(0..<1_000)))
            let top = stage.table.contentOffset.y
            let current = { stage.controller.current.index }
            #expect(current() == 0)
            stage.screen.press(.keyboardDownArrow)
            stage.screen.type("jj")
            stage.screen.settle()
            #expect(current() == 3 && stage.table.contentOffset.y == top)
            #expect(try stage.cell(3).standing == .current && stage.cell(0).standing == .none)
            stage.screen.press(.keyboardUpArrow)
            stage.screen.settle()
            #expect(current() == 2)
            // Presses during the animation add up.
            stage.screen.press(.keyboardPageDown)
            stage.screen.advance(by: 0.05)
            stage.screen.press(.keyboardSpacebar)
            stage.screen.settle()
            #expect(abs(stage.table.contentOffset.y - (top + 2 * (600 - 64 - 44))) < 1)
            let last = try #require(current())
            #expect(stage.controller.currentRowIsOnScreen && last > 30)
            stage.screen.press(.keyboardSpacebar, modifiers: .shift)
            stage.screen.settle()
            #expect(abs(stage.table.contentOffset.y - (top + 600 - 64 - 44)) < 1)
            stage.screen.press(.keyboardEnd, modifiers: .control)
            stage.screen.settle()
            #expect(abs(try stage.place(999).maxY - 600) < 0.5 && current() == 999)
            stage.screen.press(.keyboardHome)
            stage.screen.settle()
            #expect(stage.table.contentOffset.y == top && current() == 0)
            #expect(!stage.screen.press(.keyboardF5))
        }

        /// Who scrolls the current row off the screen is at the row at the edge.
        @Test func theCurrentRowStaysOnTheScreen() throws {
            let stage = Stage(FakeDocument(Self.texts(0..<1_000)))
            stage.table.contentOffset.y = 1_000
            stage.screen.settle()
            let first = try #require(stage.controller.current.index)
            #expect(first > 20 && stage.controller.currentRowIsOnScreen)
            stage.table.contentOffset.y = 0
            stage.screen.settle()
            let last = try #require(stage.controller.current.index)
            #expect(stage.controller.currentRowIsOnScreen && last > 0 && last < first)
        }

        // MARK: Lines

        @Test func aLineIsShownAndStandsOut() throws {
            let stage = Stage(FakeDocument(Self.texts(0..<10_000)))
            stage.screen.press(.keyboardG, modifiers: .control)
            #expect(stage.controller.surroundings.bar is LineBar)
            stage.screen.type("5,000\n")
            stage.screen.advance(by: 0.05)
            let place = try stage.place(4_999)
            #expect(place.minY >= 64 && place.maxY <= 600)
            #expect(try stage.cell(4_999).contentView.backgroundColor != nil)
            stage.screen.settle()
            #expect(stage.controller.surroundings.bar == nil)
            // The table receives keys again.
            #expect(stage.screen.press(.keyboardHome) && stage.table.contentOffset.y < 0)
        }

        @Test func aLineThatIsNotFoundYetIsShownWhenItIs() throws {
            let document = FakeDocument(Self.texts(0..<100), isIndexing: true)
            let stage = Stage(document)
            stage.screen.press(.keyboardL, modifiers: .control)
            stage.screen.type("700\n")
            stage.screen.settle()
            #expect(stage.controller.lines.pendingLine == 700 && stage.table.contentOffset.y < 0)
            document.append(Self.texts(100..<500), isIndexing: true)
            #expect(stage.controller.lines.pendingLine == 700)
            document.append(Self.texts(500..<1_000), isIndexing: true)
            stage.screen.settle()
            #expect(stage.controller.lines.pendingLine == nil)
            #expect(try stage.place(699).maxY <= 600)
        }

        @Test func aLineBehindTheEndIsTheLastOneAndWordsAreNone() throws {
            let stage = Stage(FakeDocument(Self.texts(0..<100)))
            stage.screen.press(.keyboardG, modifiers: .control)
            stage.screen.type("many\n")
            #expect(stage.controller.surroundings.bar is LineBar)
            stage.screen.press(.keyboardA, modifiers: .control)
            stage.screen.type("99999\n")
            stage.screen.settle()
            #expect(try stage.place(99).maxY <= 600.5)
        }

        @Test func aLineAskedForAtTheStartIsThere() throws {
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller = DocumentViewController(FakeDocument(Self.texts(0..<1_000)))
            controller.show(line: 500)
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
            #expect(controller.lines.pendingLine == nil)
            #expect(controller.tableView.cellForRow(at: IndexPath(row: 499, section: 0)) != nil)
        }

        // MARK: Finding

        @Test func aMatchIsUnfoldedRevealedAndMarked() throws {
            let texts = Self.texts(0..<5_000)
            let stage = Stage(FakeDocument(texts), search: texts)
            stage.screen.press(.keyboardF, modifiers: .control)
            stage.screen.type("number 47")
            stage.screen.settle()
            // 47 comes first, of 47, 470 to 479, and 4700 to 4799.
            let bar = try #require(stage.controller.surroundings.bar as? FindBar)
            #expect(bar.field.note.text == "1 of 111")
            try expectRevealed(47, stage)
            let plain = stage.screen.picture().pngData()
            stage.screen.type("\n\n")
            stage.screen.settle()
            #expect(bar.field.note.text == "3 of 111")
            try expectRevealed(471, stage)
            stage.screen.press(.keyboardReturnOrEnter, modifiers: .shift)
            stage.screen.press(.keyboardF3, modifiers: .shift)
            stage.screen.press(.keyboardF3, modifiers: .shift)
            stage.screen.settle()
            #expect(bar.field.note.text == "111 of 111")
            try expectRevealed(4_799, stage)
            stage.screen.press(.keyboardF3)
            stage.screen.settle()
            #expect(bar.field.note.text == "1 of 111")
            try expectRevealed(47, stage)
            #expect(stage.screen.picture().pngData() != plain || stage.table.contentOffset.y > 0)
            stage.screen.press(.keyboardEscape)
            stage.screen.settle()
            #expect(stage.controller.surroundings.bar == nil && stage.controller.finding.finder == nil)
            // Opened rows stay open, and nothing is marked.
            #expect(try stage.cell(47).isOpen && stage.cell(47).firstMark == nil)
        }

        private func expectRevealed(_ row: Int, _ stage: Stage) throws {
            let cell = try stage.cell(row)
            let mark = try #require(cell.firstMark)
            let place = mark.offsetBy(dx: 0, dy: try stage.place(row).minY)
            let barTop = 600 - (stage.controller.surroundings.bar?.frame.height ?? 0)
            #expect(cell.isOpen && place.minY >= 64 && place.maxY <= barTop, "row \(row) at \(place)")
        }

        /// A match in the file may not be part of the visible text. The whole row is highlighted instead.
        @Test func aRowWhoseMatchIsNotShownStandsOut() throws {
            let texts = Self.texts(0..<50)
            let stage = Stage(FakeDocument(texts), search: texts.map { $0 == "row number 7" ? "hidden" : $0 })
            stage.screen.press(.keyboardF, modifiers: .control)
            stage.screen.type("hidden")
            stage.screen.settle()
            let cell = try stage.cell(7)
            #expect(cell.isOpen && cell.firstMark == nil && cell.contentView.backgroundColor != .clear)
            #expect(try stage.cell(8).contentView.backgroundColor == .clear)
            stage.screen.press(.keyboardEscape)
            #expect(cell.contentView.backgroundColor == .clear)
        }

        @Test func aRowOfTheLastPatternDoesNotStandOut() throws {
            let texts = Self.texts(0..<50)
            let stage = Stage(FakeDocument(texts), search: texts.map { $0 == "row number 7" ? "hidden" : $0 })
            stage.screen.press(.keyboardF, modifiers: .control)
            stage.screen.type("hidden")
            stage.screen.settle()
            #expect(try stage.cell(7).contentView.backgroundColor != .clear)
            stage.screen.type("x")
            stage.screen.settle()
            #expect(try stage.cell(7).contentView.backgroundColor == .clear)
        }

        @Test func aPatternIsFoundAtFirst() throws {
            let texts = Self.texts(0..<5_000)
            let stage = Stage(FakeDocument(texts), search: texts) { $0.find("number 471") }
            let bar = try #require(stage.controller.surroundings.bar as? FindBar)
            #expect(bar.field.text == "number 471" && bar.field.note.text == "1 of 11")
            try expectRevealed(471, stage)
            stage.controller.find("number 47")
            stage.screen.settle()
            #expect(bar.field.text == "number 47")
        }

        @Test func badPatternsAreExplained() throws {
            let stage = Stage(FakeDocument(Self.texts(0..<50)))
            stage.screen.type("/")
            let bar = try #require(stage.controller.surroundings.bar as? FindBar)
            let height = bar.height(forWidth: 390)
            stage.screen.type("[")
            stage.screen.settle()
            #expect(bar.field.text == "[" && bar.height(forWidth: 390) > height)
            #expect(stage.controller.finding.finder?.status.explanation == "A bracket is missing.")
            stage.screen.type("x")
            stage.screen.settle()
            #expect(bar.height(forWidth: 390) == height && bar.field.note.text == "no match")
        }
    }
}
