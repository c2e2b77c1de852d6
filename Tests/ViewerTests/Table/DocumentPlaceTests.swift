import Foundation
import Reader
import SeededRandom
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests that a file that is opened again has its saved place.
    @Suite @MainActor struct DocumentPlaceTests {
        private let scratch: TemporaryFolder
        private let folder: PlaceFolder

        init() throws {
            scratch = try TemporaryFolder()
            folder = PlaceFolder(environment: ["XDG_STATE_HOME": scratch.path])
        }

        /// A document on a screen, in a navigation controller, opened by a place keeper.
        @MainActor private struct Stage {
            let screen: TestScreen
            let controller: DocumentViewController
            var table: UITableView { controller.tableView }

            init(_ document: any Document, _ keeper: PlaceKeeper?) {
                screen = TestScreen(size: CGSize(width: 390, height: 600))
                controller = DocumentViewController(document)
                if let keeper { controller.keepPlace(with: keeper) }
                screen.show(UINavigationController(rootViewController: controller))
                screen.settle()
            }

            /// Returns the rows on the screen with their frames.
            func shown() -> [Int: CGRect] {
                (table.indexPathsForVisibleRows ?? []).reduce(into: [:]) { rows, path in
                    rows[path.row] = table.cellForRow(at: path).map { screen.presentedFrame(of: $0) }
                }
            }

            var open: Set<Int> { Set(controller.expander.state.unfolded.map(\.index)) }

            /// Unfolds or folds a row.
            func toggle(_ row: Int) {
                controller.expander.toggle(DocumentRowID(index: row))
                screen.settle()
            }

            /// Scrolls to a row of the document.
            func scroll(to row: Int, past distance: CGFloat = 0) {
                let index = controller.rows.outline.index(of: DocumentRowID(index: row)) ?? 0
                table.scrollToRow(at: IndexPath(row: index, section: 0), at: .top, animated: false)
                table.contentOffset.y += distance
                screen.settle()
            }

            /// Terminates the application.
            func end() { NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil) }
        }

        private static func lines(_ range: Range<Int>) -> [String] {
            range.map { #"{"number": \#($0), "square": \#($0 * $0), "text": "row number \#($0)"}"# }
        }

        private func write(_ lines: [String], to name: String = "a.jsonl") throws -> String {
            try scratch.file(name, (lines.joined(separator: "\n") + "\n").utf8)
        }

        private func stage(_ path: String, restores: Bool = true) throws -> Stage {
            let document = try SteppedDocument(.file(path: path), windowSize: IndexedDocument.windowSize)
            document.catchUp()
            return Stage(document.document, PlaceKeeper(folder, of: .file(path: path), restores: restores))
        }

        @Test(arguments: 0..<6 as Range<UInt64>) func aFileIsAsItWasLeft(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            let path = try write(Self.lines(0..<400))
            var stage = try stage(path)
            for _ in 0..<4 {
                for _ in 0..<Int.random(in: 0...6, using: &random) {
                    stage.toggle(Int.random(in: 0..<400, using: &random))
                }
                let row = Int.random(in: 0..<400, using: &random)
                stage.scroll(to: row, past: CGFloat(Int.random(in: 0...30, using: &random)))
                let (shown, rows) = (stage.shown(), stage.open)
                stage.end()
                stage = try self.stage(path)
                #expect(stage.open == rows)
                #expect(stage.shown() == shown)
            }
        }

        /// The rows inside so many others cost more than one turn looks into.
        @Test func aPlaceFarInsideOfOtherRowsIsRestored() throws {
            let depth = 24
            let numbers = (0..<2000).map { "\($0)" }.joined(separator: ",\n")
            let text = String(repeating: "[", count: depth) + "\n" + numbers + String(repeating: "]", count: depth)
            let path = try scratch.file("deep.json", text.utf8)
            let stage = try stage(path)
            stage.controller.show(line: 1000)
            stage.screen.settle()
            let (place, shown) = (stage.controller.expander.snapshot, stage.shown())
            #expect(place.topRow?.offset != nil && place.state.unfolded.count >= depth - 1)
            stage.end()
            let again = try self.stage(path)
            #expect(again.controller.expander.snapshot.topRow == place.topRow && again.shown() == shown)
        }

        /// The process may end without a notification.
        @Test func thePlaceIsKeptWithinSeconds() throws {
            let path = try write(Self.lines(0..<100))
            let stage = try stage(path)
            stage.toggle(1)
            #expect(folder.place(ofDocumentAt: FilePath(path)) == nil)
            stage.screen.advance(by: 1.5)
            #expect(folder.place(ofDocumentAt: FilePath(path))?.open.map(\.index) == [1])
            stage.scroll(to: 50)
            stage.screen.advance(by: 1.5)
            #expect(folder.place(ofDocumentAt: FilePath(path))?.top?.index == 50)
        }

        @Test func aPlaceThatIsNotRestoredIsForgotten() throws {
            let path = try write(Self.lines(0..<100))
            var stage = try stage(path)
            stage.toggle(1)
            stage.scroll(to: 50)
            stage.end()
            stage = try self.stage(path, restores: false)
            #expect(stage.open.isEmpty && stage.shown().keys.contains(0))
            stage.end()
            #expect(try self.stage(path).open.isEmpty)
        }

        @Test func theConditionOfTheRowsIsKept() throws {
            let path = try write(Self.lines(0..<100))
            var stage = try stage(path)
            stage.controller.filter("number 1\\d", context: 1)
            stage.screen.settle()
            stage.toggle(12)
            stage.end()
            stage = try self.stage(path)
            let shown = (0..<stage.controller.visibleRowCount).compactMap { stage.controller.id(ofRowAt: $0) }
            #expect(shown.filter { $0.offset == nil }.map(\.index) == Array(9...20) && stage.open == [12])
            #expect((stage.controller.bar as? FilterBar)?.field.text == "number 1\\d")
            // Without the condition, all rows are shown next time, too.
            stage.controller.closeBar()
            stage.screen.settle()
            stage.end()
            stage = try self.stage(path)
            #expect(stage.controller.bar == nil && stage.controller.visibleRowCount > 100 && stage.open == [12])
        }

        @Test func aConditionOfTheUserReplacesTheKeptOne() throws {
            let path = try write(Self.lines(0..<100))
            folder.keep(
                ReadingPlace(filter: ReadingPlace.Filter(text: "number 1", context: 0)),
                ofDocumentAt: FilePath(URL(filePath: path).resolvingSymlinksInPath().path)
            )
            let document = try SteppedDocument(.file(path: path), windowSize: IndexedDocument.windowSize)
            document.catchUp()
            let controller = DocumentViewController(document.document)
            controller.keepPlace(with: try #require(PlaceKeeper(folder, of: .file(path: path), restores: true)))
            controller.filter("number 2\\d")
            let screen = TestScreen(size: CGSize(width: 390, height: 600))
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
            #expect((0..<controller.visibleRowCount).compactMap { controller.id(ofRowAt: $0)?.index } == Array(20..<30))
        }

        private enum Top {
            case row(Int)
            /// A short file ends before the row can be at the top.
            case lastScreen
            case beginning
        }

        /// Rows are the same if their bytes are, at the same offset.
        @Test func thePlaceInAChangedFileIsForgotten() throws {
            let lines = Self.lines(0..<100)
            var changed = lines
            changed[20] = changed[20].replacing("row", with: "ROW")
            let cases: [([String], open: Set<Int>, Top)] = [
                (lines, [5, 20, 60], .row(40)), (lines + Self.lines(100..<200), [5, 20, 60], .row(40)),
                (changed, [5, 60], .row(40)), (Array(lines.prefix(44)), [5, 20], .lastScreen),
                (Array(lines.prefix(30)), [5, 20], .beginning), (["{}"] + lines, [], .beginning),
                (lines.prefix(10) + ["{}"] + lines.dropFirst(10), [5], .beginning), ([], [], .beginning),
            ]
            for (number, (after, rows, top)) in cases.enumerated() {
                let name = "\(number).jsonl"
                let path = try write(lines, to: name)
                var stage = try stage(path)
                for row in [5, 20, 60] { stage.toggle(row) }
                stage.scroll(to: 40)
                stage.end()
                _ = try write(after, to: name)
                stage = try self.stage(path)
                #expect(stage.open == rows)
                switch top {
                case .row(let index): #expect(stage.controller.placeTracker?.place.top?.index == index)
                case .lastScreen:
                    #expect(stage.controller.scroller.isAtEnd && stage.controller.placeTracker?.place.top != nil)
                case .beginning:
                    #expect(stage.controller.placeTracker?.place.top == nil && stage.shown().isEmpty == after.isEmpty)
                }
            }
        }

        @Test func thePlaceInAPipeIsNotKept() throws {
            let pipe = scratch.path + "/pipe"
            #expect(mkfifo(pipe, 0o600) == 0)
            for source in [DocumentSource.standardInput, .file(path: pipe), .file(path: scratch.path + "/none")] {
                #expect(PlaceKeeper(folder, of: source, restores: true) == nil)
            }
        }

        @Test func aLinkLeadsToTheSameFile() throws {
            let path = try write(Self.lines(0..<100))
            let first = try stage(path)
            first.toggle(3)
            first.end()
            let link = scratch.path + "/link.jsonl"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            #expect(try stage(link).open == [3])
        }

        // MARK: Rows found during indexing

        private func place(open: [Int], top: Int) throws -> PlaceKeeper {
            let path = try write(Self.lines(0..<3), to: "fake")
            let rows = FakeDocument(Self.texts(0..<300))
            let row = { ReadingPlace.Row(index: $0, rows.row(at: $0)) }
            folder.keep(
                ReadingPlace(open: open.compactMap(row), top: row(top), distance: 7),
                ofDocumentAt: FilePath(URL(filePath: path).resolvingSymlinksInPath().path)
            )
            return try #require(PlaceKeeper(folder, of: .file(path: path), restores: true))
        }

        private static func texts(_ range: Range<Int>) -> [String] { range.map { "row number \($0)" } }

        @Test func rowsAreRestoredAsTheyAreFound() throws {
            let document = FakeDocument(Self.texts(0..<50), isIndexing: true)
            let keeper = try place(open: [4, 70, 250], top: 120)
            let stage = Stage(document, keeper)
            #expect(stage.open == [4] && stage.shown().keys.contains(0))
            // Quitting during the restoration doesn't lose the rest of the place.
            #expect(stage.controller.placeTracker?.place.open.map(\.index).sorted() == [4, 70, 250])
            #expect(
                stage.controller.placeTracker?.place.top?.index == 120
                    && stage.controller.placeTracker?.place.distance == 7
            )
            document.append(Self.texts(50..<100), isIndexing: true)
            #expect(stage.open == [4, 70] && stage.shown().keys.contains(0))
            document.append(Self.texts(100..<200), isIndexing: true)
            stage.screen.settle()
            #expect(stage.shown().keys.contains(120) && !stage.shown().keys.contains(110))
            #expect(
                stage.controller.placeTracker?.place.top?.index == 120
                    && stage.controller.placeTracker?.place.distance == 7
            )
            document.append(Self.texts(200..<260))
            #expect(stage.open == [4, 70, 250])
        }

        @Test func whoHasGoneElsewhereStaysThere() throws {
            let document = FakeDocument(Self.texts(0..<50), isIndexing: true)
            let stage = Stage(document, try place(open: [70], top: 120))
            let by = CGVector(dx: 0, dy: 200)
            stage.screen.scroll(by: by, at: CGPoint(x: 200, y: 300), duration: 0.2, flings: false)
            stage.screen.settle()
            let shown = stage.shown()
            document.append(Self.texts(50..<300))
            stage.screen.settle()
            let now = stage.shown()
            #expect(now == shown && stage.open == [70], "\(shown.keys.sorted()) \(now.keys.sorted()) \(stage.open)")
        }

        @Test func otherContentsHaveNoPlace() throws {
            let document = FakeDocument(Self.texts(0..<50), isIndexing: true)
            let stage = Stage(document, try place(open: [4, 70], top: 120))
            document.replace(with: Self.texts(0..<200), notice: nil)
            stage.screen.settle()
            #expect(stage.open.isEmpty && stage.shown().keys.contains(0))
        }
    }
}
