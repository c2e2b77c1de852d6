import Foundation

extension CGPath {
    /// Returns an immutable path with the same elements.
    public func copy() -> CGPath? {
        CGPath(segments: segments)
    }

    /// Returns an immutable path with the same elements, transformed by `transform` if it is not nil.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(segments: segments.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable path with the same elements.
    public func mutableCopy() -> CGMutablePath? {
        mutableCopy(using: nil)
    }

    /// Returns a mutable path with the same elements, transformed by `transform` if it is not nil.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.segments = segments.applying(transform?.pointee ?? .identity)
        return copy
    }

    /// Returns the path with its curves replaced by lines. The distance to a curve is at most `threshold`, unless
    /// that requires more than 4096 lines for one curve.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(segments: segments.flattened(threshold: threshold > 0 ? threshold : .leastNormalMagnitude))
    }

    /// Calls `block` with each element in order. The pointer is valid only until the closure returns.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in segments.elements {
            // Never empty, so that a closing element has a valid pointer too.
            var points = element.points + [.zero]
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: element.type, points: base), block)
            }
        }
    }
}

extension PathSegments.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
