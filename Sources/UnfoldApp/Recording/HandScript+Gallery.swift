import Offscreen
import UIKit

/// Scripts for the gallery, for outlines, and for the moving picture of the README.
extension HandScript {
    /// Scrolls the list of examples, returns, and opens one.
    static let browse = HandScript { screen, controller in
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        scroll(screen, by: 200)
        screen.advance(by: 1.2)
        scroll(screen, by: -300)
        screen.advance(by: 1.2)
        tap(IndexPath(row: 3, section: 0), of: table, screen)
        screen.advance(by: 1.2)
    }

    /// Opens a row with a picture and a text, scrolls, opens another row, which folds the first one above it, and
    /// reverses a third one half way.
    static let show = HandScript { screen, controller in
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        tap(IndexPath(row: 0, section: 0), of: table, screen)
        screen.advance(by: 0.9)
        // Far enough that the first row can fold above the screen's top without moving the second one.
        screen.drag(from: CGPoint(x: 170, y: 440), to: CGPoint(x: 170, y: 130), duration: 0.55, resting: 0.15)
        screen.advance(by: 0.35)
        tap(IndexPath(row: 1, section: 0), of: table, screen)
        screen.advance(by: 1.1)
        tap(IndexPath(row: 0, section: 0), of: table, screen)
        screen.advance(by: 0.15)
        tap(IndexPath(row: 0, section: 0), of: table, screen)
        screen.advance(by: 1)
    }

    /// Opens a group and an instrument in it, and folds the first group.
    static func openGroups(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        for row in [1, 3, 0, 1, 0] {
            tap(IndexPath(row: row, section: 0), of: table, screen)
            screen.advance(by: 0.9)
        }
        screen.advance(by: 0.5)
    }

    /// Opens and folds two sections by their headers.
    static func foldSections(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        for section in [1, 1, 2, 2] {
            if let header = table.headerView(forSection: section) {
                let frame = screen.presentedFrame(of: header)
                screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            }
            screen.advance(by: 1)
        }
        screen.advance(by: 0.5)
    }

    /// Opens two rows, and sorts the table twice.
    static func sort(_ screen: OffscreenScreen, _ controller: UIViewController) {
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.4)
        for row in [1, 3] {
            tap(IndexPath(row: row, section: 0), of: table, screen)
            screen.advance(by: 0.8)
        }
        for button in [0, 1] {
            tapButton(button, in: controller, screen)
            screen.advance(by: 1.2)
        }
    }

    /// Taps one of the buttons above the rows, counted from the left.
    static func tapButton(_ index: Int, in controller: UIViewController, _ screen: OffscreenScreen) {
        let top = (controller as? UINavigationController)?.topViewController ?? controller
        var pending = [top.view].compactMap { $0 }
        var buttons: [CGRect] = []
        while let view = pending.popLast() {
            if view is UIButton { buttons.append(screen.presentedFrame(of: view)) }
            pending += view.subviews
        }
        buttons.sort { $0.minX < $1.minX }
        guard buttons.indices.contains(index) else { return }
        screen.tap(at: CGPoint(x: buttons[index].midX, y: buttons[index].midY))
    }
}
