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

    let axes: Axes
    /// The offset at the beginning of the drag, as if nothing resisted.
    private var start: CGPoint
    private var way = CGPoint.zero

    /// Begins a drag of content at an offset, which may be beyond an edge.
    init(from offset: CGPoint, in geometry: ScrollGeometry, axes: Axes = .both) {
        self.axes = axes
        start = geometry.pulled(forShown: offset)
    }

    /// Sets the finger's distance from where the drag began.
    mutating func pull(by translation: CGPoint, in geometry: ScrollGeometry) {
        way = CGPoint(
            x: axes == .vertical || !geometry.horizontal.scrolls ? 0 : translation.x,
            y: axes == .horizontal || !geometry.vertical.scrolls ? 0 : translation.y
        )
    }

    /// Returns the offset of the content.
    func offset(in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(x: geometry.horizontal.shown(forPulled: pulled.x), y: geometry.vertical.shown(forPulled: pulled.y))
    }

    /// Returns the offset's velocity for a finger of a velocity, in points per second.
    func velocity(ofFinger velocity: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: axes == .vertical ? 0 : geometry.horizontal.velocity(ofFinger: velocity.x, at: pulled.x),
            y: axes == .horizontal ? 0 : geometry.vertical.velocity(ofFinger: velocity.y, at: pulled.y)
        )
    }

    /// Continues the drag from another offset, or within other edges.
    mutating func rebase(at offset: CGPoint, in geometry: ScrollGeometry) {
        let grip = geometry.pulled(forShown: offset)
        start = CGPoint(x: grip.x + way.x, y: grip.y + way.y)
    }

    private var pulled: CGPoint { CGPoint(x: start.x - way.x, y: start.y - way.y) }

    /// Returns the axes of a drag with directional lock that begins in a direction. A diagonal drag is not locked.
    static func lockedAxes(for translation: CGPoint) -> Axes {
        let (x, y) = (abs(translation.x), abs(translation.y))
        if x > y * ScrollMetrics.lockRatio { return .horizontal }
        if y > x * ScrollMetrics.lockRatio { return .vertical }
        return .both
    }
}

extension ScrollGeometry {
    fileprivate func pulled(forShown offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.pulled(forShown: offset.x), y: vertical.pulled(forShown: offset.y))
    }
}

extension ScrollAxis {
    fileprivate func velocity(ofFinger velocity: CGFloat, at pulled: CGFloat) -> CGFloat {
        scrolls ? -velocity * slope(atPulled: pulled) : 0
    }
}
