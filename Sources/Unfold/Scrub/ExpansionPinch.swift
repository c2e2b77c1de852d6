import UIKit

/// A gesture recognizer that unfolds a row when two fingers on it move apart, and folds it when they move together.
///
/// ```swift
/// tableView.addGestureRecognizer(ExpansionPinch(expander))
/// ```
public final class ExpansionPinch<ID: Hashable, Level: ExpansionLevel>: RowGesture<ID, Level> {
    /// The distance that the fingers move apart for the whole change, in points. The default is 120.
    ///
    /// ```swift
    /// let pinch = ExpansionPinch(expander)
    /// pinch.distance = 160
    /// ```
    public var distance: CGFloat = 120

    /// The distance that the fingers move before the gesture begins, in points.
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
            // The progress starts where the gesture begins. Otherwise the row would jump by the slop.
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

    /// Returns the row between the fingers and the level to which the gesture changes it.
    ///
    /// Fingers that move apart change a row to its next level, unless that is the folded one.
    /// Fingers that move together fold it.
    private func rowAndGoal() -> (id: ID, level: Level)? {
        guard let id = expander.places.id(seenAt: middle) else { return nil }
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
