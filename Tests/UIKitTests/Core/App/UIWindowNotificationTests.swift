import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIWindowNotificationTests {
        private final class Panel: UIWindow {
            override var canBecomeKey: Bool { false }
        }

        /// Returns what a window's notifications tell while an action runs.
        private func heard(from window: UIWindow, _ action: () -> Void) -> [String] {
            var heard: [String] = []
            let names = [
                UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
                UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
                    MainActor.assumeIsolated { heard.append(name.rawValue) }
                }
            }
            action()
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
            return heard
        }

        @Test func windowsTellWhatBecomesOfThem() {
            let screen = TestScreen()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            screen.window.makeKey()
            let shown = heard(from: window) { window.makeKeyAndVisible() }
            #expect(shown == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
            let resigned = heard(from: window) { screen.window.makeKey() }
            #expect(resigned == ["UIWindowDidResignKeyNotification"])
            #expect(heard(from: window) { window.isHidden = true } == ["UIWindowDidBecomeHiddenNotification"])
        }

        @Test func aWindowThatCannotBecomeKeyLeavesTheKeyWindow() {
            let screen = TestScreen()
            screen.window.makeKey()
            let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            panel.makeKeyAndVisible()
            #expect(!panel.isHidden && !panel.isKeyWindow && screen.window.isKeyWindow)
        }

        @Test func viewsConvertToTheCoordinatesOfTheScreen() {
            let screen = TestScreen(size: CGSize(width: 100, height: 100))
            let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
            window.isHidden = false
            let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
            window.addSubview(view)
            let space = view.window?.screen.coordinateSpace ?? UIScreen.main.coordinateSpace
            let other = UIView(frame: CGRect(x: 1, y: 2, width: 9, height: 9))
            view.addSubview(other)
            #expect(space.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 16, y: 26))
            #expect(view.convert(CGPoint(x: 16, y: 26), from: space) == CGPoint(x: 1, y: 1))
            #expect(view.convert(view.bounds, to: space) == CGRect(x: 15, y: 25, width: 20, height: 20))
            #expect(view.convert(CGRect(x: 15, y: 25, width: 20, height: 20), from: space) == view.bounds)
            #expect(space.convert(CGPoint(x: 0, y: 0), from: view) == CGPoint(x: 15, y: 25))
            #expect(space.convert(CGRect(x: 15, y: 25, width: 1, height: 1), to: view).origin == .zero)
            let child: any UICoordinateSpace = other
            #expect(view.convert(CGPoint.zero, from: child) == CGPoint(x: 1, y: 2))
            #expect(space.convert(CGPoint(x: 3, y: 4), to: screen.window.screen.fixedCoordinateSpace).y == 4)
        }
    }
}
