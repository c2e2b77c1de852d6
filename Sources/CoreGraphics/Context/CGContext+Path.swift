import Foundation

extension CGContext {
    /// Starts over with an empty path.
    public func beginPath() {
        devicePath = PathSegments()
    }

    /// Starts a new part of the path at `point`.
    public func move(to point: CGPoint) {
        devicePath.move(to: point.applying(state.ctm))
    }

    /// A straight line from the current point to `point`.
    public func addLine(to point: CGPoint) {
        devicePath.addLine(to: point.applying(state.ctm))
    }

    /// A move to the first point and lines through the others.
    public func addLines(between points: [CGPoint]) {
        devicePath.addLines(between: points, transform: state.ctm)
    }

    /// A cubic Bézier curve from the current point to `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(
            to: end.applying(state.ctm),
            control1: control1.applying(state.ctm),
            control2: control2.applying(state.ctm)
        )
    }

    /// A quadratic Bézier curve from the current point to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end.applying(state.ctm), control: control.applying(state.ctm))
    }

    /// A closed rectangle; nothing for the null one.
    public func addRect(_ rect: CGRect) {
        devicePath.addRect(rect, transform: state.ctm)
    }

    /// Closed rectangles, one after the other.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// The closed ellipse that touches the four sides of `rect`.
    public func addEllipse(in rect: CGRect) {
        devicePath.addEllipse(in: rect, transform: state.ctm)
    }

    /// A part of a circle between two angles in radians, after a line to its start if there is a current point.
    /// `clockwise` is meant in coordinates whose y grows upwards.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        devicePath.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise,
            transform: state.ctm
        )
    }

    /// Rounds the corner that lines from the current point to `tangent1End` and on to `tangent2End` would make.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(
            tangent1End: tangent1End,
            tangent2End: tangent2End,
            radius: radius,
            transform: state.ctm
        )
    }

    /// Every element of `path`.
    public func addPath(_ path: CGPath) {
        devicePath.append(path.segments, transform: state.ctm)
    }

    /// A straight line back to where this part of the path started.
    public func closePath() {
        devicePath.close()
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool {
        devicePath.isEmpty
    }

    /// Where the next line would start, in user space; the origin if the path is empty.
    public var currentPointOfPath: CGPoint {
        devicePath.current?.applying(state.ctm.inverted()) ?? .zero
    }

    /// The smallest rectangle of user space around every point of the current path, control points included; null if it is
    /// empty.
    public var boundingBoxOfPath: CGRect {
        devicePath.applying(state.ctm.inverted()).controlBounds
    }

    /// The current path in user space; nil if it is empty.
    public var path: CGPath? {
        devicePath.isEmpty ? nil : CGPath(segments: devicePath.applying(state.ctm.inverted()))
    }

    /// Whether drawing the current path by `mode` would cover `point` of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        switch mode {
        case .fill: fills(point, .winding)
        case .eoFill: fills(point, .evenOdd)
        case .stroke: strokes(point)
        case .fillStroke: fills(point, .winding) || strokes(point)
        case .eoFillStroke: fills(point, .evenOdd) || strokes(point)
        }
    }

    private func fills(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
        devicePath.contains(point.applying(state.ctm), rule: rule)
    }

    /// Ends the current path, and gives it.
    func takePath() -> PathSegments {
        defer { devicePath = PathSegments() }
        return devicePath
    }
}
