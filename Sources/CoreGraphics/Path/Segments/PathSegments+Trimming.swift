import Foundation

extension PathSegments {
    /// Returns the part of the path between two fractions of its length, which are limited to 0 … 1. O(elements).
    ///
    /// Subpaths that are in the part as a whole are kept as they are, so closed ones remain closed.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> PathSegments {
        guard start < end else { return PathSegments() }
        if start <= 0, end >= 1 { return self }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.pieces(closingParts: false).map(\.length) }
        let total = lengths.joined().reduce(0, +)
        let range = (start: max(start, 0) * total, end: min(end, 1) * total)
        var result = PathSegments()
        var position: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            let length = lengths.reduce(0, +)
            defer { position += length }
            guard length > 0, position < range.end, position + length > range.start else { continue }
            if position >= range.start, position + length <= range.end {
                result.append(subpath)
            } else {
                result.append(subpath, lengths, from: range.start - position, to: range.end - position)
            }
        }
        return result
    }

    /// Appends the part of a subpath between two lengths.
    private mutating func append(_ subpath: PathSegments, _ lengths: [CGFloat], from start: CGFloat, to end: CGFloat) {
        var position: CGFloat = 0
        var isBegun = false
        for (piece, length) in zip(subpath.pieces(closingParts: false), lengths) {
            defer { position += length }
            guard length > 0, position < end, position + length > start else { continue }
            let part = piece.part(from: max(start - position, 0), to: min(end - position, length), of: length)
            if !isBegun { move(to: part.start) }
            isBegun = true
            switch part {
            case .line(_, let end): addLine(to: end)
            case .curve(let curve): addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
            }
        }
    }

    /// The subpaths, each beginning with a move.
    private var subpaths: [PathSegments] {
        var subpaths: [PathSegments] = []
        var open = PathSegments()
        var start: CGPoint?
        func finish() {
            if !open.isEmpty { subpaths.append(open) }
            open = PathSegments()
        }
        for element in elements {
            if case .move(let point) = element {
                finish()
                start = point
            } else if open.isEmpty, let start {
                // After a closed subpath the next one begins at the same point without a move.
                open.move(to: start)
            }
            switch element {
            case .move(let point): open.move(to: point)
            case .line(let point): open.addLine(to: point)
            case .quad(let control, let end): open.addQuadCurve(to: end, control: control)
            case .curve(let control1, let control2, let end):
                open.addCurve(to: end, control1: control1, control2: control2)
            case .close:
                open.close()
                finish()
            }
        }
        finish()
        return subpaths
    }
}

extension PathSegments.Piece {
    fileprivate var start: CGPoint {
        switch self {
        case .line(let from, _): from
        case .curve(let curve): curve.start
        }
    }

    fileprivate var length: CGFloat {
        switch self {
        case .line(let from, let to): hypot(to.x - from.x, to.y - from.y)
        case .curve(let curve): curve.length
        }
    }

    /// Returns the part between two lengths of the piece, which is `length` long.
    fileprivate func part(from start: CGFloat, to end: CGFloat, of length: CGFloat) -> PathSegments.Piece {
        if start <= 0, end >= length { return self }
        switch self {
        case .line(let from, let to):
            let point = { (fraction: CGFloat) in
                CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
            }
            return .line(
                from: start <= 0 ? from : point(start / length),
                to: end >= length ? to : point(end / length)
            )
        case .curve(let curve):
            let first = start <= 0 ? 0 : curve.time(atLength: start)
            let last = end >= length ? 1 : curve.time(atLength: end)
            return .curve(curve.part(from: first, to: last))
        }
    }
}
