import Foundation

extension CGContext {
    /// Starts an empty path, and discards the current one.
    public func beginPath() {
        devicePath = PathSegments()
    }

    /// Begins a subpath at `point`.
    public func move(to point: CGPoint) {
        devicePath.move(to: point.applying(state.ctm))
    }

    /// Adds a line from the current point to `point`.
    public func addLine(to point: CGPoint) {
        devicePath.addLine(to: point.applying(state.ctm))
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) {
        devicePath.addLines(between: points, transform: state.ctm)
    }

    /// Adds a cubic Bézier curve from the current point to `end`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        devicePath.addCurve(
            to: end.applying(state.ctm),
            control1: control1.applying(state.ctm),
            control2: control2.applying(state.ctm)
        )
    }

    /// Adds a quadratic Bézier curve from the current point to `end`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        devicePath.addQuadCurve(to: end.applying(state.ctm), control: control.applying(state.ctm))
    }

    /// Adds a closed rectangle. The null rectangle adds nothing.
    public func addRect(_ rect: CGRect) {
        devicePath.addRect(rect, transform: state.ctm)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse inscribed in `rect`.
    public func addEllipse(in rect: CGRect) {
        devicePath.addEllipse(in: rect, transform: state.ctm)
    }

    /// Adds an arc of a circle between two angles in radians. If there is a current point, a line to the arc's start
    /// comes first. `clockwise` refers to coordinates in which y points up.
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

    /// Adds an arc that rounds the corner between lines from the current point to `tangent1End` and
    /// on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        devicePath.addArc(
            tangent1End: tangent1End,
            tangent2End: tangent2End,
            radius: radius,
            transform: state.ctm
        )
    }

    /// Adds the elements of `path`.
    public func addPath(_ path: CGPath) {
        devicePath.append(path.segments, transform: state.ctm)
    }

    /// Closes the current subpath with a line to its start.
    public func closePath() {
        devicePath.close()
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool {
        devicePath.isEmpty
    }

    /// The current point in user space, or the origin if the path is empty.
    public var currentPointOfPath: CGPoint {
        devicePath.current?.applying(state.ctm.inverted()) ?? .zero
    }

    /// The bounding box of the current path in user space, including control points. The null rectangle
    /// if the path is empty.
    public var boundingBoxOfPath: CGRect {
        devicePath.applying(state.ctm.inverted()).controlBounds
    }

    /// The current path in user space, or nil if it is empty.
    public var path: CGPath? {
        devicePath.isEmpty ? nil : CGPath(segments: devicePath.applying(state.ctm.inverted()))
    }

    /// Returns whether drawing the current path with `mode` would cover a point of user space.
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

    /// Ends the current path and returns it.
    func takePath() -> PathSegments {
        defer { devicePath = PathSegments() }
        return devicePath
    }
}
