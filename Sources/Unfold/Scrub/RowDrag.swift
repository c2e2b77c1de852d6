import UIKit

/// A finger that draws a row open and pushes it shut by a handle, which stays under the finger. It catches a row that is on
/// its way as soon as it is put down.
///
/// ```swift
/// cell.handle.addGestureRecognizer(RowDrag(expander))
/// ```
public final class RowDrag<ID: Hashable & Sendable, Level: ExpansionLevel>: UIGestureRecognizer {
    /// Points that the finger moves up or down before it draws a row that stands still.
    private static var slop: CGFloat { 6 }

    private let expander: LevelExpander<ID, Level>
    private var finger: UITouch?
    private var startPlace: CGFloat = 0
    private var startProgress: CGFloat = 0
    private var scrub: ExpansionScrub?
    private var last: (progress: CGFloat, time: TimeInterval, velocity: CGFloat) = (0, 0, 0)

    /// A gesture for the rows of an expander, to be added to a view in a cell.
    public init(_ expander: LevelExpander<ID, Level>) {
        self.expander = expander
        #if canImport(ObjectiveC)
            super.init(target: nil, action: nil)
        #else
            super.init()
        #endif
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard finger == nil, let touch = touches.first, let id = row else {
            state = scrub == nil ? .failed : .cancelled
            return
        }
        (finger, startPlace) = (touch, place(of: touch))
        if let caught = expander.catchMotion(of: id) { begin(caught, at: event.timestamp) }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let finger else { return }
        if let scrub {
            follow(finger, scrub, at: event.timestamp)
            state = .changed
        } else if abs(place(of: finger) - startPlace) >= Self.slop, state == .possible {
            startPlace = place(of: finger)
            guard let id = row, let scrub = expander.scrub(id) else {
                state = .failed
                return
            }
            begin(scrub, at: event.timestamp)
        }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        scrub?.end(velocity: last.velocity)
        state = scrub == nil ? .failed : .ended
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrub?.cancel()
        state = scrub == nil ? .failed : .cancelled
    }

    public override func reset() {
        super.reset()
        scrub?.cancel()
        (finger, scrub, last) = (nil, nil, (0, 0, 0))
    }

    /// The row of the cell that the handle is in, which on its way is elsewhere than its row will be.
    private var row: ID? {
        var around = view
        while let view = around, !(view is UITableViewCell) { around = view.superview }
        guard let cell = around as? UITableViewCell else { return nil }
        return expander.tableView?.indexPath(for: cell).flatMap { expander.identify($0) }
    }

    private func place(of touch: UITouch) -> CGFloat {
        touch.location(in: nil).y
    }

    private func begin(_ scrub: ExpansionScrub, at time: TimeInterval) {
        self.scrub = scrub
        startProgress = scrub.progress
        last = (startProgress, time, 0)
        state = .began
    }

    private func follow(_ finger: UITouch, _ scrub: ExpansionScrub, at time: TimeInterval) {
        guard scrub.distance != 0 else { return }
        let progress = min(max(startProgress + (place(of: finger) - startPlace) / scrub.distance, 0), 1)
        let elapsed = time - last.time
        let velocity = elapsed > 0 ? (progress - last.progress) / elapsed : last.velocity
        last = (progress, time, velocity)
        scrub.progress = progress
    }
}
