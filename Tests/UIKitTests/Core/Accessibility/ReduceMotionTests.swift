import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ReduceMotionTests {
        @Test func theSettingIsTold() {
            let screen = TestScreen()
            #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
            let log = Log()
            let observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { log.values.append(UIAccessibility.isReduceMotionEnabled) } }
            defer { NotificationCenter.default.removeObserver(observer) }
            screen.reducesMotion = true
            screen.reducesMotion = true
            #expect(UIAccessibility.prefersCrossFadeTransitions)
            screen.reducesMotion = false
            #expect(log.values == [true, false])
            screen.reducesMotion = true
            _ = TestScreen()
            #expect(!UIAccessibility.isReduceMotionEnabled)
        }

        @MainActor private final class Log {
            var values: [Bool] = []
        }

        /// Nothing moves in a push or pop. The upper view fades in and out.
        @Test func controllersFadeInsteadOfSliding() {
            let screen = TestScreen()
            screen.reducesMotion = true
            let (root, pushed) = (UIViewController(), UIViewController())
            pushed.view.alpha = 0.5
            let navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            screen.settle()
            navigation.pushViewController(pushed, animated: true)
            var alphas: [Float] = []
            let push = screen.trace([root.view, pushed.view]) {
                while screen.isMoving {
                    alphas.append(pushed.view.layer.presentation()?.opacity ?? 0)
                    screen.advance(by: 1.0 / 60)
                }
            }
            #expect(push.tracks.allSatisfy { $0.frames.allSatisfy { $0.isNull || $0 == screen.window.bounds } })
            #expect(alphas.count > 10 && alphas.first == 0 && alphas == alphas.sorted())
            #expect(pushed.view.alpha == 0.5)
            navigation.popViewController(animated: true)
            let pop = screen.trace([root.view, pushed.view], for: 0.3)
            #expect(pop.tracks.allSatisfy { $0.frames.allSatisfy { $0.isNull || $0 == screen.window.bounds } })
            screen.settle()
            #expect(pushed.view.window == nil && pushed.view.alpha == 0.5)
        }

        @Test func sheetsFadeInPlace() throws {
            let screen = TestScreen()
            screen.reducesMotion = true
            let (presenting, sheet) = (UIViewController(), UIViewController())
            screen.show(presenting)
            presenting.present(sheet, animated: true)
            let trace = screen.trace([sheet.view], for: 0.4)
            #expect(trace[0].firstMovement() == nil)
        }
    }
}
