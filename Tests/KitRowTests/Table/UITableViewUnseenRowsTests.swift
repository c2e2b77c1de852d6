import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the insertion of any number of rows below the screen.
    @Suite @MainActor struct UITableViewUnseenRowsTests {
        /// A table of rows of one height, of which there may be more than memory has room for.
        private final class Rows: UITableViewController {
            var count: Int

            init(_ count: Int) {
                self.count = count
                super.init(style: .plain)
            }

            required init?(coder: NSCoder) {
                nil
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 40
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
        }

        private static func shown(_ count: Int, offset: CGFloat = 0) -> (TestScreen, Rows) {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            let rows = Rows(count)
            screen.show(rows)
            screen.settle()
            rows.tableView.contentOffset.y += offset
            screen.settle()
            return (screen, rows)
        }

        /// The result is that of an ordinary insertion, or nothing where a row on the screen would move.
        @Test(arguments: 1...30 as ClosedRange<UInt64>) func theResultIsThatOfAnInsertion(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            let offset = CGFloat(Int.random(in: 0...3_000, using: &random))
            let place = Int.random(in: 0...200, using: &random)
            let count = Int.random(in: 1...300, using: &random)
            let (screen, rows) = Self.shown(200, offset: offset)
            let (otherScreen, other) = Self.shown(200, offset: offset)
            let last = rows.tableView.indexPathsForVisibleRows?.last?.row ?? 0
            rows.count += count
            let isInserted = rows.tableView.insertUnseenRows(place..<place + count, inSection: 0)
            #expect(isInserted || place <= last + 1, "seed \(seed)")
            if !isInserted {
                #expect(rows.tableView.numberOfRows(inSection: 0) == 200, "seed \(seed)")
                rows.count = 200
                return
            }
            #expect(place > last, "seed \(seed)")
            other.count += count
            UIView.performWithoutAnimation {
                other.tableView.insertRows(at: (place..<place + count).map { [0, $0] }, with: .none)
            }
            screen.settle()
            otherScreen.settle()
            #expect(rows.tableView.contentSize == other.tableView.contentSize, "seed \(seed)")
            #expect(rows.tableView.contentOffset == other.tableView.contentOffset, "seed \(seed)")
            #expect(rows.tableView.indexPathsForVisibleRows == other.tableView.indexPathsForVisibleRows, "seed \(seed)")
        }

        /// 134 million rows come in one frame, and the rows after them are where they should be.
        @Test func anyNumberOfRowsComesAtOnce() throws {
            let (screen, rows) = Self.shown(1_000)
            let count = 1 << 27
            rows.count += count
            #expect(rows.tableView.insertUnseenRows(500..<500 + count, inSection: 0))
            screen.settle()
            #expect(rows.tableView.numberOfRows(inSection: 0) == 1_000 + count)
            #expect(rows.tableView.rectForRow(at: [0, 500 + count]).minY == CGFloat(500 + count) * 40)
            rows.tableView.scrollToRow(at: [0, count + 999], at: .bottom, animated: false)
            screen.settle()
            #expect(rows.tableView.indexPathsForVisibleRows?.last?.row == count + 999)
        }
    }
}
