import Foundation

extension CGPoint {
    /// Returns the point transformed by `t`.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size transformed by `t` as a vector. Translation is ignored, and the result may be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of the rectangle transformed by `t`. The null and the infinite rectangle
    /// are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // A separate case, so that translation and scaling preserve the exact size.
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

    /// Creates the bounding box of points, which is the null rectangle if there are none.
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
