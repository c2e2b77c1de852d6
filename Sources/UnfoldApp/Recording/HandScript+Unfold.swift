import Offscreen
import UIKit

/// Scripts for the tables that use Unfold.
extension HandScript {
    /// Opens a group, a group in it and a text in that, and then another group, which closes all of them.
    static func explore(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        for row in [0, 1, 2, 0, 0] {
            tap(IndexPath(row: row, section: 0), of: table, screen)
            screen.advance(by: 0.9)
        }
        if let shore = table.indexPathsForVisibleRows?.dropLast(2).last { tap(shore, of: table, screen) }
        screen.advance(by: 1.5)
    }

    /// Opens rows while messages arrive, scrolls on, and returns to the newest.
    static func follow(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.5)
        tap(IndexPath(row: 2, section: 0), of: table, screen)
        screen.advance(by: 1.4)
        if let row = table.indexPathsForVisibleRows?.first { tap(row, of: table, screen) }
        screen.advance(by: 2.2)
        scroll(screen, by: 120)
        screen.advance(by: 1.5)
        tapButton(0, in: controller, screen)
        screen.advance(by: 1.5)
    }

    /// Opens a row, reverses another one while it moves, and drags a third one by its handle.
    static func swing(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        tap(IndexPath(row: 0, section: 0), of: table, screen)
        screen.advance(by: 1.2)
        tap(IndexPath(row: 1, section: 0), of: table, screen)
        screen.advance(by: 0.15)
        tap(IndexPath(row: 1, section: 0), of: table, screen)
        screen.advance(by: 1.2)
        guard let cell = table.cellForRow(at: IndexPath(row: 2, section: 0)) else { return }
        let edge = screen.presentedFrame(of: cell).maxY
        let handle = CGPoint(x: screen.window.bounds.midX, y: edge - 14)
        screen.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y + 70), duration: 0.5)
        screen.advance(by: 1.5)
    }

    /// Opens a row, opens and folds all, and jumps to a distant row.
    static func jump(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        tap(IndexPath(row: 5, section: 0), of: table, screen)
        screen.advance(by: 0.8)
        for button in [2, 0, 1] {
            tapButton(button, in: controller, screen)
            screen.advance(by: 1.3)
        }
    }
}
