import Offscreen
import UIKit
import Viewer

/// A script of touches for the recording of a table.
@MainActor
struct HandScript {
    let run: (OffscreenScreen, UIViewController) -> Void

    /// Returns the script that shows the most of an example.
    static func forExample(_ id: String) -> HandScript {
        switch id {
        case "tap-to-reveal", "tap-to-reveal-unfold": HandScript { reveal($0, $1) }
        case "messages", "messages-unfold": HandScript { read($0, $1) }
        case "three-sizes", "three-sizes-unfold": HandScript { resize($0, $1) }
        case "outline": HandScript { openGroups($0, $1) }
        case "folding-sections": HandScript { foldSections($0, $1) }
        case "diffable": HandScript { sort($0, $1) }
        case "nested-groups": HandScript { explore($0, $1) }
        case "live-feed": HandScript { follow($0, $1) }
        case "catchable-spring": HandScript { swing($0, $1) }
        case "million-rows": HandScript { jump($0, $1) }
        case "list-outline", "list-outline-unfold": .tapping([[0, 6], [0, 1], [0, 1]])
        case "settings-list", "settings-list-unfold": .tapping([[0, 1], [0, 4], [0, 0]])
        case "shop", "shop-unfold": .tapping([[1, 0], [1, 2], [1, 0]])
        case "mail-sidebar", "mail-sidebar-unfold": .tapping([[1, 5], [1, 3], [1, 0]])
        default: .unfoldTwoRows
        }
    }

    /// Unfolds a row, then another one further down, and scrolls.
    static let unfoldTwoRows = HandScript { screen, controller in
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        let rows = rowsThatUnfold(in: table)
        for row in rows.prefix(2) {
            tap(row, of: table, screen)
            screen.advance(by: 0.9)
        }
        scroll(screen, by: 160)
        screen.advance(by: 1.5)
    }

    /// Opens a row, reverses another one while it moves, opens a third one and scrolls.
    private static func reveal(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        tap(IndexPath(row: 1, section: 0), of: table, screen)
        screen.advance(by: 0.9)
        tap(IndexPath(row: 4, section: 0), of: table, screen)
        screen.advance(by: 0.12)
        tap(IndexPath(row: 4, section: 0), of: table, screen)
        screen.advance(by: 0.9)
        tap(IndexPath(row: 6, section: 0), of: table, screen)
        screen.advance(by: 0.9)
        scroll(screen, by: 160)
        screen.advance(by: 1.5)
    }

    /// Opens two rows, scrolls on until the feed has grown, opens another row and returns.
    private static func read(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        unfoldTwoRows.run(screen, controller)
        for distance: CGFloat in [300, 300, 300] {
            scroll(screen, by: distance)
            screen.advance(by: 1.2)
        }
        for row in rowsThatUnfold(in: table).dropFirst().prefix(1) { tap(row, of: table, screen) }
        screen.advance(by: 1.2)
        scroll(screen, by: -300)
        screen.advance(by: 1.5)
    }

    /// Takes one tile through its sizes, and another one at the same time.
    private static func resize(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        for (row, pause) in [(0, 0.9), (1, 0.15), (1, 0.9), (0, 0.9), (0, 0.2), (1, 0.9)] {
            tap(IndexPath(row: row, section: 0), of: table, screen)
            screen.advance(by: pause)
        }
        scroll(screen, by: 160)
        screen.advance(by: 1.5)
    }

    /// Returns the table of a controller, or of the top controller in it.
    static func table(of controller: UIViewController) -> UITableView? {
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        return top.view as? UITableView ?? top.view.subviews.lazy.compactMap { $0 as? UITableView }.first
    }

    private static func rowsThatUnfold(in table: UITableView) -> [IndexPath] {
        // Rows that do not unfold are not tapped. The cell or the delegate tells.
        let rows = table.indexPathsForVisibleRows ?? []
        let unfolding = rows.filter { table.cellForRow(at: $0)?.accessibilityCustomActions?.isEmpty == false }
        guard unfolding.isEmpty else { return unfolding }
        return rows.filter { row in table.delegate.map { $0.tableView(table, willSelectRowAt: row) != nil } ?? true }
    }

    static func tap(_ row: IndexPath, of table: UITableView, _ screen: OffscreenScreen) {
        guard let cell = table.cellForRow(at: row) else { return }
        let sight = screen.presentedFrame(of: table).inset(by: table.adjustedContentInset)
        let frame = screen.presentedFrame(of: cell).intersection(sight)
        guard !frame.isNull else { return }
        screen.tap(at: CGPoint(x: frame.midX, y: min(frame.midY, frame.minY + 22)))
    }

    static func scroll(_ screen: OffscreenScreen, by distance: CGFloat) {
        let middle = CGPoint(x: screen.window.bounds.midX, y: screen.window.bounds.midY)
        screen.drag(
            from: CGPoint(x: middle.x, y: middle.y + distance / 2),
            to: CGPoint(x: middle.x, y: middle.y - distance / 2),
            duration: 0.25
        )
    }
}
