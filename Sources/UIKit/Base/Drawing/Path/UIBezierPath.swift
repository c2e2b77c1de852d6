import CoreGraphics
import Foundation

/// A path of lines and curves in points, with the attributes for drawing it.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// The width of the stroke in points, 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of an open stroke.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of a stroke.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a mitre, as a multiple of the line width. 10 by default. Longer mitres are bevelled.
    open var miterLimit: CGFloat = 10
    /// Whether the even-odd rule determines the inside of the path. False by default: the nonzero winding rule
    /// applies.
    open var usesEvenOddFillRule = false
    private var dashPattern: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Creates an empty path.
    public override init() {}

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Creates the ellipse inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Creates a rectangle with rounded corners. The radius is limited to half of the shorter side.
    ///
    /// The corners are circular arcs; UIKit's blend into the sides more smoothly.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(max(cornerRadius, 0), min(abs(rect.width), abs(rect.height)) / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// Creates a rectangle with some corners rounded. As in UIKit, the corners are circular arcs with a radius of
    /// the width of `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addPath(CGPath(segments: .roundedRect(rect, corners: corners, radius: cornerRadii.width)))
    }

    /// Creates a circular arc between two angles in radians. Angle 0 points to the right, and angles grow
    /// clockwise.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a copy of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    /// The Core Graphics path. Each access returns a copy.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle that contains all points of the path, control points included; null if the path is
    /// empty.
    open var bounds: CGRect { path.boundingBox }
    /// The start of the next line; the origin if the path is empty.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Returns whether filling the path would cover a point.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: fillRule)
    }

    /// Begins a new subpath.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line. A path must begin with a move.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a circular arc between two angles in radians, and a line from the current point to its start. Angle 0
    /// points to the right, and angles grow clockwise.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Core Graphics defines clockwise for y growing upwards.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Adds a line to the start of the current subpath.
    open func close() {
        path.closeSubpath()
    }

    /// Removes all elements.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(path, transform: transform)
        path = mapped
    }

    /// Returns the same path in the opposite direction.
    open func reversing() -> UIBezierPath {
        let reversed = styledCopy()
        reversed.path.addPath(CGPath(segments: path.segments.reversed()))
        return reversed
    }

    /// Sets the alternating lengths of dashes and gaps in points, and the offset into that pattern at which the
    /// stroke starts. Without lengths, the stroke is solid.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Returns the lengths of the dashes and gaps, their count and the phase by reference.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dashPattern, count: dashPattern.count)
        count?.pointee = dashPattern.count
        phase?.pointee = dashPhase
    }

    /// Fills the path with the current context's fill color.
    open func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Fills the path with the current context's fill color, using a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { context in
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: fillRule)
        }
    }

    /// Strokes the path with the current context's stroke color and the path's line attributes.
    open func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Strokes the path with the current context's stroke color and the path's line attributes, using a blend mode
    /// and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashPattern)
            context.beginPath()
            context.addPath(path)
            context.strokePath()
        }
    }

    /// Clips later drawing in the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    /// Returns an independent copy of the path.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = styledCopy()
        copy.path.addPath(path)
        return copy
    }

    private var fillRule: CGPathFillRule {
        usesEvenOddFillRule ? .evenOdd : .winding
    }

    private func styledCopy() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashPattern = dashPattern
        copy.dashPhase = dashPhase
        return copy
    }
}
