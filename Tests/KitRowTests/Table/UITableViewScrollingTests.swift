import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the positions of rows, and how the table determines them.
    @Suite @MainActor struct UITableViewScrollingTests {
        private func fixture(_ random: inout SeededGenerator) -> TableFixture {
            let sections = (0..<4).map { section in
                (0..<Int.random(in: 5...40, using: &random)).map {
                    TableFixture.Row(
                        name: "\(section).\($0)",
                        height: CGFloat(Int.random(in: 10...120, using: &random))
                    )
                }
            }
            let fixture = TableFixture(sections)
            fixture.titles = ["a", nil, "c", "d"]
            return fixture
        }

        @Test(arguments: 0..<10)
        func rectanglesAndPointsAgreeWithAModel(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let fixture = fixture(&random)
            _ = fixture.show()
            let table = fixture.table
            var y: CGFloat = 0
            for (section, rows) in fixture.sections.enumerated() {
                if fixture.titles[section] != nil { y += 22 + 28 }
                for (index, row) in rows.enumerated() {
                    let path = IndexPath(row: index, section: section)
                    let frame = CGRect(x: 0, y: y, width: 320, height: row.height)
                    #expect(table.rectForRow(at: path) == frame, "seed \(seed)")
                    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: y)) == path, "seed \(seed)")
                    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: frame.maxY - 0.1)) == path, "seed \(seed)")
                    y = frame.maxY
                }
                #expect(table.rect(forSection: section).maxY == y)
            }
            #expect(table.contentSize.height == y)
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: y + 1)) == nil)
            #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 23)) == nil)
            #expect(table.rectForRow(at: [9, 9]) == .zero)
            #expect(table.indexPathsForRows(in: .null) == nil)
        }

        /// Half a point is half a pixel here, where everything would be blurred.
        @Test func aRowInTheMiddleRestsOnWholePixels() {
            let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
            let fixture = TableFixture(rows: 100, height: 45)
            screen.show(fixture)
            for (row, animated) in [(50, false), (71, true), (20, false)] {
                fixture.table.scrollToRow(at: [0, row], at: .middle, animated: animated)
                screen.settle()
                let offset = fixture.table.contentOffset.y
                #expect(offset == offset.rounded(), "row \(row)")
                #expect(abs(fixture.table.rectForRow(at: [0, row]).midY - offset - 240) <= 0.5)
            }
        }

        @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none], [true, false])
        func scrollingToARowLandsExactlyThoughHeightsAreEstimates(
            _ position: UITableView.ScrollPosition,
            animated: Bool
        ) {
            var random = SeededGenerator(seed: 7)
            let list = SelfSizingFixture(
                heights: (0..<3000).map { _ in CGFloat(Int.random(in: 20...160, using: &random)) }
            )
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(list)
            screen.settle()
            let table: UITableView = list.tableView
            for row in [2000, 40, 2990, 1000, 1003, 0] {
                table.scrollToRow(at: [0, row], at: position, animated: animated)
                screen.settle()
                let frame = table.rectForRow(at: [0, row]).offsetBy(dx: 0, dy: -table.contentOffset.y)
                let end = max(0, table.contentSize.height - 480)
                #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= end)
                #expect(table.cellForRow(at: [0, row])?.frame == table.rectForRow(at: [0, row]))
                #expect(frame.height == list.heights[row])
                let isAtEdge = table.contentOffset.y <= 0.5 || table.contentOffset.y >= end - 0.5
                switch position {
                case .top: #expect(abs(frame.minY) <= 0.5 || isAtEdge, "row \(row)")
                case .bottom: #expect(abs(frame.maxY - 480) <= 0.5 || isAtEdge, "row \(row)")
                case .middle: #expect(abs(frame.midY - 240) <= 0.5 || isAtEdge, "row \(row)")
                case .none: #expect(frame.minY >= -0.5 && frame.maxY <= 480.5, "row \(row)")
                }
            }
        }

        @Test func scrollingUpIntoUnmeasuredRowsMovesNothing() throws {
            var random = SeededGenerator(seed: 3)
            let list = SelfSizingFixture(
                heights: (0..<2000).map { _ in CGFloat(Int.random(in: 20...200, using: &random)) }
            )
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(list)
            let table: UITableView = list.tableView
            table.scrollToRow(at: [0, 1500], at: .top, animated: false)
            screen.settle()
            for _ in 0..<200 {
                let row = try #require(table.indexPathsForVisibleRows?.first)
                let cell = try #require(table.cellForRow(at: row))
                let before = cell.convert(cell.bounds, to: nil).minY
                table.contentOffset.y -= 9
                screen.advance(by: 1 / 60)
                #expect(abs(cell.convert(cell.bounds, to: nil).minY - before - 9) < 0.51)
            }
        }

        @Test func widthChangesKeepTheReadersRowAndLeaveNoStaleHeights() throws {
            let list = SelfSizingFixture(heights: [])
            list.texts = (0..<300).map { "\($0) " + String(repeating: "words ", count: $0 % 17) }
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(list)
            let table: UITableView = list.tableView
            table.scrollToRow(at: [0, 150], at: .top, animated: false)
            screen.settle()
            for size in [
                CGSize(width: 700, height: 400), CGSize(width: 250, height: 600), CGSize(width: 320, height: 480),
            ] {
                screen.resize(to: size)
                screen.settle()
                let top = try #require(table.indexPathsForVisibleRows?.first)
                #expect(abs(top.row - 150) <= 1)
                for cell in table.visibleCells {
                    #expect(cell.frame.width == size.width)
                    #expect(cell.frame.height == cell.sizeThatFits(CGSize(width: size.width, height: 1e6)).height)
                }
            }
        }

        @Test func aMillionRowsCostWhatIsSeen() {
            let huge = HugeFixture(style: .plain)
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(huge)
            screen.settle()
            #expect(huge.calls < 60)
            let table: UITableView = huge.tableView
            #expect(table.contentSize.height == 50_000_000)
            for _ in 0..<3 {
                huge.calls = 0
                table.scrollToRow(at: [0, Int.random(in: 1000..<900_000)], at: .middle, animated: false)
                screen.settle()
                huge.calls = 0
                huge.count += 1
                table.insertRows(at: [[0, 3]], with: .automatic)
                screen.settle()
                #expect(huge.calls < 60)
                huge.calls = 0
                table.performBatchUpdates(nil)
                screen.settle()
                #expect(huge.calls < 30)
                table.reloadData()
                screen.settle()
                #expect(huge.calls < 90)
            }
        }

        @Test func estimatesOfZeroHaveAllHeightsAskedForBeforehand() {
            let fixture = TableFixture(rows: 3000)
            var asked = 0
            fixture.heightAsked = { asked += 1 }
            fixture.table.estimatedRowHeight = 0
            _ = fixture.show()
            #expect(asked >= 3000)
            #expect(fixture.table.contentSize.height == 132_000)
        }

        @Test(arguments: 0..<12)
        func eachCellThatIsDisplayedEndsOnce(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let fixture = TableFixture(rows: 60)
            let screen = fixture.show()
            for _ in 0..<30 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    fixture.sections[0].insert(.init(name: "new"), at: 5)
                    fixture.table.insertRows(at: [[0, 5]], with: .left)
                case 1:
                    fixture.sections[0].remove(at: 8)
                    fixture.table.deleteRows(at: [[0, 8]], with: .automatic)
                case 2: fixture.table.reloadRows(at: [[0, Int.random(in: 0..<30, using: &random)]], with: .fade)
                case 3: fixture.table.reloadData()
                case 4:
                    fixture.table.scrollToRow(
                        at: [0, Int.random(in: 0..<40, using: &random)],
                        at: .top,
                        animated: true
                    )
                default: fixture.table.contentOffset.y = CGFloat(Int.random(in: 0...1500, using: &random))
                }
                screen.advance(by: Double.random(in: 0...0.4, using: &random))
            }
            screen.settle()
            let shown = Set(fixture.table.visibleCells.map(ObjectIdentifier.init))
            for (cell, count) in fixture.displays { #expect(count == (shown.contains(cell) ? 1 : 0), "seed \(seed)") }
            let cells = fixture.table.subviews.filter { $0 is UITableViewCell }
            #expect(cells.count == shown.count, "seed \(seed)")
            for cell in cells { #expect(cell.alpha == 1 && !cell.isHidden && cell.layer.animationKeys() == nil) }
        }
    }
}

/// A table of self-sizing cells.
@MainActor
final class SelfSizingFixture: UITableViewController {
    var heights: [CGFloat]
    var texts: [String] = []

    init(heights: [CGFloat]) {
        self.heights = heights
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        nil
    }

    final class Cell: UITableViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "sized")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        heights.count + texts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard texts.isEmpty else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = texts[indexPath.row]
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "sized", for: indexPath)
        (cell as? Cell)?.height = heights[indexPath.row]
        return cell
    }
}

/// A table with so many rows that a pass over all of them would be noticeable.
@MainActor
private final class HugeFixture: UITableViewController {
    var calls = 0
    var count = 1_000_000

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls += 1
        return count
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls += 1
        return super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        calls += 1
        return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}
