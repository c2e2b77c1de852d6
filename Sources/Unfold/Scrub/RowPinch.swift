import UIKit

/// Two fingers on a row that unfold it by moving apart and fold it by moving together.
///
/// ```swift
/// tableView.addGestureRecognizer(RowPinch(expander))
/// ```
public final class RowPinch<ID: Hashable & Sendable, Level: ExpansionLevel>: UIGestureRecognizer {
    /// Points that the fingers move apart for the whole way.
    public var distance: CGFloat = 120

    /// Points that the fingers move before it is a pinch.
    private static var slop: CGFloat { 8 }

    private let expander: LevelExpander<ID, Level>
    private var fingers: [UITouch] = []
    private var startSpread: CGFloat = 0
    private var direction: CGFloat = 1
    private var scrub: ExpansionScrub?
    private var last: (progress: CGFloat, time: TimeInterval, velocity: CGFloat) = (0, 0, 0)

    /// A gesture for the rows of an expander, to be added to its table.
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
        fingers += touches
        if fingers.count == 2 { startSpread = spread }
        if fingers.count > 2 { state = scrub == nil ? .failed : .cancelled }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard fingers.count == 2 else { return }
        if scrub == nil {
            guard abs(spread - startSpread) >= Self.slop, state == .possible else { return }
            begin(at: event.timestamp)
        } else {
            follow(at: event.timestamp)
            state = .changed
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
        (fingers, scrub, last) = ([], nil, (0, 0, 0))
    }

    private var spread: CGFloat {
        let (one, other) = (fingers[0].location(in: view), fingers[1].location(in: view))
        return hypot(one.x - other.x, one.y - other.y)
    }

    /// Moving apart takes a row to its next level, unless that is the folded one; moving together folds it.
    private func begin(at time: TimeInterval) {
        guard let tableView = expander.tableView, let id = expander.id(at: middle(in: tableView)) else {
            state = .failed
            return
        }
        let opens = spread > startSpread
        let goal = opens ? expander[id].next : .folded
        guard opens != goal.isFolded, let scrub = expander.scrub(id, to: goal) else {
            state = .failed
            return
        }
        self.scrub = scrub
        direction = opens ? 1 : -1
        startSpread = spread
        last = (0, time, 0)
        state = .began
    }

    private func follow(at time: TimeInterval) {
        let progress = min(max(direction * (spread - startSpread) / distance, 0), 1)
        let elapsed = time - last.time
        let velocity = elapsed > 0 ? (progress - last.progress) / elapsed : last.velocity
        last = (progress, time, velocity)
        scrub?.progress = progress
    }

    private func middle(in tableView: UITableView) -> CGPoint {
        let (one, other) = (fingers[0].location(in: tableView), fingers[1].location(in: tableView))
        return CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
}
