import Awaiting
import Foundation
import Reader
import SeededRandom
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests rows inside rows: JSON that unfolds to any depth.
    @Suite @MainActor struct DocumentOutlineTests {
        @MainActor private struct Stage {
            let screen: TestScreen
            let controller: DocumentViewController
            var table: UITableView { controller.tableView }

            init(_ document: any Document, _ keeper: PlaceKeeper? = nil) {
                screen = TestScreen(size: CGSize(width: 390, height: 600))
                controller = DocumentViewController(document)
                if let keeper { controller.keepPlace(with: keeper) }
                screen.show(UINavigationController(rootViewController: controller))
                screen.settle()
            }

            init(_ text: String, named name: String = "a.json") { self.init(document(text, named: name)) }

            /// The texts of the rows on the screen.
            var texts: [String] {
                (table.indexPathsForVisibleRows ?? []).compactMap {
                    controller.rows.content(at: $0.row)?.summary.text
                }
            }

            func tap(_ row: Int) {
                controller.tableView(table, didSelectRowAt: [0, row])
                screen.settle()
            }

            /// The rows that should be visible: each one, and after an open one those inside it.
            var model: [DocumentRowID] {
                var ids: [DocumentRowID] = []
                func look(at rows: any Document, inside root: Int?) {
                    for row in 0..<rows.rowCount {
                        let id = DocumentRowID(
                            index: root ?? row,
                            offset: root == nil ? nil : rows.byteRange(ofRowAt: row).lowerBound
                        )
                        ids.append(id)
                        guard controller.expander[id] == .expanded, let nested = rows.nestedRows(at: row) else {
                            continue
                        }
                        look(at: nested.document, inside: root ?? row)
                    }
                }
                look(at: controller.document, inside: nil)
                return ids
            }

            var shown: [DocumentRowID] { (0..<controller.visibleRowCount).compactMap(controller.id(ofRowAt:)) }
        }

        @Test func membersAreRowsOfTheirOwn() {
            let stage = Stage(#"{"name": "Ann", "tags": ["a", {"b": [1]}], "end": null}"#)
            #expect(stage.texts == ["name: Ann", "tags: […2] a · {…1}", "end: null"])
            stage.tap(1)
            #expect(stage.texts == ["name: Ann", "tags: […2] a · {…1}", "a", "b: [1]", "end: null"])
            stage.tap(3)
            stage.tap(4)
            #expect(stage.texts[2...] == ["a", "b: [1]", "b: […1] 1", "1", "end: null"])
            // A group that is opened again is as it was.
            stage.tap(1)
            #expect(stage.texts.count == 3)
            stage.tap(1)
            #expect(stage.texts.count == 7)
        }

        @Test func rowsInsideAreIndented() throws {
            let stage = Stage(#"{"a": {"b": {"c": 1}}}"#)
            stage.tap(0)
            stage.tap(1)
            let starts = try (0..<3).map { row in
                let cell = try #require(stage.table.cellForRow(at: [0, row]) as? DocumentCell)
                return try #require(cell.contentView.subviews.first { $0 is LongTextView }).frame.minX
            }
            #expect(starts == [34, 52, 70])
        }

        @Test(arguments: 1...12 as ClosedRange<UInt64>) func anythingCanBeOpenedAndClosed(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let elements = (0..<6).map { _ in Self.value(&random, depth: 4) }
            let stage = Stage("[" + elements.joined(separator: ", ") + "]")
            for _ in 0..<30 where stage.controller.visibleRowCount > 0 {
                stage.tap(Int.random(in: 0..<stage.controller.visibleRowCount, using: &random))
                #expect(stage.shown == stage.model, "seed \(seed)")
                #expect(stage.table.numberOfRows(inSection: 0) == stage.controller.visibleRowCount, "seed \(seed)")
                for (index, id) in stage.shown.enumerated() {
                    #expect(stage.controller.rows.outline.index(of: id) == index, "seed \(seed)")
                }
            }
            let state = stage.controller.expander.snapshot
            let shown = stage.shown
            stage.controller.restore(state)
            stage.screen.settle()
            #expect(stage.shown == shown, "seed \(seed)")
        }

        private static func value(_ random: inout SeededGenerator, depth: Int) -> String {
            let count = Int.random(in: 0...4, using: &random)
            switch Int.random(in: 0...(depth > 0 ? 3 : 1), using: &random) {
            case 0: return "\(count)"
            case 1: return "\"\(String(repeating: "text ", count: count * 40))\""
            case 2: return "[" + (0..<count).map { _ in value(&random, depth: depth - 1) }.joined(separator: ",") + "]"
            default:
                let members = (0..<count).map { "\"k\($0)\": " + value(&random, depth: depth - 1) }
                return "{" + members.joined(separator: ",") + "}"
            }
        }

        @Test func aLargeGroupIsCompletedInTheFramesAfter() {
            let stage = Stage("{\"items\": [" + (0..<40_000).map(String.init).joined(separator: ",") + "], \"z\": 0}")
            stage.tap(0)
            #expect(stage.controller.visibleRowCount == 40_002)
            #expect(stage.controller.rows.content(at: 40_001)?.summary.text == "z: 0")
            stage.tap(0)
            #expect(stage.texts.count == 2 && stage.texts.last == "z: 0")
        }

        @Test func aMatchInsideIsShown() async throws {
            let items = (0..<900).map { "{\"id\": \($0), \"text\": \"\(String(repeating: "x", count: 200))\"}" }
            let text = "{\"version\": 1, \"items\": [" + items.joined(separator: ", ") + "]}"
            let stage = Stage(text)
            let offset = try #require(text.firstRange(of: "\"id\": 850")).lowerBound.utf16Offset(in: text)
            stage.controller.startSearch = { _ in OffsetSearch(offset) }
            stage.controller.find("850")
            stage.screen.settle()
            #expect(stage.texts.contains("id: 850"))
            #expect(stage.shown == stage.model)
        }

        /// A match in rows that are not found yet is shown as soon as they are.
        @Test func aMatchFarInsideIsShownLater() async throws {
            let items = (0..<60_000).map { "{\"id\": \($0), \"text\": \"some text\"}" }
            let text = "{\"version\": 1, \"items\": [" + items.joined(separator: ", ") + "]}"
            let document = IndexedDocument(StoredFeed(Array(text.utf8)), title: "a.json")
            await document.finishIndexing()
            let stage = Stage(document)
            stage.controller.opener.scanLimit = 0
            stage.controller.find("\"id\": 59990")
            await until {
                stage.screen.settle()
                return !stage.controller.isSearching
            }
            #expect(stage.texts.contains("id: 59990"))
        }

        /// A search that finds one offset.
        private final class OffsetSearch: PatternSearch {
            var onChange: () -> Void = {}
            let unit = SearchUnit.matches
            private let offset: Int

            init(_ offset: Int) { self.offset = offset }

            func find(from row: Int, forward: Bool, _ completion: @escaping @MainActor (Int?) -> Void) {
                completion(offset)
            }

            var progress: Double? { nil }
            var count: Int { 1 }
            var isCountComplete: Bool { true }
            func rank(ofRow row: Int) -> Int? { 0 }
            func ranges(in text: String) -> [Range<Int>] { [] }
            func rowsChanged(from row: Int) {}
            func cancel() {}
        }

        @Test func aLineInsideIsShown() {
            let lines = (0..<300).map { "  {\n    \"id\": \($0)\n  }" }
            let stage = Stage("{\n\"items\": [\n" + lines.joined(separator: ",\n") + "\n]\n}")
            // The first element begins on line 3, and each has three lines.
            stage.controller.show(line: 3 + 200 * 3 + 1)
            stage.screen.settle()
            #expect(stage.texts.contains("id: 200"))
        }

        @Test func openRowsAreRestored() throws {
            let scratch = try TemporaryFolder()
            let folder = PlaceFolder(environment: ["XDG_STATE_HOME": scratch.path])
            let items = (0..<200).map { "{\"id\": \($0), \"tags\": [\($0), 0]}" }
            let path = try scratch.file("a.json", ("{\"items\": [" + items.joined(separator: ",") + "]}").utf8)
            let open = { @MainActor () throws -> Stage in
                let document = try SteppedDocument(.file(path: path), windowSize: IndexedDocument.windowSize)
                document.catchUp()
                return Stage(document.document, PlaceKeeper(folder, of: .file(path: path), restores: true))
            }
            let first = try open()
            first.tap(0)
            first.tap(100)
            first.tap(102)
            first.table.scrollToRow(at: [0, 101], at: .top, animated: false)
            first.screen.settle()
            NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
            let second = try open()
            #expect(second.shown == first.shown && second.texts == first.texts)
        }

        @Test func aRowThatGrowsKeepsWhatIsOpen() throws {
            let scratch = try TemporaryFolder()
            let path = try scratch.file("a.json", Array("{\"items\": [1, [2, 3".utf8))
            let document = try SteppedDocument(.file(path: path), follows: true, windowSize: 64)
            document.catchUp()
            let stage = Stage(document.document)
            stage.tap(0)
            stage.tap(2)
            #expect(stage.texts.dropFirst() == ["1", "2 · 3", "2", "3"])
            let handle = try FileHandle(forWritingTo: URL(filePath: path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Array(", 4], {\"x\": 5}], \"end\": 6}".utf8))
            document.catchUp()
            stage.screen.settle()
            #expect(stage.texts.dropFirst() == ["1", "2 · 3 · 4", "2", "3", "4", "x: 5", "end: 6"])
            #expect(stage.shown == stage.model)
        }

        @Test func anOpenCommitShowsTheFilesWrittenLater() throws {
            let scratch = try TemporaryFolder()
            let commit =
                "commit 0123456789abcdef0123456789abcdef01234567\nAuthor: Ann <a@b>\nDate:   today\n\n    One\n"
            let path = try scratch.file("a.gitlog", Array(commit.utf8))
            let document = try SteppedDocument(.file(path: path), follows: true, windowSize: 64)
            document.catchUp()
            let stage = Stage(document.document)
            stage.tap(0)
            #expect(stage.shown == stage.model && stage.shown.count == 1)
            let handle = try FileHandle(forWritingTo: URL(filePath: path))
            for file in ["one", "two"] {
                try handle.seekToEnd()
                let lines =
                    "diff --git a/\(file).txt b/\(file).txt\n--- a/\(file).txt\n+++ b/\(file).txt\n@@ -1 +1 @@\n-a\n+b\n"
                try handle.write(contentsOf: Array("\n\(lines)".utf8))
                document.catchUp()
                stage.screen.settle()
            }
            #expect(stage.shown == stage.model && stage.shown.count == 3)
        }
    }
}
