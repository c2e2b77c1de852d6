import Foundation

extension CGPoint {
    /// The point to which `t` maps this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size to which `t` maps this one as a vector: translation does not count, and the result can be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the four corners of this one once `t` has mapped them. The null and the
    /// infinite rectangle stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // Kept apart so that moving and scaling keep a rectangle's exact width.
        if t.b == 0, t.c == 0 {
            let origin = origin.applying(t)
            return CGRect(x: origin.x, y: origin.y, width: t.a * size.width, height: t.d * size.height).standardized
        }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        return CGRect(around: corners)
    }

    /// The smallest rectangle that holds every one of the points; null if there are none.
    init(around points: some Sequence<CGPoint>) {
        var iterator = points.makeIterator()
        guard let first = iterator.next() else {
            self = .null
            return
        }
        var (lowX, highX, lowY, highY) = (first.x, first.x, first.y, first.y)
        while let point = iterator.next() {
            lowX = min(lowX, point.x)
            highX = max(highX, point.x)
            lowY = min(lowY, point.y)
            highY = max(highY, point.y)
        }
        self.init(x: lowX, y: lowY, width: highX - lowX, height: highY - lowY)
    }
}
