import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitTesting

extension ScreenTests {
    @Suite @MainActor
    struct TestScreenTests {
        @Test func startsAsABareDevice() {
            let screen = TestScreen()
            #expect(screen.now == 0)
            #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(screen.window.isKeyWindow && !screen.window.isHidden)
            #expect(screen.window.safeAreaInsets == .zero)
            #expect(screen.window.traitCollection.userInterfaceStyle == .light)
            #expect(screen.window.traitCollection.displayScale == 2)
        }

        /// A test may keep views of a screen, but not the screen.
        @Test func aNewScreenEndsOneThatNothingDrives() {
            let counter = Counter()
            let view = leaveMotions(to: counter)
            let new = TestScreen(size: CGSize(width: 60, height: 50), scale: 3)
            #expect(new.now == 0)
            #expect(UIScreen.main.windows.count == 1 && UIScreen.main.windows.first === new.window)
            #expect(new.window.frame.size == CGSize(width: 60, height: 50))
            #expect(new.window.safeAreaInsets == .zero)
            #expect(UIView.areAnimationsEnabled)
            new.settle(timeout: 0.1)
            new.advance(by: 1)
            #expect(counter.calls == 0)
            #expect(view.layer.animationKeys() == nil && view.window?.isHidden != false)
        }

        private final class Counter {
            var calls = 0
        }

        /// Starts what would call back later on a screen that is released when the function returns.
        private func leaveMotions(to counter: Counter) -> UIView {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            let view = screen.square(at: .zero)
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
                view.center.x = 80
            } completion: { _ in
                counter.calls += 1
            }
            Device.current.clock.schedule(after: 0.1) { counter.calls += 1 }
            UIView.setAnimationsEnabled(false)
            UIScreen.main.setSafeAreaInsets(UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0))
            screen.advance(by: 0.05)
            CATransaction.setCompletionBlock { counter.calls += 1 }
            return view
        }

        @Test func presentsFramesInTheWindowsCoordinates() {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            let outer = screen.square(at: CGPoint(x: 10, y: 20))
            let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            outer.addSubview(inner)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.frame.origin.x = 50 }
            #expect(screen.presentedFrame(of: inner) == CGRect(x: 11, y: 22, width: 3, height: 4))
            screen.advance(by: 0.5)
            #expect(screen.presentedFrame(of: inner) == CGRect(x: 31, y: 22, width: 3, height: 4))
            outer.bounds.origin.y = 5
            #expect(screen.presentedFrame(of: inner).minY == 17)
            inner.removeFromSuperview()
            #expect(screen.presentedFrame(of: inner).isNull)
        }
    }
}

extension TestScreen {
    /// Adds a red square with sides of ten points.
    func square(at origin: CGPoint, side: CGFloat = 10) -> UIView {
        let view = UIView(frame: CGRect(x: origin.x, y: origin.y, width: side, height: side))
        view.backgroundColor = .red
        window.addSubview(view)
        return view
    }
}
