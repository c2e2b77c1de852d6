import Foundation

extension CGPath {
    /// An immutable path with the same elements.
    public func copy() -> CGPath? {
        CGPath(segments: segments)
    }

    /// An immutable path with the same elements, mapped by `transform` if there is one.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(segments: segments.applying(transform?.pointee ?? .identity))
    }

    /// A path with the same elements, to be added to.
    public func mutableCopy() -> CGMutablePath? {
        mutableCopy(using: nil)
    }

    /// A path with the same elements, mapped by `transform` if there is one, to be added to.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.segments = segments.applying(transform?.pointee ?? .identity)
        return copy
    }

    /// The path with lines for its curves. They stray from them by at most `threshold`, unless that takes more than 4096
    /// lines for one curve.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(segments: segments.flattened(threshold: threshold > 0 ? threshold : .leastNormalMagnitude))
    }

    /// Calls `block` with each element in order. The pointer it gets is valid only until it returns.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in segments.elements {
            // Never empty, so that even a closing element has an address to show.
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
