import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// A gesture recognizer that recognizes fingers held in place and follows them until they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The number of taps before the press. The default is 0.
    open var numberOfTapsRequired = 0

    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The time in seconds that the fingers must be held. The default is 0.5.
    open var minimumPressDuration: TimeInterval = 0.5

    /// The distance in points that the fingers may move before the gesture begins. The default is 10.
    open var allowableMovement: CGFloat = 10

    private var starts: [UITouch: CGPoint] = [:]
    private var timeoutTimer: FrameTimer?

    override var requiresPrimaryButton: Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !progress.isUnderWay else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        for touch in touches { starts[touch] = touch.location(in: nil) }
        guard starts.count <= numberOfTouchesRequired, touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else {
            request(.failed)
            return
        }
        guard starts.count == numberOfTouchesRequired else { return }
        timeoutTimer = clock.schedule(after: minimumPressDuration.boundedDuration) { [weak self] in
            MainActor.assumeIsolated { self?.request(.began) }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if progress.isUnderWay {
            request(.changed)
        } else {
            let hasStrayed = touches.contains { touch in
                starts[touch].map { touch.location(in: nil).distance(to: $0) > allowableMovement } ?? false
            }
            if hasStrayed { request(.failed) }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard progress.isUnderWay || progress.isWaiting else {
            request(.failed)
            return
        }
        if Set(self.touches).isSubset(of: touches) { request(.ended) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        request(.cancelled)
    }

    open override func reset() {
        super.reset()
        timeoutTimer?.cancel()
        timeoutTimer = nil
        starts = [:]
    }
}
