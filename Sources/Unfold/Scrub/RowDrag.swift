import UIKit

/// A finger that draws a row open and pushes it shut by a handle, which stays under the finger. It catches a row that is on
/// its way as soon as it is put down.
///
/// ```swift
/// cell.handle.addGestureRecognizer(RowDrag(expander))
/// ```
public final class RowDrag<ID: Hashable & Sendable, Level: ExpansionLevel>: RowGesture<ID, Level> {
    /// Points that the finger moves up or down before it draws a row that stands still.
    private static var slop: CGFloat { 6 }

    private var finger: UITouch?
    private var startPlace: CGFloat = 0
    private var startProgress: CGFloat = 0

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard finger == nil, let touch = touches.first, let id = row else { return giveUp() }
        (finger, startPlace) = (touch, place(of: touch))
        if let caught = expander.catchMotion(of: id) {
            startProgress = caught.progress
            begin(caught, at: event.timestamp)
        }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let finger else { return }
        if let scrub {
            guard scrub.distance != 0 else { return }
            follow(to: startProgress + (place(of: finger) - startPlace) / scrub.distance, at: event.timestamp)
        } else if abs(place(of: finger) - startPlace) >= Self.slop, state == .possible {
            (startPlace, startProgress) = (place(of: finger), 0)
            begin(row.flatMap { expander.scrub($0) }, at: event.timestamp)
        }
    }

    public override func reset() {
        super.reset()
        finger = nil
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
}
