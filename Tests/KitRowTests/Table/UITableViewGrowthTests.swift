import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests a table whose delegate appends rows while it scrolls near its end.
    @Suite @MainActor struct UITableViewGrowthTests {
        @Test(arguments: GrowingFixture.Occasion.allCases, 0..<6)
        func rowsMoveAsIfAllHadBeenThereFromTheBeginning(_ occasion: GrowingFixture.Occasion, seed: UInt64) {
            let (growing, grown) = film(GrowingFixture(rows: 10, growsOn: occasion), seed: seed)
            let (whole, _) = film(GrowingFixture(rows: 3000, growsOn: nil), seed: seed)
            #expect(grown > 10)
            #expect(growing.count == whole.count)
            let differing = zip(growing, whole).enumerated().first { $1.0 != $1.1 }
            #expect(differing == nil, "seed \(seed)")
        }

        @Test func anUpdateFromWithinAnotherComesAfterIt() {
            let list = GrowingFixture(rows: 24, growsOn: .didScroll)
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(list)
            screen.settle()
            for _ in 0..<10 {
                // Almost near enough to the end for it to grow. Rows on the way turn out to have other heights
                // than estimated.
                list.tableView.contentOffset.y = list.tableView.contentSize.height - 2 * 480 - 10
                screen.settle()
            }
            let count = list.count
            // The row at the top grows upward, which changes the offset.
            list.extra = 60
            var finished: [Int] = []
            list.tableView.performBatchUpdates({}, completion: { _ in finished.append(list.count) })
            #expect(list.count > count)
            #expect(list.tableView.numberOfRows(inSection: 0) == list.count)
            screen.settle()
            #expect(finished == [list.count])
            for (row, frame) in list.rowsOnScreen(screen) {
                #expect(
                    frame
                        == list.tableView.rectForRow(at: [0, row]).offsetBy(dx: 0, dy: -list.tableView.contentOffset.y)
                )
            }
        }

        /// Returns the frames of the rows in each frame while a table is scrolled at random, and the final
        /// number of rows.
        private func film(_ list: GrowingFixture, seed: UInt64) -> (frames: [[Int: CGRect]], rows: Int) {
            var random = SeededGenerator(seed: seed)
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.show(list)
            screen.settle()
            var frames: [[Int: CGRect]] = []
            let watch = { (count: Int) in
                for _ in 0..<count {
                    screen.advance(by: 1 / 60)
                    frames.append(list.rowsOnScreen(screen))
                }
            }
            for _ in 0..<12 {
                let middle = CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)
                let isForward = Int.random(in: 0..<4, using: &random) > 0
                switch Int.random(in: 0..<4, using: &random) {
                case 0, 1:
                    let way: CGFloat = isForward ? 120 : -120
                    screen.drag(
                        from: CGPoint(x: middle.x, y: middle.y + way),
                        to: CGPoint(x: middle.x, y: middle.y - way),
                        duration: 0.1
                    )
                case 2: screen.turnWheel(by: CGVector(dx: 0, dy: isForward ? 5 : -5), at: middle)
                default: screen.rotate()
                }
                watch(Int.random(in: 5..<90, using: &random))
            }
            screen.settle()
            watch(1)
            return (frames, list.count)
        }
    }
}

/// A table of self-sizing rows of different heights that appends rows when the end is near.
@MainActor
final class GrowingFixture: UITableViewController {
    /// The callback in which the delegate decides whether to append rows.
    enum Occasion: CaseIterable {
        case didScroll, willDisplay
    }

    private(set) var count: Int
    private let occasion: Occasion?
    /// The points to add to every row's height.
    var extra: CGFloat = 0 {
        didSet {
            for case let cell as SelfSizingFixture.Cell in tableView.visibleCells { cell.height += extra - oldValue }
        }
    }

    init(rows: Int, growsOn occasion: Occasion?) {
        count = rows
        self.occasion = occasion
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(SelfSizingFixture.Cell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? SelfSizingFixture.Cell)?.height = CGFloat(30 + indexPath.row * 7919 % 130) + extra
        return cell
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let below = scrollView.contentSize.height - scrollView.bounds.maxY
        if occasion == .didScroll, below < scrollView.bounds.height { grow() }
    }

    override func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if occasion == .willDisplay, indexPath.row > count - 5 { grow() }
    }

    func rowsOnScreen(_ screen: TestScreen) -> [Int: CGRect] {
        let rows = (tableView.indexPathsForVisibleRows ?? []).map { path in
            (path.row, tableView.cellForRow(at: path).map { rounded(screen.presentedFrame(of: $0)) } ?? .null)
        }
        return Dictionary(uniqueKeysWithValues: rows)
    }

    /// Returns a frame without the last bits, in which sums of fractions differ.
    private func rounded(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: (frame.minY * 1024).rounded() / 1024, width: frame.width, height: frame.height)
    }

    private func grow() {
        let rows = (count..<count + 10).map { IndexPath(row: $0, section: 0) }
        count += 10
        tableView.insertRows(at: rows, with: .none)
    }
}
