import Awaiting
import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests rows that are divided into columns.
    @Suite @MainActor struct ColumnSessionTests {
        private static let csv =
            "id,name,age,city\n"
            + (0..<200).map { "\($0),person \($0),\($0 % 90),\($0 % 3 == 0 ? "" : "Ulm")\n" }.joined()

        private func open(_ text: String, _ name: String, width: CGFloat) -> (TestScreen, DocumentViewController) {
            let screen = TestScreen(size: CGSize(width: width, height: 600))
            screen.framesPerSecond = 120
            let controller = DocumentViewController(document(text, named: name))
            screen.show(controller)
            screen.settle()
            return (screen, controller)
        }

        @Test func theHeaderStaysAboveTheRows() throws {
            let (screen, controller) = open(Self.csv, "a.csv", width: 1000)
            let header = controller.surroundings.header
            #expect(!header.isHidden && header.frame.height == ColumnHeader.height)
            let first = try #require(controller.tableView.cellForRow(at: [0, 0]))
            #expect(screen.presentedFrame(of: first).minY == screen.presentedFrame(of: header).maxY)
            let place = screen.presentedFrame(of: header)
            controller.tableView.scrollToRow(at: [0, 150], at: .top, animated: false)
            screen.settle()
            #expect(screen.presentedFrame(of: header) == place)
        }

        @Test func columnsOfPathsAreNamedByThem() throws {
            let rows = (0..<30).map { #"{"id": \#($0), "user": {"name": "person \#($0)", "tags": ["t\#($0)"]}}"# }
            let screen = TestScreen(size: CGSize(width: 1000, height: 600))
            let controller = DocumentViewController(
                document("[" + rows.joined(separator: ",\n") + "]", named: "a.json")
            )
            controller.showColumns(["user.name", "id", "user.tags[0]"])
            screen.show(controller)
            screen.settle()
            let places = try #require(controller.columns.layout).places
            #expect(places.map(\.name) == ["user.name", "id", "user.tags[0]"])
            let content = try #require(controller.rows.content(at: 3))
            #expect(places.map { content.cell(at: $0)?.text } == ["person 3", "3", "t3"])
        }

        @Test func theNamesGrowWithTheTextSizeAndFitTheHeader() throws {
            let (screen, controller) = open(Self.csv, "a.csv", width: 1600)
            func label() throws -> UILabel {
                let labels = controller.surroundings.header.subviews.compactMap { $0 as? UILabel }
                return try #require(labels.first { $0.text == "name" })
            }
            let height = try label().intrinsicContentSize.height
            screen.setContentSizeCategory(.extraExtraExtraLarge)
            screen.settle()
            let larger = try label().intrinsicContentSize.height
            #expect(larger > height && larger <= ColumnHeader.height)
        }

        @Test func rowsHaveColumnsWhereThereIsRoom() throws {
            let (screen, controller) = open(Self.csv, "a.csv", width: 390)
            #expect(controller.columns.layout == nil && controller.surroundings.header.isHidden)
            let narrow = try #require(controller.tableView.cellForRow(at: [0, 1])).frame.height
            screen.resize(to: CGSize(width: 1000, height: 600))
            screen.settle()
            #expect(controller.columns.layout?.places.map(\.name) == ["id", "name", "age", "city"])
            #expect(controller.columns.layout?.places.map(\.isNumeric) == [true, false, true, false])
            #expect(try #require(controller.tableView.cellForRow(at: [0, 1])).frame.height < narrow)
            screen.resize(to: CGSize(width: 390, height: 600))
            screen.settle()
            #expect(controller.columns.layout == nil && controller.surroundings.header.isHidden)
        }

        /// An edge that is dragged resizes its column and sorts nothing; a double click fits it.
        @Test func edgesAreDragged() throws {
            let (screen, controller) = open(Self.csv, "a.csv", width: 1000)
            let header = controller.surroundings.header
            let place = { controller.columns.layout?.places.first { $0.name == "name" } }
            let old = try #require(place())
            let y = screen.presentedFrame(of: header).midY
            let edge = CGPoint(x: old.start + old.width + ColumnLayout.spacing / 2, y: y)
            screen.drag(from: edge, to: CGPoint(x: edge.x - 80, y: y), duration: 0.2, resting: 0.1)
            screen.settle()
            let new = try #require(place())
            #expect(new.start == old.start && abs(new.width - (old.width - 80)) < 3)
            #expect(controller.rows.outline.list == .all)
            let next = CGPoint(x: new.start + new.width + ColumnLayout.spacing / 2, y: y)
            screen.tap(at: next)
            screen.tap(at: next)
            screen.settle()
            let fitted = try #require(place())
            let widest = (0..<20).map { LineWidth.of("person \($0)", font: DocumentCell.cellFont) }.max() ?? 0
            #expect(abs(fitted.width - widest) < 4 && controller.rows.outline.list == .all)
        }

        @Test func columnsAreChosenByName() {
            let (screen, controller) = open(Self.csv, "a.csv", width: 1000)
            controller.showColumns(["City", "nothing", "id"])
            screen.settle()
            #expect(controller.columns.layout?.places.map(\.name) == ["city", "id"])
        }

        @Test func columnsThatDoNotFitAreOneTapAway() throws {
            let names = (0..<100).map { "column\($0)" }.joined(separator: ",")
            let cells = (0..<100).map { "value number \($0)" }.joined(separator: ",")
            let (screen, controller) = open("\(names)\n\(cells)\n\(cells)\n", "a.csv", width: 1000)
            let first = try #require(controller.columns.layout)
            #expect(first.hiddenAfter > 80 && first.places[0].column == 0)
            controller.surroundings.header.onMore(true)
            screen.settle()
            let second = try #require(controller.columns.layout)
            #expect(second.places[0].column == 0 && second.places[1].column == first.places.count)
        }

        @Test func keysMoveTheColumnsByOne() throws {
            let names = (0..<100).map { "column\($0)" }.joined(separator: ",")
            let cells = (0..<100).map { "\($0 * 1_000_000)" }.joined(separator: ",")
            let (screen, controller) = open("\(names)\n\(cells)\n\(cells)\n", "a.csv", width: 1000)
            var shown: [Int] { controller.columns.layout?.places.map(\.column) ?? [] }
            let first = shown
            screen.type("<")
            screen.settle()
            #expect(shown == first)
            screen.type(">")
            screen.type(">")
            screen.settle()
            #expect(shown.first == 0 && shown.dropFirst().first == 3)
            for _ in 0..<200 { screen.type(">") }
            screen.settle()
            #expect(shown.last == 99)
            for _ in 0..<200 { screen.type("<") }
            screen.settle()
            #expect(shown == first)
        }

        /// Rows of numbers only have no column that wraps, and their last digits are below each other.
        @Test func numbersAreAlignedInEveryColumn() throws {
            let (screen, controller) = open("a,b\n1,20\n300,4\n", "a.csv", width: 1000)
            let layout = try #require(controller.columns.layout)
            #expect(layout.flexible == nil && layout.places.allSatisfy(\.isNumeric))
            let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.accessibilityLabel?.contains("20") == true)
            screen.tap(cell)
            screen.settle()
            #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY >= cell.frame.maxY - 1)
        }

        /// Rows unfold as they do without columns, also those whose cell that wraps is empty.
        @Test(arguments: ["a.csv", "a.log", "a.jsonl"]) func nothingJumps(name: String) throws {
            let long = String(repeating: "a long message that wraps ", count: 20)
            let log = (0..<100).map { row in
                "2024-03-12 10:00:00 INFO [w] \(row % 2 == 0 ? long : "short")\(row % 3 == 0 ? "\n  more" : "")\n"
            }
            let lines = (0..<100).map { "{\"msg\": \"\($0 % 2 == 0 ? long : "")\", \"n\": \($0), \"x\": null}\n" }
            let records = (0..<100).map { "\($0),person \($0),\($0 % 90),\($0 % 3 == 0 ? "" : long)\n" }
            let text =
                name == "a.csv"
                ? "id,name,age,note\n" + records.joined() : name == "a.log" ? log.joined() : lines.joined()
            let (screen, controller) = open(text, name, width: 1000)
            #expect(controller.columns.layout != nil)
            for row in [0, 1, 2, 3, 2, 0, 5] {
                let cell = try #require(controller.tableView.cellForRow(at: [0, row]))
                let top = screen.presentedFrame(of: cell).minY
                let report = screen.jumps(in: controller.tableView) {
                    screen.tap(at: CGPoint(x: 300, y: top + 18))
                    screen.settle()
                }
                #expect(report.largest < 0.01, "row \(row): \(report)")
                guard controller.tableView.cellForRow(at: [0, 5]) != nil else { break }
            }
        }

        /// An open row has the cells that the columns cut off or leave out. If they show all, a row does not unfold.
        @Test func anOpenRowRepeatsNoCell() throws {
            let long = String(repeating: "a long text that goes on ", count: 20)
            let text =
                "id,name,note\n1,Ann,short\n2,Bob,\(long)\n3,\"two\nlines\",x\n4,\(long),\(long)\n5,Eve\n"
            let (screen, controller) = open(text, "a.csv", width: 1000)
            let layout = try #require(controller.columns.layout)
            let details = try (0..<5).map { try #require(controller.rows.content(at: $0)).detail(in: layout)?.text }
            #expect(details[0] == nil && details[1] == "note: \(long)" && details[2] == "name: two\nlines")
            #expect(details[3] == "name: \(long)\nnote: \(long)" && details[4] == "note: (missing)")
            let spans = try #require(controller.rows.content(at: 1)).detail(in: layout)?.spans
            #expect(spans?.first?.range == 0..<6 && spans?.first?.role == .key)
            let cells = try (0..<5).map { try #require(controller.tableView.cellForRow(at: [0, $0]) as? DocumentCell) }
            #expect(cells.map(\.hasMark) == [false, true, true, true, true])
            screen.resize(to: CGSize(width: 390, height: 600))
            screen.settle()
            #expect(
                controller.rows.content(at: 0)?.detail(in: controller.columns.layout)?.text.contains("id: 1") == true
            )
        }

        @Test func raggedRecordsAreDivided() throws {
            let (_, controller) = open("a,b,c\n1,two,3\n1\n1,two,3,4,5\n,,\n", "a.csv", width: 1000)
            for row in 0..<4 {
                let content = try #require(controller.rows.content(at: row))
                let layout = try #require(controller.columns.layout)
                // A record with few of the cells shows its summary.
                #expect(content.isDivided(into: layout) == (row != 1), "row \(row)")
            }
        }

        @Test func ticksShowWhereMatchesAre() async throws {
            let (screen, controller) = open(Self.csv, "a.csv", width: 1000)
            controller.find("person 1\\d\\d")
            await until {
                screen.advance(by: 1 / 60)
                return controller.surroundings.ticks.tickCount >= 100 && !controller.isSearching
            }
            screen.settle()
            let ticks = controller.surroundings.ticks
            #expect(!ticks.isHidden && ticks.tickCount == 100)
            ticks.onTouch(0.01)
            screen.settle()
            #expect(controller.tableView.indexPathsForVisibleRows?.first?.row == 0)
            controller.closeBar()
            #expect(ticks.isHidden)
        }
    }
}
