import Measurement
import UIKit
import UIKitTesting
import Unfold

/// A table of remarks that unfold, in a window of its own on the one screen without a display.
@MainActor
final class RemarkTable: UITableViewController {
    static private(set) var screen = makeScreen(scale: 1)
    /// Frames until a row that was toggled stands still.
    static let framesOfMotion = 40

    /// A new screen, with so many pixels a point. It ends the one before, and the tables that were on it.
    static func changeScreen(scale: CGFloat) {
        screen = makeScreen(scale: scale)
    }

    private static func makeScreen(scale: CGFloat) -> TestScreen {
        TestScreen(size: CGSize(width: 390, height: 844), scale: scale)
    }

    private let count: Int
    private let edition: Int
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) lazy var expander = RowExpander<Int>(tableView) { $0.row }

    init(count: Int, edition: Int = 0) {
        (self.count, self.edition) = (count, edition)
        super.init(style: .plain)
        _ = Self.screen
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

    /// Has this table alone on the screen.
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

    /// Unfolds and folds a row in the middle of the table, again and again.
    func tap(times: Int) {
        show()
        let row = IndexPath(row: count / 2, section: 0)
        if tableView.cellForRow(at: row) == nil { tableView.scrollToRow(at: row, at: .middle, animated: false) }
        for _ in 0..<times {
            expander.toggle(at: row)
            for _ in 0..<Self.framesOfMotion { frame(draws: false) }
        }
    }

    /// Unfolds and folds a row, and draws so many frames of each motion. The rest of it is one step, which is not drawn.
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

    /// Seconds of processor time for a frame in which nothing changes.
    func repaint() -> Double {
        show()
        Self.screen.settle()
        return (0..<60).map { _ in time { frame(draws: true) } }.sorted()[30]
    }

    /// Seconds of processor time for each frame of a motion, the medians of many.
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

    /// Scrolls from end to end, so many points a frame.
    ///
    /// - Returns: seconds of processor time for each frame.
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
