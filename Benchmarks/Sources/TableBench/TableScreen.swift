import UIKit
import UIKitTesting

/// A table that fills a window of its own on the shared screen without a display. The screen is
/// shared between the works of several tables.
@MainActor
final class TableScreen {
    static let screen = TestScreen(size: CGSize(width: 400, height: 800), scale: 1)
    /// The frames until a toggled row comes to rest.
    static let framesOfMotion = 30
    /// The row at the top while others unfold.
    private static let restingRow = 100

    private let window: UIWindow
    private let table: MixedTable
    private var rows: RandomRows

    init(count: Int) {
        // A window belongs to the screen that there is when it is created.
        _ = Self.screen
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        table = MixedTable(count: count, changesTexts: true)
        rows = RandomRows(count: count)
        window.rootViewController = table
    }

    /// Jumps to random rows, and runs a frame after each jump.
    func jump(times: Int, draws: Bool) {
        show()
        for _ in 0..<times {
            table.jump(to: rows.next())
            makeFrame(draws: draws)
        }
    }

    /// Runs frames, during which the third row on the screen unfolds and folds.
    func unfold(frames: Int, draws: Bool) {
        show()
        if table.tableView.indexPathsForVisibleRows?.first?.row != Self.restingRow { table.jump(to: Self.restingRow) }
        for frame in 0..<frames {
            if frame % Self.framesOfMotion == 0 { table.toggle(Self.restingRow + 2) }
            makeFrame(draws: draws)
        }
    }

    private func makeFrame(draws: Bool) {
        Self.screen.advance(by: 1 / 60)
        if draws { _ = Self.screen.picture() }
    }

    /// Makes this table the only one on the screen.
    private func show() {
        guard window.isHidden else { return }
        for window in UIApplication.shared.windows where window !== self.window { window.isHidden = true }
        window.makeKeyAndVisible()
        makeFrame(draws: true)
    }
}
