import CoreGraphics
import Foundation

/// The recognizer of taps of a finger in a text. Each tap counts, the second of a double tap too.
final class TextTap: UIGestureRecognizer {
    /// The distance in points that a finger may move: that of a tap.
    private static let allowableMovement: CGFloat = 10

    private let handler: (_ point: CGPoint, _ tapCount: Int) -> Void
    private var start = CGPoint.zero

    /// - Parameter handler: Called with a point of the recognizer's view.
    init(_ handler: @escaping (_ point: CGPoint, _ tapCount: Int) -> Void) {
        self.handler = handler
        super.init(target: nil, action: nil)
        allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > 1 { state = .failed } else { start = location(in: nil) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if location(in: nil).distance(to: start) > Self.allowableMovement { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.state == .possible, let touch = touches.first else { return }
        state = .ended
        if progress.isRecognized { handler(touch.location(in: view), touch.tapCount) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }
}
