import CoreGraphics
import HostInterface
import Testing

@testable import UIKit
@testable import UIKitTesting

extension ScreenTests {
    @Suite @MainActor
    struct ScrollingTests {
        /// A view that records how it is scrolled.
        private final class ScrollRecorder: UIView {
            var steps: [HostScroll] = []

            override func handleScroll(_ scroll: HostScroll) -> Bool {
                steps.append(scroll)
                return true
            }
        }

        private func makeScreen() -> (screen: TestScreen, view: ScrollRecorder) {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            let view = ScrollRecorder(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
            screen.window.addSubview(view)
            return (screen, view)
        }

        @Test func aWheelTurnsAtOnce() {
            let (screen, view) = makeScreen()
            screen.turnWheel(by: CGVector(dx: 0, dy: 1.5), at: CGPoint(x: 30, y: 30))
            screen.turnWheel(by: CGVector(dx: 0, dy: 1), at: CGPoint(x: 10, y: 10))
            #expect(view.steps.map(\.delta) == [CGVector(dx: 0, dy: 1.5)], "only what is under the pointer scrolls")
            #expect(view.steps.first?.unit == .click)
            #expect(screen.now == 0)
        }

        @Test func fingersSlideOneStepAFrame() {
            let (screen, view) = makeScreen()
            let distance = CGVector(dx: 6, dy: -60)
            screen.scroll(by: distance, at: CGPoint(x: 30, y: 30), duration: 0.11)
            #expect(view.steps.map(\.phase) == [.began] + Array(repeating: .changed, count: 7) + [.ended])
            #expect(abs(view.steps.reduce(0) { $0 + $1.delta.dy } + 60) < 1e-9)
            #expect(abs(view.steps.reduce(0) { $0 + $1.delta.dx } - 6) < 1e-9)
            #expect(view.steps.last?.time == 0.11)

            screen.scroll(by: distance, at: CGPoint(x: 30, y: 30), duration: 0.1, flings: true)
            #expect(view.steps.last?.phase == .flung)
            #expect(view.steps.last.map { abs($0.velocity.dy + 600) < 1e-9 } == true)
        }
    }
}
