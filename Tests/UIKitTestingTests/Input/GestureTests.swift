import CoreGraphics
import Testing
@_spi(Unfold) import UIKit

@testable import UIKitTesting

extension ScreenTests {
    @Suite @MainActor
    struct GestureTests {
        private func makeScreen() -> (screen: TestScreen, view: TouchRecorder) {
            let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
            let view = TouchRecorder(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
            screen.window.addSubview(view)
            return (screen, view)
        }

        @Test func aTapIsAShortTouch() {
            let (screen, view) = makeScreen()
            screen.tap(view)
            #expect(view.log == ["began", "ended"])
            #expect(view.times == [0, 0.05])
            #expect(view.places == [CGPoint(x: 70, y: 50), CGPoint(x: 70, y: 50)])
            #expect(screen.now == 0.05)
        }

        @Test func tapsArePlacedWhereTheViewIsSeen() {
            let (screen, view) = makeScreen()
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
                view.frame.origin.x = 40
            }
            screen.advance(by: 0.5)
            screen.tap(view)
            #expect(view.places.first == CGPoint(x: 80, y: 50))
        }

        @Test func dragsMoveOnceAFrame() {
            let (screen, view) = makeScreen()
            screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 90, y: 150), duration: 0.1)
            #expect(view.log == ["began"] + Array(repeating: "moved", count: 6) + ["ended"])
            #expect(view.times == (0...6).map { Double($0) / 60 } + [0.1])
            #expect(view.places.first == CGPoint(x: 30, y: 30))
            #expect(view.places.last == CGPoint(x: 90, y: 150))
            let steps = zip(view.places.dropFirst(), view.places).map { $0.x - $1.x }.prefix(6)
            #expect(steps.allSatisfy { abs($0 - 10) < 1e-9 })
        }

        @Test func restingKeepsTheFingerDown() {
            let (screen, view) = makeScreen()
            screen.drag(from: CGPoint(x: 30, y: 30), to: CGPoint(x: 90, y: 30), duration: 0, resting: 0.5)
            #expect(view.log == ["began", "moved", "ended"])
            #expect(view.times == [0, 0, 0.5])
        }

        @Test func recognizersSeeTheGestures() {
            let (screen, view) = makeScreen()
            var taps = 0
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            double.addAction { _ in taps += 1 }
            view.addGestureRecognizer(double)
            screen.tap(view)
            screen.advance(by: 1)
            #expect(taps == 0)
            screen.doubleTap(view)
            #expect(taps == 1)
        }

        @Test func aLongPressRests() {
            let (screen, view) = makeScreen()
            screen.longPress(view)
            #expect(view.log == ["began", "ended"])
            #expect(view.times == [0, 0.75])
        }

        @Test func severalFingersTouchAtOnce() {
            let (screen, view) = makeScreen()
            view.isMultipleTouchEnabled = true
            screen.touchDown(1, at: CGPoint(x: 30, y: 30))
            screen.touchDown(2, at: CGPoint(x: 60, y: 30))
            screen.touchMove(1, to: CGPoint(x: 25, y: 30))
            screen.tap(at: CGPoint(x: 80, y: 40))
            screen.touchUp(1)
            screen.touchCancel(2)
            #expect(view.log == ["began", "began", "moved", "began", "ended", "ended", "cancelled"])
        }

        @Test func fingersThatAreNotDownAreFailures() {
            let (screen, view) = makeScreen()
            var reasons: [String] = []
            screen.onFailure = { reasons.append($0) }
            screen.touchMove(to: .zero)
            screen.touchUp(7)
            screen.touchDown(3, at: CGPoint(x: 30, y: 30))
            screen.touchDown(3, at: CGPoint(x: 30, y: 30))
            #expect(
                reasons == [
                    "Finger 1 is not on the screen", "Finger 7 is not on the screen",
                    "Finger 3 is on the screen already: lift it first, or use another one",
                ]
            )
            #expect(view.log == ["began"])
        }

        @Test func swipesCrossTheMiddle() {
            for (direction, start) in [
                (SwipeDirection.up, CGPoint(x: 70, y: 70)), (.down, CGPoint(x: 70, y: 30)),
                (.left, CGPoint(x: 90, y: 50)), (.right, CGPoint(x: 50, y: 50)),
            ] {
                let (screen, view) = makeScreen()
                screen.swipe(direction, on: view, distance: 40)
                #expect(view.places.first == start)
                #expect(view.places.last == CGPoint(x: 140 - start.x, y: 100 - start.y))
            }
        }
    }
}
