import Measurement
import UIKit
import UIKitTesting
import Unfold

/// A table of remarks that unfold, in a window of its own on the shared screen without a display.
@MainActor
final class RemarkTable: UITableViewController {
    static private(set) var screen = makeScreen(scale: 1)
    /// The frames until a toggled row comes to rest.
    static let framesOfMotion = 40

    /// Creates a screen with a number of pixels per point. It replaces the current one, and ends the tables on that.
    static func changeScreen(scale: CGFloat) {
        screen = makeScreen(scale: scale)
    }

    private static func makeScreen(scale: CGFloat) -> TestScreen {
        TestScreen(size: CGSize(width: 390, height: 844), scale: scale)
    }

    private let count: Int
    private let edition: Int
    private let window: UIWindow
    private(set) lazy var expander = RowExpander<Int>(tableView) { $0.row }

    init(count: Int, edition: Int = 0) {
        (self.count, self.edition) = (count, edition)
        // A window belongs to the screen that there is when it is created.
        _ = Self.screen
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        super.init(style: .plain)
        tableView.register(RemarkCell.self, forCellReuseIdentifier: "remark")
        tableView.showsVerticalScrollIndicator = false
        expander.locate = { $0 < count ? IndexPath(row: $0, section: 0) : nil }
        window.rootViewController = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "remark", for: indexPath)
        (cell as? RemarkCell)?.message.text = Remarks.text(indexPath.row, edition: edition)
        expander.configure(cell, at: indexPath)
        return cell
    }

    /// Makes this table the only one on the screen.
    func show() {
        guard window.isHidden else { return }
        for window in UIApplication.shared.windows where window !== self.window { window.isHidden = true }
        window.makeKeyAndVisible()
        frame(draws: true)
    }

    func frame(draws: Bool) {
        Self.screen.advance(by: 1 / 60)
        if draws { _ = Self.screen.picture() }
    }

    /// Unfolds and folds a row in the middle of the table, repeatedly.
    func tap(times: Int) {
        show()
        let row = IndexPath(row: count / 2, section: 0)
        if tableView.cellForRow(at: row) == nil { tableView.scrollToRow(at: row, at: .middle, animated: false) }
        for _ in 0..<times {
            expander.toggle(at: row)
            for _ in 0..<Self.framesOfMotion { frame(draws: false) }
        }
    }

    /// Unfolds and folds a row, and draws the first frames of each motion. The rest of the motion is
    /// one step, which isn't drawn.
    func tap(times: Int, drawing frames: Int) {
        show()
        let row = IndexPath(row: count / 2, section: 0)
        if tableView.cellForRow(at: row) == nil { tableView.scrollToRow(at: row, at: .middle, animated: false) }
        for _ in 0..<times {
            expander.toggle(at: row)
            for _ in 0..<frames { frame(draws: true) }
            Self.screen.framesPerSecond = 1
            Self.screen.advance(by: 1)
            Self.screen.framesPerSecond = 60
        }
    }

    /// Draws frames in which nothing changes.
    func stand(frames: Int) {
        show()
        for _ in 0..<frames { frame(draws: true) }
    }

    /// Scrolls through remarks that were never seen, by 100 points a frame, and draws each frame.
    func scroll(frames: Int) {
        show()
        for _ in 0..<frames {
            tableView.contentOffset.y += 100
            frame(draws: true)
        }
    }

    /// Returns the seconds of processor time for a frame in which nothing changes.
    func repaint() -> Double {
        show()
        Self.screen.settle()
        return (0..<60).map { _ in time { frame(draws: true) } }.sorted()[30]
    }

    /// Returns the seconds of processor time for each frame of a motion, as medians of many runs.
    func motion() -> [Double] {
        show()
        let row = IndexPath(row: count / 2, section: 0)
        tableView.scrollToRow(at: row, at: .middle, animated: false)
        Self.screen.settle()
        let rounds = (0..<30).map { _ in
            (0..<Self.framesOfMotion).map { index in
                time {
                    if index == 0 { expander.toggle(at: row) }
                    frame(draws: true)
                }
            }
        }
        return (0..<Self.framesOfMotion).map { index in rounds.map { $0[index] }.sorted()[rounds.count / 2] }
    }

    /// Scrolls from end to end, by a number of points per frame.
    ///
    /// - Returns: The seconds of processor time for each frame.
    func scrollThrough(step: CGFloat) -> [Double] {
        show()
        var times: [Double] = []
        while tableView.contentOffset.y < tableView.contentSize.height - tableView.bounds.height - 1 {
            let end = tableView.contentSize.height - tableView.bounds.height
            times.append(
                time {
                    tableView.contentOffset.y = min(tableView.contentOffset.y + step, end)
                    frame(draws: true)
                }
            )
        }
        return times
    }

    private func time(_ work: () -> Void) -> Double {
        let start = CPUClock.now()
        work()
        return CPUClock.now() - start
    }
}
