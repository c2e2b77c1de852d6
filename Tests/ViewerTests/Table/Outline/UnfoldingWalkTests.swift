import Reader
import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests that unfolding many rows is done in parts of a bounded cost, and that Escape stops it.
    @Suite @MainActor struct UnfoldingWalkTests {
        nonisolated private static func deep(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + "7" + String(repeating: "]", count: depth)
        }

        nonisolated private static func wide(_ count: Int) -> String {
            "[" + (0..<count).map { "{\"id\": [\($0)]}" }.joined(separator: ",\n") + "]"
        }

        fileprivate static func document(_ text: String) -> any Document {
            ViewerTests.document(text, named: "a.json")
        }

        /// No part costs more than its limit and one row, whatever the document and the limit are.
        @Test(arguments: [deep(2000), wide(1500)], [1, 200_000])
        func aPartCostsNoMoreThanItsLimit(text: String, limit: Int) {
            let document = Self.document(text)
            let outline = RowOutline(document)
            outline.setDocumentCount(document.rowCount)
            var walk = UnfoldingWalk(outline)
            walk.add(0..<document.rowCount, of: document, root: nil, group: 0, depth: .max)
            var (parts, looked) = (0, 0)
            while !walk.isDone {
                let cost = walk.run(costLimit: limit)
                #expect(cost < limit + UnfoldingWalk.greatestStep)
                parts += 1
                looked += cost
            }
            #expect(walk.opened.count == UnfoldingWalk.rowLimit && walk.isFull)
            #expect(parts >= looked / (limit + UnfoldingWalk.greatestStep))
        }

        /// Parts find the same rows as one walk.
        @Test func partsFindTheSameRows() {
            let document = Self.document(Self.wide(300))
            let opened = [1, 50_000, .max].map { limit in
                let outline = RowOutline(document)
                outline.setDocumentCount(document.rowCount)
                var walk = UnfoldingWalk(outline)
                walk.add(0..<document.rowCount, of: document, root: nil, group: 0, depth: .max)
                while !walk.isDone { walk.run(costLimit: limit) }
                return walk.opened
            }
            #expect(opened[0].count == 600 && opened[0] == opened[1] && opened[1] == opened[2])
        }

        @MainActor private struct Stage {
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            let controller: DocumentViewController

            init(_ text: String) {
                controller = DocumentViewController(UnfoldingWalkTests.document(text))
                screen.show(controller)
                screen.settle()
            }
        }

        @Test func escapeStopsUnfolding() {
            let stage = Stage(Self.deep(6000))
            let before = stage.controller.visibleRowCount
            stage.screen.type("*")
            #expect(stage.controller.unfolder.isBusy)
            #expect(stage.controller.surroundings.notice?.hasPrefix("Unfolding: ") == true)
            stage.screen.advance(by: 1 / 60)
            stage.screen.press(.keyboardEscape)
            #expect(!stage.controller.unfolder.isBusy && stage.controller.surroundings.notice == nil)
            stage.screen.settle()
            #expect(stage.controller.visibleRowCount == before)
        }

        @Test func rowsThatAreFoundInPartsAreUnfolded() {
            let stage = Stage(Self.deep(6000))
            stage.screen.type("*")
            stage.screen.settle()
            #expect(!stage.controller.unfolder.isBusy)
            #expect(stage.controller.visibleRowCount >= UnfoldingWalk.rowLimit)
            #expect(stage.controller.surroundings.notice == "The first 1,000 rows from here on were unfolded.")
            // Rows that are open are walked through without a search for each.
            stage.screen.type("*")
            stage.screen.settle()
            #expect(stage.controller.visibleRowCount >= UnfoldingWalk.rowLimit)
        }

        /// A window of any width and height has a layout, with each bar.
        @Test(arguments: [1, 15, 31, 33, 63, 64, 65, 100]) func aNarrowWindowHasALayout(width: CGFloat) {
            let stage = Stage("[1, 2]")
            for key in ["", "/", ":", "&"] {
                if !key.isEmpty { stage.screen.type(key) }
                for height: CGFloat in [1, 20, 600] {
                    stage.screen.resize(to: CGSize(width: width, height: height))
                    stage.screen.settle()
                }
                stage.screen.press(.keyboardEscape)
            }
            stage.screen.resize(to: CGSize(width: 390, height: 600))
            stage.screen.settle()
            #expect(stage.controller.tableView.visibleCells.count > 0)
        }
    }
}
