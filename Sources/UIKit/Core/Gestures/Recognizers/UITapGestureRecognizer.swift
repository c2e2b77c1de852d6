import CoreGraphics
import Foundation
import QuartzCore

/// A gesture recognizer that recognizes single or multiple taps with one or more fingers.
///
/// A single tap may last any time. Of multiple taps, each must end within 0.75 seconds, and the next must begin
/// within 0.35 seconds (both as widely reported, unverified).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The maximum duration of each of several taps, in seconds.
    static let allowedDuration: TimeInterval = 0.75

    /// The number of taps. The default is 1.
    open var numberOfTapsRequired = 1

    /// The number of fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// The buttons of a pointing device that the tap requires. The default is the primary button. Touches by fingers
    /// aren't affected.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    private var taps = 0
    private var firstPlace: CGPoint?
    private var starts: [UITouch: CGPoint] = [:]
    private var timeoutTimer: FrameTimer?

    override var recognizesTaps: Bool { true }

    /// The number of fingers of the tap. They count after they are lifted too.
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
            // The place is that of the first finger. The distance of the other fingers from it doesn't matter.
            guard isButton, isNear || self.touches.count > 1, starts.count <= numberOfTouchesRequired else {
                request(.failed)
                return
            }
        }
        if numberOfTapsRequired > 1 { failUnlessOver(in: Self.allowedDuration) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasStrayed = touches.contains { touch in
            starts[touch].map { touch.location(in: nil).distance(to: $0) > TapCounter.allowedDistance } ?? false
        }
        if hasStrayed { request(.failed) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard Set(self.touches).isSubset(of: touches) else { return }
        guard starts.count == numberOfTouchesRequired else {
            request(.failed)
            return
        }
        taps += 1
        if taps >= numberOfTapsRequired {
            timeoutTimer?.cancel()
            request(.ended)
        } else {
            failUnlessOver(in: TapCounter.allowedInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        request(.failed)
    }

    open override func reset() {
        super.reset()
        timeoutTimer?.cancel()
        timeoutTimer = nil
        taps = 0
        firstPlace = nil
        starts = [:]
    }

    /// Returns whether the recognizer prevents another one. Taps don't prevent taps that require more taps: both are
    /// recognized, unless one is required to fail first.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    override var expectsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

    private func failUnlessOver(in delay: TimeInterval) {
        timeoutTimer?.cancel()
        timeoutTimer = clock.schedule(after: delay) { [weak self] in
            MainActor.assumeIsolated { self?.request(.failed) }
        }
    }
}
