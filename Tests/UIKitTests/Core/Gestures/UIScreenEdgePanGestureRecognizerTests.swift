import CoreGraphics
import Testing
import UIKitTesting

@_spi(Unfold) @testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIScreenEdgePanGestureRecognizerTests {
        private let screen = TestScreen(size: CGSize(width: 300, height: 600))
        private let recognizer = UIScreenEdgePanGestureRecognizer()

        init() {
            screen.window.addGestureRecognizer(recognizer)
        }

        private func isRecognized(from start: CGPoint, to end: CGPoint) -> Bool {
            var isRecognized = false
            recognizer.addAction { if $0.state == .ended { isRecognized = true } }
            screen.drag(from: start, to: end, duration: 0.2)
            screen.settle()
            return isRecognized
        }

        @Test(arguments: [UIRectEdge.left, .right, .top, .bottom])
        func dragsFromItsEdgesAreRecognized(edge: UIRectEdge) {
            recognizer.edges = edge
            let (middle, places): (CGPoint, [(UIRectEdge, CGPoint)]) = (
                CGPoint(x: 150, y: 300),
                [
                    (.left, CGPoint(x: 3, y: 300)), (.right, CGPoint(x: 297, y: 300)), (.top, CGPoint(x: 150, y: 3)),
                    (.bottom, CGPoint(x: 150, y: 597)),
                ]
            )
            for (other, place) in places { #expect(isRecognized(from: place, to: middle) == (other == edge)) }
            #expect(!isRecognized(from: middle, to: CGPoint(x: 3, y: 3)))
        }

        @Test func aDragAlongTheEdgeIsAnotherOne() {
            recognizer.edges = [.left, .bottom]
            #expect(!isRecognized(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 60, y: 500)))
            // In a corner the direction decides.
            #expect(isRecognized(from: CGPoint(x: 3, y: 597), to: CGPoint(x: 10, y: 400)))
            #expect(isRecognized(from: CGPoint(x: 3, y: 597), to: CGPoint(x: 200, y: 590)))
        }

        @Test func itHasNoEdgesByDefault() {
            #expect(recognizer.edges == [] && !isRecognized(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 200, y: 300)))
        }

        @Test func aSecondFingerEndsIt() {
            recognizer.edges = .left
            screen.touchDown(1, at: CGPoint(x: 3, y: 300))
            screen.touchDown(2, at: CGPoint(x: 3, y: 400))
            screen.touchMove(1, to: CGPoint(x: 100, y: 300))
            #expect(recognizer.state == .failed || recognizer.state == .possible)
            screen.touchUp(1)
            screen.touchUp(2)
        }
    }
}
