import Foundation

/// The outline of a path that is stroked.
///
/// The outline consists of pieces: a rectangle for each line, a corner for each join, and the caps. They all turn the
/// same way, so that filling them by the winding rule covers what a stroke does.
struct StrokeOutline {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    /// The greatest length of a miter, in line widths. Longer ones are beveled.
    var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in turn; empty for a solid line.
    var dashes: [CGFloat] = []
    /// The place in the pattern of dashes at which a subpath begins.
    var dashPhase: CGFloat = 0
    /// The greatest distance between a curve and the lines in its place.
    var tolerance: CGFloat = 0.02

    private var radius: CGFloat { width / 2 }

    /// A part of a path without curves.
    private struct Polyline {
        var points: [CGPoint]
        var isClosed = false
    }

    /// Returns the outline of a path.
    func outline(of path: PathSegments) -> PathSegments {
        var result = PathSegments()
        guard width > 0, width.isFinite else { return result }
        for part in Self.parts(of: path.flattened(threshold: tolerance)).flatMap(dashed) { add(part, to: &result) }
        return result
    }

    private static func parts(of path: PathSegments) -> [Polyline] {
        var parts: [Polyline] = []
        for element in path.elements {
            switch element {
            case .move(let point): parts.append(Polyline(points: [point]))
            case .close:
                guard let first = parts.last?.points.first else { continue }
                parts[parts.count - 1].isClosed = true
                // The next part begins where the closed one does.
                parts.append(Polyline(points: [first]))
            case .line(let point), .quad(_, let point), .curve(_, _, let point):
                guard let last = parts.last?.points.last else { continue }
                // A line without a length has no direction.
                if point != last || parts[parts.count - 1].points.count == 1 {
                    parts[parts.count - 1].points.append(point)
                }
            }
        }
        return parts.filter { $0.points.count > 1 || $0.isClosed }
    }

    // MARK: Dashes

    /// Returns the dashes of a part, or the part itself for a solid line.
    private func dashed(_ part: Polyline) -> [Polyline] {
        let pattern = dashes.count.isMultiple(of: 2) ? dashes : dashes + dashes
        let sum = pattern.reduce(0, +)
        guard sum > tolerance, pattern.allSatisfy({ $0 >= 0 }) else { return [part] }
        var rest = dashPhase.truncatingRemainder(dividingBy: sum)
        if rest < 0 { rest += sum }
        var index = 0
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - rest
        var isOn = index.isMultiple(of: 2)
        let points = part.isClosed ? part.points + [part.points[0]] : part.points
        var result: [Polyline] = []
        var dash: [CGPoint] = isOn ? [points[0]] : []
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = start.interpolated(to: end, at: done / length)
                if isOn {
                    result.append(Polyline(points: dash + [point]))
                    dash = []
                } else {
                    dash = [point]
                }
                isOn.toggle()
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - done
            if isOn { dash.append(end) }
        }
        if dash.count > 1 { result.append(Polyline(points: dash)) }
        return result
    }

    // MARK: Pieces

    private func add(_ part: Polyline, to result: inout PathSegments) {
        var points = part.points.enumerated().filter { $0.offset == 0 || $0.element != part.points[$0.offset - 1] }
            .map(\.element)
        if part.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return addDot(at: points[0], to: &result) }
        let ends = part.isClosed ? points.dropFirst() + [points[0]] : points.dropFirst()
        let lines = zip(points, ends).map { Line(start: $0, end: $1, radius: radius) }
        for line in lines { add(line.corners, to: &result) }
        for (line, next) in zip(lines, lines.dropFirst()) { addJoin(of: line, and: next, to: &result) }
        guard let first = lines.first, let last = lines.last else { return }
        if part.isClosed {
            addJoin(of: last, and: first, to: &result)
        } else {
            addCap(at: first.start, -first.normal, to: &result)
            addCap(at: last.end, last.normal, to: &result)
        }
    }

    /// Adds what a line without a length covers: its caps.
    private func addDot(at point: CGPoint, to result: inout PathSegments) {
        guard cap != .butt else { return }
        for normal in [CGVector(dx: 0, dy: radius), CGVector(dx: 0, dy: -radius)] {
            addCap(at: point, normal, to: &result)
        }
    }

    /// Adds the cap at the end of a line whose normal, of the length of the radius, points to the left.
    private func addCap(at point: CGPoint, _ normal: CGVector, to result: inout PathSegments) {
        switch cap {
        case .butt: break
        case .square:
            let along = CGVector(dx: normal.dy, dy: -normal.dx)
            add([point + normal, point + normal + along, point - normal + along, point - normal], to: &result)
        case .round: add([point] + arc(around: point, from: normal, to: -normal, by: -.pi), to: &result)
        }
    }

    private func addJoin(of line: Line, and next: Line, to result: inout PathSegments) {
        let (one, two, point) = (line.normal, next.normal, line.end)
        let cross = one.dx * two.dy - one.dy * two.dx
        let dot = one.dx * two.dx + one.dy * two.dy
        let angle = atan2(cross, dot)
        guard abs(angle) > 1e-9 else { return }
        // The outer side is on the right of a turn to the left.
        let (from, to) = angle > 0 ? (-one, -two) : (one, two)
        let cosine = cos(angle / 2)
        switch join {
        case .round: add([point] + arc(around: point, from: from, to: to, by: angle), to: &result)
        case .miter where cosine > 1e-6 && 1 / cosine <= miterLimit:
            let middle = CGVector(dx: from.dx + to.dx, dy: from.dy + to.dy)
            let scale = 1 / (2 * cosine * cosine)
            let tip = point + CGVector(dx: middle.dx * scale, dy: middle.dy * scale)
            add([point, point + from, tip, point + to], to: &result)
        case .miter, .bevel: add([point, point + from, point + to], to: &result)
        }
    }

    /// Returns points of a circle of the radius, from one vector to another that is turned by an angle.
    private func arc(around center: CGPoint, from: CGVector, to: CGVector, by angle: CGFloat) -> [CGPoint] {
        let step = 2 * acos(max(0, 1 - tolerance / max(radius, tolerance)))
        let count = max(1, Int((abs(angle) / step).rounded(.up)))
        let inner = (1..<max(count, 1)).map { number in
            let turn = angle * CGFloat(number) / CGFloat(count)
            return center
                + CGVector(dx: from.dx * cos(turn) - from.dy * sin(turn), dy: from.dx * sin(turn) + from.dy * cos(turn))
        }
        return [center + from] + inner + [center + to]
    }

    /// Adds a piece, in the direction that all have.
    private func add(_ points: [CGPoint], to result: inout PathSegments) {
        let area = zip(points, points.dropFirst() + [points[0]]).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        result.addLines(between: area < 0 ? points.reversed() : points)
        result.close()
    }
}

/// A line of a stroke.
private struct Line {
    var start: CGPoint
    var end: CGPoint
    /// The vector from the line to its left edge.
    var normal: CGVector

    init(start: CGPoint, end: CGPoint, radius: CGFloat) {
        self.start = start
        self.end = end
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let scale = radius / hypot(dx, dy)
        normal = CGVector(dx: -dy * scale, dy: dx * scale)
    }

    var corners: [CGPoint] { [start + normal, start - normal, end - normal, end + normal] }
}

private prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

private func - (point: CGPoint, vector: CGVector) -> CGPoint { point + -vector }

extension CGPoint {
    fileprivate func interpolated(to other: CGPoint, at fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
