import UIKit

/// A finger that draws a row open and pushes it shut by a handle, which stays under the finger. It catches a row that is on
/// its way as soon as it is put down on the handle, where that is seen.
///
/// ```swift
/// tableView.addGestureRecognizer(RowDrag(expander) { ($0 as? SpringCell)?.handle })
/// ```
public final class RowDrag<ID: Hashable & Sendable, Level: ExpansionLevel>: RowGesture<ID, Level> {
    /// Points that the finger moves up or down before it draws a row that stands still.
    private static var slop: CGFloat { 6 }

    private let handle: @MainActor (UITableViewCell) -> UIView?
    private var finger: UITouch?
    private var row: ID?
    private var startPlace: CGFloat = 0
    private var startProgress: CGFloat = 0

    /// A gesture for the rows of an expander, to be added to its table.
    ///
    /// - Parameters:
    ///   - expander: the expander, which is retained.
    ///   - handle: the part of a cell that the finger takes; `nil` for a cell without one.
    public init(
        _ expander: LevelExpander<ID, Level>,
        handle: @escaping @MainActor (UITableViewCell) -> UIView?
    ) {
        self.handle = handle
        super.init(expander)
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard finger == nil, let touch = touches.first else { return giveUp() }
        guard let id = expander.id(seenAt: touch.location(in: nil), in: handle) else { return giveUp() }
        (finger, row, startPlace) = (touch, id, place(of: touch))
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
        (finger, row) = (nil, nil)
    }

    private func place(of touch: UITouch) -> CGFloat {
        touch.location(in: nil).y
    }
}
