import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes taps: a number of fingers that go down and up at a place, a number of times.
///
/// One touch may last as long as it likes; of several taps each has to be over within 0.75 seconds, and the next has to
/// begin within 0.35 (both widely reported, unverified).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Seconds that one of several taps may last.
    static let allowedDuration: TimeInterval = 0.75

    /// How often to tap. 1 at first.
    open var numberOfTapsRequired = 1

    /// With how many fingers. 1 at first.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointing device that count. The primary one at first; fingers always count.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    private var taps = 0
    private var firstPlace: CGPoint?
    private var starts: [UITouch: CGPoint] = [:]
    private var patience: FrameTimer?

    /// How many fingers tap.
    open override var numberOfTouches: Int { max(starts.count, super.numberOfTouches) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            let place = touch.location(in: nil)
            let isNear = firstPlace.map { place.distance(to: $0) <= TapCounter.allowedDistance } ?? true
            let isButton = touch.type != .indirectPointer || event.buttonMask == buttonMaskRequired
            if self.touches.count == 1 {
                starts = [:]
                firstPlace = firstPlace ?? place
            }
            starts[touch] = place
            // Further fingers go down beside the first one, wherever.
            guard isButton, isNear || self.touches.count > 1, starts.count <= numberOfTouchesRequired else {
                state = .failed
                return
            }
        }
        if numberOfTapsRequired > 1 { failUnlessOver(in: Self.allowedDuration) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasStrayed = touches.contains { touch in
            starts[touch].map { touch.location(in: nil).distance(to: $0) > TapCounter.allowedDistance } ?? false
        }
        if hasStrayed { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard Set(self.touches).isSubset(of: touches) else { return }
        guard starts.count == numberOfTouchesRequired else {
            state = .failed
            return
        }
        taps += 1
        if taps >= numberOfTapsRequired {
            patience?.cancel()
            state = .ended
        } else {
            failUnlessOver(in: TapCounter.allowedInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        patience?.cancel()
        patience = nil
        taps = 0
        firstPlace = nil
        starts = [:]
    }

    /// Taps leave alone those that want more taps: both happen, unless one is told to wait for the other to fail.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    override var expectsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

    private func failUnlessOver(in delay: TimeInterval) {
        patience?.cancel()
        patience = FrameClock.shared.schedule(after: delay) { [weak self] in
            MainActor.assumeIsolated { self?.state = .failed }
        }
    }
}
