import UIKit

/// The base class of the gesture recognizers that unfold rows interactively, ``ExpansionPinch`` and ``ExpansionDrag``.
///
/// ```swift
/// let drag = ExpansionDrag(expander) { ($0 as? SpringCell)?.handle }
/// for gesture: RowGesture in [ExpansionPinch(expander), drag] { tableView.addGestureRecognizer(gesture) }
/// ```
public class RowGesture<ID: Hashable, Level: ExpansionLevel>: UIGestureRecognizer {
    let expander: LevelExpander<ID, Level>
    /// The scrub of the row that the gesture controls.
    private(set) var scrub: ExpansionScrub?
    private var last: (progress: CGFloat, time: TimeInterval, velocity: CGFloat) = (0, 0, 0)

    /// Creates a gesture recognizer for the rows of an expander.
    ///
    /// ```swift
    /// tableView.addGestureRecognizer(ExpansionPinch(expander))
    /// ```
    ///
    /// - Parameter expander: The expander, which is retained.
    public init(_ expander: LevelExpander<ID, Level>) {
        self.expander = expander
        super.init(target: nil, action: nil)
    }

    /// Begins to control a row, or fails if there is no scrub.
    func begin(_ scrub: ExpansionScrub?, at time: TimeInterval) {
        guard let scrub else {
            state = .failed
            return
        }
        self.scrub = scrub
        last = (scrub.progress, time, 0)
        state = .began
    }

    /// Sets the progress of the row, from 0 to 1, and tracks its velocity.
    func follow(to progress: CGFloat, at time: TimeInterval) {
        let progress = min(max(progress, 0), 1)
        let elapsed = time - last.time
        last = (progress, time, elapsed > 0 ? (progress - last.progress) / elapsed : last.velocity)
        scrub?.progress = progress
        state = .changed
    }

    /// Fails, or cancels if the gesture has begun, because there are touches that don't belong to the gesture.
    func giveUp() {
        state = scrub == nil ? .failed : .cancelled
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        scrub?.end(velocity: last.velocity)
        state = scrub == nil ? .failed : .ended
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrub?.cancel()
        giveUp()
    }

    public override func reset() {
        super.reset()
        scrub?.cancel()
        (scrub, last) = (nil, (0, 0, 0))
    }
}
