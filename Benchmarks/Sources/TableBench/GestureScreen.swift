import UIKit
import UIKitTesting

/// A table whose rows are swiped, moved and pulled by a finger, in a window of its own on the screen that `TableScreen`
/// uses.
@MainActor
final class GestureScreen {
    /// The frames of a gesture: a finger goes down, moves out and back, and is lifted.
    static let framesOfGesture = 30

    private let window: UIWindow
    private let table = GestureTable(count: 1_000)

    init() {
        _ = TableScreen.screen
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = table
    }

    /// Runs frames, in which a finger draws a row aside, by at most 112 points, and back.
    func swipe(frames: Int, draws: Bool) {
        show(isEditing: false)
        run(frames, draws, from: CGPoint(x: 300, y: 400), by: CGVector(dx: -8, dy: 0))
    }

    /// Runs frames, in which a finger moves a row in the editing mode, by at most 168 points, and back.
    func reorder(frames: Int, draws: Bool) {
        show(isEditing: true)
        run(frames, draws, from: CGPoint(x: 375, y: 300), by: CGVector(dx: 0, dy: 12))
    }

    /// Runs frames, in which a finger pulls the content down with its refresh control, and back.
    func pull(frames: Int, draws: Bool) {
        show(isEditing: false)
        run(frames, draws, from: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: 8))
    }

    /// Runs frames, during which the third row unfolds and folds.
    func unfold(frames: Int, draws: Bool, isEditing: Bool) {
        show(isEditing: isEditing)
        rest()
        for frame in 0..<frames {
            if frame % TableScreen.framesOfMotion == 0 { table.toggle(2) }
            TableScreen.screen.advance(by: 1 / 60)
            if draws { _ = TableScreen.screen.picture() }
        }
    }

    /// Ends what a gesture may have left: a motion of the content, and its refreshing.
    private func rest() {
        table.refreshControl?.endRefreshing()
        table.tableView.setContentOffset(.zero, animated: false)
    }

    private func run(_ frames: Int, _ draws: Bool, from start: CGPoint, by step: CGVector) {
        let screen = TableScreen.screen
        let half = CGFloat(Self.framesOfGesture / 2)
        for frame in 0..<frames {
            let number = frame % Self.framesOfGesture
            let steps = half - abs(CGFloat(number) - half)
            switch number {
            case 0:
                rest()
                screen.touchDown(at: start)
            case Self.framesOfGesture - 1: screen.touchUp()
            default: screen.touchMove(to: CGPoint(x: start.x + steps * step.dx, y: start.y + steps * step.dy))
            }
            screen.advance(by: 1 / 60)
            if draws { _ = screen.picture() }
        }
    }

    /// Makes this table the only one on the screen, at rest.
    private func show(isEditing: Bool) {
        if window.isHidden {
            for window in UIApplication.shared.windows where window !== self.window { window.isHidden = true }
            window.makeKeyAndVisible()
        }
        table.setEditing(isEditing, animated: false)
        TableScreen.screen.advance(by: 1)
        _ = TableScreen.screen.picture()
    }
}

/// A table of mixed rows that can be swiped, moved and refreshed.
private final class GestureTable: MixedTable {
    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(false) },
            UIContextualAction(style: .normal, title: "Flag") { _, _, completion in completion(true) },
        ])
    }
}
