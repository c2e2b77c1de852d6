import CoreGraphics

/// Content that a finger pulls. The finger's way is kept, and what is shown follows from it, so that pulling out and
/// back leads to where it began.
struct ScrollDrag {
    /// The axes along which the finger moves the content.
    enum Axes {
        case both, horizontal, vertical
    }

    let axes: Axes
    /// Where the finger would have the content if nothing resisted, when the finger has not moved.
    private var start: CGPoint
    private var way = CGPoint.zero

    /// Takes hold of content where it is, beyond an edge too.
    init(from offset: CGPoint, in geometry: ScrollGeometry, axes: Axes = .both) {
        self.axes = axes
        start = geometry.pulled(forShown: offset)
    }

    /// The finger is so far from where it took hold.
    mutating func pull(by translation: CGPoint, in geometry: ScrollGeometry) {
        way = CGPoint(
            x: axes == .vertical || !geometry.horizontal.scrolls ? 0 : translation.x,
            y: axes == .horizontal || !geometry.vertical.scrolls ? 0 : translation.y
        )
    }

    /// The offset that the content takes.
    func offset(in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(x: geometry.horizontal.shown(forPulled: pulled.x), y: geometry.vertical.shown(forPulled: pulled.y))
    }

    /// The offset's change per second, for a finger of that velocity.
    func velocity(ofFinger velocity: CGPoint, in geometry: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: axes == .vertical ? 0 : geometry.horizontal.velocity(ofFinger: velocity.x, at: pulled.x),
            y: axes == .horizontal ? 0 : geometry.vertical.velocity(ofFinger: velocity.y, at: pulled.y)
        )
    }

    /// Keeps hold of content that was put elsewhere, or whose edges were.
    mutating func regrip(at offset: CGPoint, in geometry: ScrollGeometry) {
        let grip = geometry.pulled(forShown: offset)
        start = CGPoint(x: grip.x + way.x, y: grip.y + way.y)
    }

    private var pulled: CGPoint { CGPoint(x: start.x - way.x, y: start.y - way.y) }

    /// The axes of a drag that begins in a direction, if it is to keep to one: none when it begins aslant.
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
