import CoreGraphics
import Motion

/// The way from one key frame to the next: a line, or a cubic Bézier curve of values.
struct KeyframeStep {
    let start: AnimatedValue
    let end: AnimatedValue
    /// The two control points, or nil for a line.
    let controls: (AnimatedValue, AnimatedValue)?

    init(from start: AnimatedValue, to end: AnimatedValue, controls: (AnimatedValue, AnimatedValue)? = nil) {
        self.start = start
        self.end = end
        self.controls = controls
    }

    /// Returns the value at a fraction of the parameter.
    func value(at fraction: Double) -> AnimatedValue {
        guard let controls else { return start.mixed(with: end, progress: fraction) }
        func mix(_ one: AnimatedValue, _ other: AnimatedValue) -> AnimatedValue {
            one.mixed(with: other, progress: fraction)
        }
        let (first, middle, last) = (mix(start, controls.0), mix(controls.0, controls.1), mix(controls.1, end))
        return mix(mix(first, middle), mix(middle, last))
    }

    /// The angle of the direction of a curve of points at a fraction of the parameter, in radians.
    func angle(at fraction: Double) -> CGFloat {
        let near = 1e-3
        guard case .point(let before) = value(at: max(fraction - near, 0)),
            case .point(let after) = value(at: min(fraction + near, 1))
        else { return 0 }
        return atan2(after.y - before.y, after.x - before.x)
    }
}

extension KeyframeStep {
    /// Returns the lines and curves of a path in their order. The jump to another subpath is no step.
    static func steps(along path: CGPath) -> [KeyframeStep] {
        var steps: [KeyframeStep] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(to end: CGPoint, _ controls: (CGPoint, CGPoint)? = nil) {
            let points = controls.map { (AnimatedValue.point($0.0), AnimatedValue.point($0.1)) }
            steps.append(KeyframeStep(from: .point(current), to: .point(end), controls: points))
            current = end
        }
        for element in path.segments.elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let end): add(to: end)
            case .quad(let control, let end):
                let first = current.interpolated(to: control, fraction: 2 / 3)
                add(to: end, (first, end.interpolated(to: control, fraction: 2 / 3)))
            case .curve(let control1, let control2, let end): add(to: end, (control1, control2))
            case .close: if current != start { add(to: start) }
            }
        }
        return steps
    }

    /// Returns the steps through values: lines, or the curves of Kochanek and Bartels, which without parameters are
    /// those of Catmull and Rom. Steps between values without a difference, such as colors, are lines.
    static func steps(through values: [AnimatedValue], bend: KeyframeBend?) -> [KeyframeStep] {
        let pairs = zip(values, values.dropFirst()).map { KeyframeStep(from: $0, to: $1) }
        guard let bend else { return pairs }
        let moves = pairs.map { $0.end.difference(from: $0.start)?.difference }
        return pairs.indices.map { index in
            let step = pairs[index]
            guard let move = moves[index] else { return step }
            let none = move.scaled(by: 0)
            let before = index > 0 ? moves[index - 1] ?? none : none
            let after = index + 1 < moves.count ? moves[index + 1] ?? none : none
            let leaving = bend.leaving(index, before: before, after: move)
            let arriving = bend.arriving(index + 1, before: move, after: after)
            return KeyframeStep(
                from: step.start,
                to: step.end,
                controls: (
                    step.start.adding(leaving.scaled(by: 1.0 / 3)), step.end.adding(arriving.scaled(by: -1.0 / 3))
                )
            )
        }
    }
}
