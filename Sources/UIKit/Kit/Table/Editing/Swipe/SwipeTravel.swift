import CoreGraphics

/// The distance by which a swiped row is moved, and where it goes when the finger is lifted. All values are in
/// points, and positive distances show actions.
struct SwipeTravel: Equatable {
    /// The distance at which all actions are shown.
    var open: CGFloat
    /// The width of the row.
    var width: CGFloat
    /// Whether a swipe over most of the row performs the first action.
    var allowsFullSwipe: Bool

    /// The place to which a released row moves.
    enum End: Equatable {
        case closed, open, full
    }

    /// The distance from which the first action takes all the space and is performed when the finger is lifted
    /// (unverified).
    var fullDistance: CGFloat { max(open + SwipeMetrics.fullSwipeMargin, width * SwipeMetrics.fullSwipePart) }

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

    /// Returns where a row at a distance goes when the finger is lifted with a velocity, in points per second.
    func end(at distance: CGFloat, velocity: CGFloat) -> End {
        if isFull(at: distance), velocity > -SwipeMetrics.flickVelocity { return .full }
        if velocity > SwipeMetrics.flickVelocity { return .open }
        if velocity < -SwipeMetrics.flickVelocity { return .closed }
        return distance >= open / 2 ? .open : .closed
    }
}
