import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@Suite @MainActor struct RotationTests {

    private let screen = TestScreen()
    private let rotation = UIRotationGestureRecognizer()
    private let controller = UIViewController()

    init() {
        controller.view.addGestureRecognizer(rotation)
        screen.show(controller)
    }

    /// Puts the second finger at an angle around the first one.
    private func turn(to degrees: Double) {
        let angle = degrees * .pi / 180
        screen.touchMove(2, to: CGPoint(x: 200 + 100 * cos(angle), y: 400 + 100 * sin(angle)))
        screen.advance(by: 1.0 / 60)
    }

    private func putDown() {
        screen.touchDown(1, at: CGPoint(x: 200, y: 400))
        screen.touchDown(2, at: CGPoint(x: 300, y: 400))
    }

    @Test func followsTheFingersAlsoOverAWholeTurn() {
        putDown()
        turn(to: 3)
        #expect(rotation.state == .possible)
        for degrees in stride(from: 20.0, through: 400, by: 20) {
            turn(to: degrees)
            #expect(abs(rotation.rotation - degrees * .pi / 180) < 0.001 && rotation.velocity > 0)
        }
        #expect(rotation.state == .changed)
        rotation.rotation = 0
        turn(to: 370)
        #expect(abs(rotation.rotation + 30 * .pi / 180) < 0.001)
        screen.touchUp(2)
        screen.touchUp(1)
        #expect(rotation.state == .possible || rotation.state == .ended)
    }

    @Test func isNoneWithoutATurn() {
        putDown()
        screen.touchMove(2, to: CGPoint(x: 360, y: 400))
        screen.advance(by: 0.1)
        #expect(rotation.state == .possible && rotation.rotation == 0)
        screen.touchUp(2)
        screen.touchUp(1)
        putDown()
        turn(to: -30)
        #expect(rotation.state == .began || rotation.state == .changed)
        #expect(abs(rotation.rotation + 30 * .pi / 180) < 0.001)
    }
}
