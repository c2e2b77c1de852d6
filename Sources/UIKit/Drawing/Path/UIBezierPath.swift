import CoreGraphics
import Foundation

/// A path of lines and curves in points, with what is to be known to draw it.
open class UIBezierPath: NSObject, NSCopying {
    private var path = CGMutablePath()

    /// The width of the stroke in points, 1 at first.
    open var lineWidth: CGFloat = 1
    /// How the ends of an open stroke look.
    open var lineCapStyle = CGLineCap.butt
    /// How the corners of a stroke look.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many times as long as the stroke is wide a mitre may be, 10 at first; a longer one is cut off.
    open var miterLimit: CGFloat = 10
    /// Whether a point is inside when an odd number of lines is around it. False at first: then the lines' directions count.
    open var usesEvenOddFillRule = false
    private var dashPattern: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// An empty path.
    public override init() {}

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with rounded corners; the radius is at most half of its shorter side. The corners are quarters of a
    /// circle, where UIKit's go over into the sides a little more smoothly.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(max(cornerRadius, 0), min(abs(rect.width), abs(rect.height)) / 2)
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// A rectangle with some corners rounded: with quarters of a circle of the width of `cornerRadii`, as UIKit does.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addPath(CGPath(segments: .roundedRect(rect, corners: corners, radius: cornerRadii.width)))
    }

    /// A part of a circle between two angles in radians, 0 to the right and growing clockwise.
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

    /// A copy of a Core Graphics path.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    /// The lines and curves. Reading copies them.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Whether there are no lines and curves.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around every point of the path, control points included; null if it is empty.
    open var bounds: CGRect { path.boundingBox }
    /// Where the next line starts; the origin in an empty path.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether filling the path covers a point.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: fillRule)
    }

    /// Starts a new part of the path.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line. Nothing may be added to a path before its first move.
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

    /// Adds a part of a circle between two angles in radians, 0 to the right and growing clockwise, and a line to its start
    /// from where the path is.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Core Graphics names the directions as they look when y grows upwards.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Adds a line to where this part of the path started.
    open func close() {
        path.closeSubpath()
    }

    /// Takes everything away.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the lines and curves of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) {
        let mapped = CGMutablePath()
        mapped.addPath(path, transform: transform)
        path = mapped
    }

    /// The same path run through from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = styledCopy()
        reversed.path.addPath(CGPath(segments: path.segments.reversed()))
        return reversed
    }

    /// Sets the lengths in points of dashes and gaps in turn, and how far into them the stroke starts. None or no lengths
    /// make a solid stroke.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Writes the lengths of dashes and gaps, their number, and the start, where the pointers point.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dashPattern, count: dashPattern.count)
        count?.pointee = dashPattern.count
        phase?.pointee = dashPhase
    }

    /// Fills the path with the current context's fill colour.
    open func fill() {
        fill(with: .normal, alpha: 1)
    }

    /// Fills the path with the current context's fill colour.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { context in
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: fillRule)
        }
    }

    /// Strokes the path with the current context's stroke colour and this path's width, ends, corners and dashes.
    open func stroke() {
        stroke(with: .normal, alpha: 1)
    }

    /// Strokes the path with the current context's stroke colour and this path's width, ends, corners and dashes.
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

    /// Lets later drawing in the current context through only within the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: fillRule)
    }

    /// A copy that can be changed on its own.
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
