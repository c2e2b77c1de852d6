import SeededRandom
import UIKit
import UIKitTesting

/// A gesture from the first finger that goes down to the last one that is lifted.
package enum WholeGesture: String, Codable, CaseIterable, Sendable {
    case tap, doubleTap, twoFingerTap, press, drag, flick, pinch, cancelledDrag

    init(using generator: inout SeededGenerator) {
        self = Self.allCases[generator.below(Self.allCases.count)]
    }

    @MainActor func make(at point: CGPoint, on screen: TestScreen) {
        switch self {
        case .tap: tap(point, screen)
        case .doubleTap:
            tap(point, screen)
            screen.advance(by: 0.1)
            tap(point, screen)
        case .twoFingerTap:
            screen.touchDown(1, at: point)
            screen.touchDown(2, at: CGPoint(x: point.x + 30, y: point.y))
            screen.advance(by: 0.05)
            screen.touchUp(1)
            screen.touchUp(2)
        case .press:
            screen.touchDown(at: point)
            screen.advance(by: 0.7)
            screen.touchUp()
        case .drag, .cancelledDrag:
            screen.touchDown(at: point)
            for step in 1...6 {
                screen.advance(by: 0.12)
                screen.touchMove(to: CGPoint(x: point.x + CGFloat(step) * 10, y: point.y))
            }
            if self == .drag { screen.touchUp() } else { screen.touchCancel() }
        case .flick:
            screen.touchDown(at: point)
            for step in 1...4 {
                screen.advance(by: 0.016)
                screen.touchMove(to: CGPoint(x: point.x + CGFloat(step) * 25, y: point.y))
            }
            screen.touchUp()
        case .pinch:
            screen.touchDown(1, at: point)
            screen.touchDown(2, at: CGPoint(x: point.x + 20, y: point.y))
            for step in 1...4 {
                screen.advance(by: 0.05)
                screen.touchMove(2, to: CGPoint(x: point.x + 20 + CGFloat(step) * 10, y: point.y))
            }
            screen.touchUp(2)
            screen.touchUp(1)
        }
        screen.advance(by: 1)
        screen.settle()
    }

    @MainActor private func tap(_ point: CGPoint, _ screen: TestScreen) {
        screen.touchDown(at: point)
        screen.advance(by: 0.05)
        screen.touchUp()
    }
}
