import UIKit

/// Lets rows follow details whose heights change while they are open.
///
/// A detail that changes is laid out in the room that its row has, and then exceeds it or leaves some of it free. The
/// row is resized in the next frame, since the layout that shows the change may be that of the table. A row in motion
/// is looked at again when the motion is over.
@MainActor
final class DetailFollower<ID: Hashable> {
    private struct Frame {
        weak var view: DetailFrame?
    }

    /// A closure that returns whether a motion changes the height of a row.
    var isMoving: @MainActor (ID) -> Bool = { _ in false }
    /// A closure that gives a row the height of its content.
    var resize: @MainActor (ID) -> Void = { _ in }
    /// The frames that have another height than their details.
    private var waiting: [ID: Frame] = [:]

    /// Notes that the detail of a row has another height than the frame around it.
    func note(_ frame: DetailFrame, of id: ID) {
        if waiting.isEmpty { requestFrame() }
        waiting[id] = Frame(view: frame)
    }

    private func requestFrame() {
        // The completion of an animation without a duration is called in the next turn of the run loop.
        UIView.animate(withDuration: 0) {
        } completion: { [weak self] _ in
            self?.follow()
        }
    }

    private func follow() {
        let all = waiting
        waiting = [:]
        for (id, frame) in all {
            guard let view = frame.view, view.window != nil, view.hasMismatch else { continue }
            if isMoving(id) {
                waiting[id] = frame
            } else if view.noteResize() {
                resize(id)
            }
        }
        if !waiting.isEmpty { requestFrame() }
    }
}
