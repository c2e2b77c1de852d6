import Awaiting
import Documents
import Foundation
import Reader
import Testing
import UIKit
import UIKitTesting

@testable import Viewer

extension ViewerScreenTests {
    /// Tests daily tasks as scripts of keys. Each key acts on the current row, which is on the screen.
    @Suite @MainActor struct ViewerTaskTests {
        @MainActor private struct Stage {
            let screen: TestScreen
            let controller: DocumentViewController

            init(_ text: String, named name: String, width: CGFloat = 900) {
                screen = TestScreen(size: CGSize(width: width, height: 500))
                controller = DocumentViewController(document(text, named: name))
                screen.show(UINavigationController(rootViewController: controller))
                screen.settle()
            }

            /// Presses keys, and waits until nothing is looked for. A line feed is the return key.
            func press(_ keys: String) async {
                screen.type(keys)
                await until {
                    screen.settle()
                    return !controller.isSearching && !controller.isUnfolding
                }
                #expect(controller.currentRowIsOnScreen, "after \(keys)")
            }

            /// The text of the current row.
            var current: String? { controller.currentIndex.flatMap { controller.rows.content(at: $0)?.summary.text } }
            var clipboard: String? { screen.clipboard }
        }

        @Test func aFailingRequestInLinesOfJSON() async throws {
            let lines = (0..<3_000).map { row in
                #"{"id": \#(row), "status": \#(row == 2_345 ? 503 : 200), "request": {"path": "/p\#(row)"}}"#
            }
            let stage = Stage(lines.joined(separator: "\n") + "\n", named: "a.jsonl")
            await stage.press("&status>=500\n")
            #expect(stage.controller.visibleRowCount == 1)
            await stage.press("ljjj")
            await stage.press("ljyp")
            #expect(stage.clipboard?.hasSuffix(".request.path") == true, "\(stage.clipboard ?? "")")
            await stage.press("ys")
            #expect(stage.clipboard == "/p2345")
            // All rows come back around the current one.
            screenLeaves(stage)
            await stage.press("yp")
            #expect(stage.controller.visibleRowCount > 3_000)
            #expect(stage.clipboard?.hasSuffix(".request.path") == true, "\(stage.clipboard ?? "")")
        }

        private func screenLeaves(_ stage: Stage) {
            stage.screen.press(.keyboardEscape)
            stage.screen.settle()
        }

        @Test func theHeadersOfAnEntryAndItsPath() async throws {
            let entries = (0..<40).map { entry in
                #"{"request": {"url": "https://example.org/\#(entry)", "headers": [{"name": "Accept", "value": "v\#(entry)"}]}}"#
            }
            let text = #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ", "))]}}"#
            let stage = Stage(text, named: "a.har")
            await stage.press("/example.org/31\n")
            #expect(stage.current?.contains("example.org/31") == true)
            await stage.press("jyp")
            #expect(stage.clipboard == ".log.entries[31].request.headers")
            await stage.press("l")
            await stage.press("l")
            #expect(stage.current?.contains("Accept") == true)
            let before = stage.controller.currentRow
            await stage.press("[")
            #expect(stage.controller.currentRow != before)
        }

        @Test func theImageOfTheSecondContainer() async throws {
            let text = """
                kind: Service
                metadata:
                  name: web
                ---
                kind: Deployment
                spec:
                  containers:
                    - name: web
                      image: web:1
                    - name: proxy
                      image: proxy:2

                """
            let stage = Stage(text, named: "a.yaml", width: 390)
            await stage.press("/image: p\n")
            await stage.press("ys")
            #expect(stage.clipboard == "proxy:2")
            await stage.press("yy")
            #expect(stage.clipboard == "proxy:2")
        }

        @Test func rowsAndColumnsOfATable() async throws {
            let csv = "id,name,city,amount\n" + (1...40).map { "\($0),N\($0),City \($0),\($0 * 10)\n" }.joined()
            let stage = Stage(csv, named: "a.csv", width: 1300)
            // The header is on line 1, so row 4 is on line 5.
            await stage.press(":5\n")
            await stage.press("|name,amount\n")
            for _ in 4..<9 { stage.screen.press(.keyboardDownArrow, modifiers: .shift) }
            await stage.press("yt")
            #expect(stage.clipboard == (4...9).map { "N\($0)\t\($0 * 10)" }.joined(separator: "\n"))
            // The selection ends with the next move.
            await stage.press("jyt")
            #expect(stage.clipboard == "N10\t100")
        }

        @Test func theHunkAfterTheNext() async throws {
            let commits = (0..<3).map { commit in
                """
                commit \(String(repeating: "\(commit)", count: 40))
                Author: A <a@example.org>
                Date:   Tue Mar 12 10:00:00 2024 +0100

                    Change number \(commit)

                diff --git a/file b/file
                --- a/file
                +++ b/file
                @@ -1,2 +1,2 @@
                -old \(commit)
                +new \(commit)
                 same
                @@ -10,2 +10,2 @@
                -older \(commit)
                +newer \(commit)
                 same

                """
            }
            let stage = Stage(commits.joined(), named: "history.gitlog")
            await stage.press("/^@@\n")
            #expect(stage.current?.hasPrefix("file") == true && stage.controller.currentRow?.index == 0)
            await stage.press("n")
            await stage.press("n")
            #expect(stage.current?.hasPrefix("file") == true, "\(stage.current ?? "")")
            await stage.press("yp")
            #expect(stage.controller.currentRow?.index == 1)
            // One key shows all hunks.
            await stage.press("O")
            let texts = (0..<stage.controller.visibleRowCount).compactMap { index in
                stage.controller.id(ofRowAt: index).map { stage.controller.expander[$0] == .expanded }
            }
            #expect(texts.count { $0 } >= 6)
        }

        @Test func recordsWithTheValueOfTheCurrentRow() async throws {
            let lines = (0..<300).map { #"{"id": \#($0), "city": "\#($0 % 3 == 0 ? "Ulm" : "Bonn")"}"# }
            let stage = Stage(lines.joined(separator: "\n") + "\n", named: "a.jsonl")
            await stage.press("O")
            await stage.press("jj=")
            #expect(stage.controller.filtering.count == 100)
            let text = try #require(stage.current)
            #expect(text.contains("Ulm"))
            screenLeaves(stage)
            await stage.press("!")
            #expect(stage.controller.filtering.count == 200)
        }

        @Test func entriesBeforeAnErrorAndBack() async throws {
            let lines = (0..<200).map { "2024-03-12 10:00:00 \($0 == 150 ? "ERROR" : "INFO") line \($0)" }
            let stage = Stage(lines.joined(separator: "\n") + "\n", named: "a.log")
            await stage.press("e")
            await until {
                stage.screen.settle()
                return stage.controller.currentIndex == 150
            }
            await stage.press("kk")
            #expect(stage.controller.currentIndex == 148)
            await stage.press("[")
            #expect(stage.controller.currentIndex == 0)
            await stage.press("]")
            #expect(stage.controller.currentIndex == 148)
        }

        /// A row keeps its meaning where others come, go, and change places.
        @Test func theCurrentRowStaysOnItsValue() async throws {
            let csv = "id,amount\n" + (0..<200).map { "\($0),\($0 * 37 % 200)\n" }.joined()
            let stage = Stage(csv, named: "a.csv")
            await stage.press(":120\n")
            let row = stage.controller.currentRow
            await stage.press("&amount>=3\n")
            #expect(stage.controller.currentRow == row)
            screenLeaves(stage)
            await stage.press("j")
            #expect(stage.controller.currentRow?.index == 119)
            // The smallest values are what a sorted table is asked for.
            await stage.press("samount\n")
            await until {
                stage.screen.settle()
                return stage.controller.currentRow?.index == 0
            }
            #expect(stage.current?.contains("0") == true && stage.controller.currentIndex == 0)
        }

        /// Tab begins at the current row, and the same keys act on it.
        @Test func theFocusIsThatOfTheCurrentRow() async throws {
            let stage = Stage((0..<100).map { "line \($0)\n" }.joined(), named: "a.txt")
            await stage.press(":30\n")
            stage.screen.press(.keyboardTab)
            stage.screen.settle()
            let system = try #require(UIFocusSystem.focusSystem(for: stage.screen.window))
            let row = {
                (system.focusedItem as? DocumentCell).flatMap { stage.controller.tableView.indexPath(for: $0) }?.row
            }
            #expect(row() == 29 && stage.controller.currentIndex == 29)
            await stage.press("jj")
            stage.screen.press(.keyboardDownArrow)
            stage.screen.settle()
            #expect(row() == 32 && stage.controller.currentIndex == 32)
            await stage.press("G")
            #expect(row() == 99)
        }
    }
}
