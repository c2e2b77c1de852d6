import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitTesting

extension ScreenTests {
    @Suite @MainActor
    struct TimeTests {
        /// However an interval is divided, its steps end at its end, with no frame lost or repeated.
        @Test func timeDoesNotDrift() {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            for framesPerSecond in [1, 24, 30, 60, 90, 120] {
                screen.framesPerSecond = framesPerSecond
                var count = 0
                let start = screen.now
                screen.observingFrames(
                    { count += 1 },
                    during: {
                        for _ in 0..<framesPerSecond * 3 { screen.advance(by: 1 / Double(framesPerSecond)) }
                    }
                )
                #expect(screen.now == start + 3, "\(framesPerSecond) frames a second")
                #expect(count == framesPerSecond * 3 + 1)
            }
        }

        @Test func settlesWhenTheLastAnimationEnds() {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            let view = screen.square(at: .zero)
            var order: [String] = []
            UIView.animate(withDuration: 0.5) {
                view.center.x = 50
            } completion: { _ in
                order.append("first")
                UIView.animate(withDuration: 0.25) {
                    view.center.x = 70
                } completion: { _ in
                    order.append("second")
                }
            }
            screen.settle()
            #expect(order == ["first", "second"])
            #expect(!screen.isMoving)
            #expect((0.75...0.85).contains(screen.now))
            #expect(screen.presentedFrame(of: view) == view.frame)
            let end = screen.now
            screen.settle()
            #expect(screen.now == end)
        }

        @Test func settlingWaitsForTimersAndLayout() {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            var fired = false
            Device.current.clock.schedule(after: 0.2) { fired = true }
            screen.settle()
            #expect(fired)
            screen.window.setNeedsLayout()
            #expect(screen.isMoving)
            screen.settle()
            #expect(!screen.isMoving)
        }

        @Test func namesWhatDoesNotSettle() {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            let view = screen.square(at: .zero)
            UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) { view.alpha = 0 }
            Device.current.clock.schedule(after: 99) {}
            var reason = ""
            screen.onFailure = { reason = $0 }
            screen.settle(timeout: 2)
            #expect(screen.now == 2)
            #expect(reason.contains("within 2.0 s"))
            #expect(reason.contains("animations of a UIView: opacity"))
            #expect(reason.contains("1 timers, the next one due at 99.0 s"))
        }
    }
}
