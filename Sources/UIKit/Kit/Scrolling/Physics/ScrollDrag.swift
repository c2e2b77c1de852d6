import CoreGraphics

/// A drag of the content by a finger.
///
/// The finger's distance is kept, and the offset follows from it. Pulling beyond an edge and back therefore ends
/// where it began, although the rubber band moves the content less than the finger.
struct ScrollDrag {
    /// The axes along which the finger moves the content.
    enum Axes {
        case both, horizontal, vertical
    }

    /// Whether the finger moves the content along each axis. The axes stay the same if the content comes to fit.
    private let movesHorizontally: Bool
    private let movesVertically: Bool
    /// The offset at the beginning of the drag, as if nothing resisted.
    private var start = CGPoint.zero
    private var way = CGPoint.zero

    /// Begins a drag of content at an offset, which may be beyond an edge.
    init(from offset: CGPoint, in geometry: ScrollGeometry, axes: Axes = .both) {
        movesHorizontally = axes != .vertical && geometry.horizontal.scrolls
        movesVertically = axes != .horizontal && geometry.vertical.scrolls
        start = pulled(forShown: offset, in: geometry)
    }

    /// Sets the finger's distance from where the drag began.
    mutating func pull(by translation: CGPoint) {
        way = CGPoint(x: movesHorizontally ? translation.x : 0, y: movesVertically ? translation.y : 0)
    }

    /// Returns the offset of the content.
    func offset(in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: movesHorizontally ? geometry.horizontal.held.shown(forPulled: pulled.x) : pulled.x,
            y: movesVertically ? geometry.vertical.held.shown(forPulled: pulled.y) : pulled.y
        )
    }

    /// Returns the offset's velocity for a finger of a velocity, in points per second.
    func velocity(ofFinger velocity: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: movesHorizontally ? -velocity.x * geometry.horizontal.held.slope(atPulled: pulled.x) : 0,
            y: movesVertically ? -velocity.y * geometry.vertical.held.slope(atPulled: pulled.y) : 0
        )
    }

    /// Continues the drag from another offset, or within other edges.
    mutating func rebase(at offset: CGPoint, in geometry: ScrollGeometry) {
        let grip = pulled(forShown: offset, in: geometry)
        start = CGPoint(x: grip.x + way.x, y: grip.y + way.y)
    }

    private var pulled: CGPoint { CGPoint(x: start.x - way.x, y: start.y - way.y) }

    private func pulled(forShown offset: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: movesHorizontally ? geometry.horizontal.held.pulled(forShown: offset.x) : offset.x,
            y: movesVertically ? geometry.vertical.held.pulled(forShown: offset.y) : offset.y
        )
    }

    /// Returns the axes of a drag with directional lock that begins in a direction. A diagonal drag is not locked.
    static func lockedAxes(for translation: CGPoint) -> Axes {
        let (x, y) = (abs(translation.x), abs(translation.y))
        if x > y * ScrollMetrics.lockRatio { return .horizontal }
        if y > x * ScrollMetrics.lockRatio { return .vertical }
        return .both
    }
}
