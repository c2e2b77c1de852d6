import UIKit

/// Two fingers on a row that unfold it by moving apart and fold it by moving together.
///
/// ```swift
/// tableView.addGestureRecognizer(RowPinch(expander))
/// ```
public final class RowPinch<ID: Hashable & Sendable, Level: ExpansionLevel>: RowGesture<ID, Level> {
    /// Points that the fingers move apart for the whole way.
    ///
    /// ```swift
    /// let pinch = RowPinch(expander)
    /// pinch.distance = 160
    /// ```
    public var distance: CGFloat = 120

    /// Points that the fingers move before it is a pinch.
    private static var slop: CGFloat { 8 }

    private var fingers: [UITouch] = []
    private var startSpread: CGFloat = 0
    private var direction: CGFloat = 1

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        fingers += touches
        if fingers.count == 2 { startSpread = spread }
        if fingers.count > 2 { giveUp() }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard fingers.count == 2 else { return }
        if scrub != nil {
            follow(to: direction * (spread - startSpread) / distance, at: event.timestamp)
        } else if abs(spread - startSpread) >= Self.slop, state == .possible {
            let goal = rowAndGoal()
            startSpread = spread
            begin(goal.flatMap { expander.scrub($0.id, to: $0.level) }, at: event.timestamp)
        }
    }

    public override func reset() {
        super.reset()
        fingers = []
    }

    private var spread: CGFloat {
        let (one, other) = (fingers[0].location(in: view), fingers[1].location(in: view))
        return hypot(one.x - other.x, one.y - other.y)
    }

    /// The row between the fingers, and where it is taken. Moving apart takes a row to its next level, unless that is the
    /// folded one; moving together folds it.
    private func rowAndGoal() -> (id: ID, level: Level)? {
        guard let id = expander.id(seenAt: middle) else { return nil }
        let opens = spread > startSpread
        let goal = opens ? expander[id].next : .folded
        guard opens != goal.isFolded else { return nil }
        direction = opens ? 1 : -1
        return (id, goal)
    }

    private var middle: CGPoint {
        let (one, other) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
        return CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
}
