import Awaiting
import Documents
import Foundation
import Reader
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Viewer

extension ViewerScreenTests {
    /// Tests the path at the top, the way to a path, and keys that unfold many rows.
    @Suite @MainActor struct DocumentPathTests {
        @MainActor private struct Stage {
            let screen: TestScreen
            let controller: DocumentViewController
            var table: UITableView { controller.tableView }

            init(_ document: any Document, _ keeper: PlaceKeeper? = nil, path: RowPath? = nil) {
                screen = TestScreen(size: CGSize(width: 390, height: 600))
                controller = DocumentViewController(document)
                if let keeper { controller.keepPlace(with: keeper) }
                if let path { controller.show(path) }
                screen.show(UINavigationController(rootViewController: controller))
                screen.settle()
            }

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

            func wait() async {
                await until {
                    screen.settle()
                    return !controller.isSearching
                }
            }

            var path: [String] { controller.paths.bar?.parts ?? [] }
        }

        private static let text =
            "{\"version\": 1, \"items\": ["
            + (0..<900).map { "{\"id\": \($0), \"a b\": [\($0), {\"deep\": true}]}" }.joined(separator: ", ")
            + "], \"end\": null}"

        @Test func aStringThatContainsJSONUnfolds() throws {
            let body = #"{\"user\": {\"name\": \"Ann\"}, \"tags\": [1, 2]}"#
            let stage = Stage(document("{\"id\": 1, \"body\": \"\(body)\"}", named: "a.json"))
            stage.tap(1)
            #expect(stage.texts.dropFirst(2) == ["user: {…1} name: Ann", "tags: […2] 1 · 2"])
            stage.tap(2)
            #expect(stage.texts.count == 5 && stage.texts[3] == "name: Ann")
            let paths = { (row: Int) in stage.controller.copier.path(ofRow: row)?.text(.jq) }
            #expect(paths(1) == ".body" && paths(3) == ".body | fromjson | .user.name")
            #expect(stage.controller.rows.outline.path(ofRowAt: 3).path.text() == ".body | fromjson | .user.name")
            #expect(
                stage.controller.rows.outline.path(ofRowAt: 3).labels == [".body", " | fromjson | .user", ".name"]
            )
            #expect(stage.controller.copier.json(ofRow: 2) == #"{"name": "Ann"}"#)
            #expect(stage.controller.copier.source(ofRow: 1)?.hasPrefix(#""body": "{\"user\""#) == true)
        }

        @Test func aMatchInAStringUnfoldsTheWayToIt() async throws {
            let body = #"{\"user\": {\"name\": \"Ann\"}, \"tags\": [1, {\"deep\": \"needle\"}]}"#
            let stage = Stage(document("{\"id\": 1, \"body\": \"\(body)\"}", named: "a.json"))
            stage.controller.find("needle")
            await stage.wait()
            stage.screen.settle()
            #expect(stage.texts.last == "deep: needle", "\(stage.texts)")
        }

        @Test func onlyWhatIsInsideARowIsShownUntilBack() throws {
            let stage = Stage(document(Self.text, named: "a.json"))
            let navigation = try #require(stage.controller.navigationController)
            stage.screen.type("r")
            stage.screen.settle()
            #expect(navigation.viewControllers.count == 1)
            #expect(stage.screen.element(labelled: "This row has nothing inside it.") != nil)
            stage.tap(1)
            stage.table.scrollToRow(at: [0, 301], at: .top, animated: false)
            stage.screen.settle()
            stage.screen.type("r")
            stage.screen.settle()
            let page = try #require(navigation.topViewController as? DocumentViewController)
            #expect(page !== stage.controller && page.document.title == "a.json .items[300]")
            let texts = (0..<2).map { page.rows.content(at: $0)?.summary.text }
            #expect(texts == ["id: 300", "a b: […2] 300 · {deep: true}"])
            navigation.popViewController(animated: true)
            stage.screen.settle()
            #expect(navigation.topViewController === stage.controller)
        }

        @Test func thePathIsThatOfTheRowOnTop() throws {
            let stage = Stage(document(Self.text, named: "a.json"))
            #expect(stage.path == ["a.json ", ".version"])
            stage.tap(1)
            stage.tap(2 + 300)
            stage.table.scrollToRow(at: [0, 303], at: .top, animated: false)
            stage.screen.settle()
            #expect(stage.path == ["a.json ", ".items", "[300]", "[\"a b\"]"])
            // A part leads to its row.
            stage.controller.paths.bar?.onPart(1)
            stage.screen.settle()
            #expect(stage.texts.contains { $0.hasPrefix("items: ") })
        }

        @Test func aPathOpensWhatIsAroundItsValue() async throws {
            let stage = Stage(document(Self.text, named: "a.json"), path: try RowPath(".items[850][\"a b\"][1].deep"))
            await stage.wait()
            #expect(stage.texts.contains("deep: true"))
            #expect(!stage.texts.contains("version: 1"))
            stage.controller.show(try RowPath(".items[3].id"))
            await stage.wait()
            #expect(stage.texts.contains("id: 3"))
        }

        @Test func aPathThatLeadsNowhereSaysWhy() async throws {
            let stage = Stage(document(Self.text, named: "a.json"), path: try RowPath(".items[900].id"))
            await stage.wait()
            #expect(stage.controller.surroundings.notice == ".items has no [900].")
        }

        @Test func keysCopyTheCurrentRow() throws {
            let stage = Stage(document(Self.text, named: "a.json"))
            stage.tap(1)
            stage.tap(2 + 300)
            stage.table.scrollToRow(at: [0, 303], at: .top, animated: false)
            stage.screen.settle()
            let copies = [
                ("y", "[300, {\"deep\": true}]"), ("k", "a b"), ("p", ".items[300][\"a b\"]"),
                ("b", "[\"items\"][300][\"a b\"]"),
            ]
            for (key, text) in copies {
                stage.screen.type("y" + key)
                #expect(stage.screen.clipboard == text)
            }
        }

        @Test func digitsUnfoldLevels() throws {
            let stage = Stage(document(#"{"a": {"b": {"c": {"d": 1}}}, "e": [[2]], "f": 3}"#, named: "a.json"))
            #expect(stage.texts.count == 3)
            for (key, texts) in [
                ("2", ["a", "b", "e", "0", "f"]), ("3", ["a", "b", "c", "e", "0", "2", "f"]),
                ("9", ["a", "b", "c", "d", "e", "0", "2", "f"]), ("1", ["a", "e", "f"]),
                ("*", ["a", "b", "c", "d", "e", "f"]),
                ("C", ["a", "e", "f"]), ("o", ["a", "b", "e", "0", "f"]), ("c", ["a", "e", "f"]),
                ("e", ["a", "b", "e", "0", "f"]),
            ] {
                stage.screen.type(key)
                stage.screen.settle()
                #expect(stage.texts.count == texts.count, "\(key): \(stage.texts)")
            }
        }

        @Test func manyRowsAreUnfoldedUpToALimit() throws {
            let stage = Stage(
                document("[" + (0..<5_000).map { "[\($0)]" }.joined(separator: ",") + "]", named: "a.json")
            )
            stage.screen.type("2")
            stage.screen.settle()
            #expect(stage.controller.visibleRowCount == 5_000 + UnfoldingWalk.rowLimit)
            #expect(stage.controller.surroundings.notice?.contains("first 1,000 rows") == true)
        }

        @Test func theListOfKeysHasEveryKey() throws {
            let stage = Stage(document(Self.text, named: "a.json"))
            stage.screen.type("?")
            stage.screen.settle()
            let navigation = try #require(stage.controller.navigationController)
            let list = try #require(navigation.topViewController as? ShortcutsViewController)
            let sections = 0..<list.tableView.numberOfSections
            let count = sections.map { list.tableView.numberOfRows(inSection: $0) }.reduce(0, +)
            #expect(count == CommandTable.entries.count { $0.isFor(.window, isTree: true) } && count > 20)
            stage.screen.press(.keyboardEscape)
            stage.screen.settle()
            #expect(navigation.topViewController === stage.controller)
        }

        /// A file that is opened again and again is shown at the same place.
        @Test func reopeningMovesNothing() throws {
            let scratch = try TemporaryFolder()
            let folder = PlaceFolder(environment: ["XDG_STATE_HOME": scratch.path])
            let path = try scratch.file("a.json", Self.text.utf8)
            let open = { @MainActor () throws -> Stage in
                let document = try SteppedDocument(.file(path: path), windowSize: 256 * 1024)
                document.catchUp()
                return Stage(document.document, PlaceKeeper(folder, of: .file(path: path), restores: true))
            }
            var place: CGFloat?
            for _ in 0..<4 {
                let stage = try open()
                if place == nil {
                    stage.tap(1)
                    stage.table.contentOffset.y = 5_000
                    stage.screen.settle()
                }
                let row = try #require(stage.table.indexPathsForVisibleRows?.first { $0.row > 50 })
                let cell = try #require(stage.table.cellForRow(at: row))
                let top = CGFloat(row.row) * 1000 - stage.screen.presentedFrame(of: cell).minY
                #expect(place == nil || place == top)
                place = top
                NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
            }
        }

        /// The number of members that the beginning does not tell is shown when it is counted.
        @Test func exactNumbersAppear() async throws {
            let items = (0..<30_000).map { "{\"id\": \($0)}" }.joined(separator: ", ")
            let stage = Stage(document("{\"items\": [\(items)]}", named: "a.json"))
            await until {
                stage.screen.settle()
                return stage.texts.first?.contains("30,000") == true
            }
            #expect(stage.texts.first?.hasPrefix("items: […30,000] ") == true)
        }
    }
}
