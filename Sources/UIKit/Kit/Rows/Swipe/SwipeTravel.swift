import CoreGraphics

/// The distance by which a swiped row is moved, and where it goes when the finger is lifted. All values are in
/// points, and positive distances show actions.
struct SwipeTravel: Equatable {
    /// The distance at which all actions are shown.
    var open: CGFloat
    /// The distance at which the first action is shown; `nil` if there is only one.
    var first: CGFloat?
    /// The width of the row.
    var width: CGFloat
    /// Whether a swipe over most of the row performs the first action.
    var allowsFullSwipe: Bool

    /// The place to which a released row moves.
    enum End: Equatable {
        case closed, open, full
    }

    /// The distance from which the first action takes all the space and is performed when the finger is lifted.
    var fullDistance: CGFloat { max(open + SwipeMetrics.fullSwipeMargin, width * SwipeMetrics.fullSwipePart) }

    /// The distance at which a full swipe holds the row.
    var commitDistance: CGFloat { max(fullDistance, width - SwipeMetrics.commitInset) }

    /// Returns the distance of the row for a distance of the finger.
    ///
    /// Without a full swipe, the row follows less and less beyond the actions.
    func distance(forFinger distance: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard !allowsFullSwipe, distance > open else { return min(distance, width) }
        let beyond = distance - open
        let rest = max(width - open, 1)
        return open + (1 - 1 / (beyond * SwipeMetrics.rubberBand / rest + 1)) * rest
    }

    /// Whether a row at a distance performs its first action when it is released.
    func isFull(at distance: CGFloat) -> Bool {
        allowsFullSwipe && distance >= fullDistance
    }

    /// Returns the distance of a row that a full swipe has held and that the finger takes back. It gives up its lead in
    /// proportion to the finger, so that it doesn't jump.
    func returned(to distance: CGFloat) -> CGFloat {
        guard fullDistance > 0 else { return distance }
        return min(distance * commitDistance / fullDistance, commitDistance)
    }

    /// Returns where a row at a distance goes when the finger is lifted with a velocity, in points per second: it stays
    /// open if it would come as far as the first action.
    func end(at distance: CGFloat, velocity: CGFloat) -> End {
        if isFull(at: distance) { return .full }
        return distance + velocity * SwipeMetrics.foresight >= first ?? open ? .open : .closed
    }
}
