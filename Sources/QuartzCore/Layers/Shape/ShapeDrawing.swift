import CoreGraphics

/// The drawing of a shape layer's path, in the coordinates of the layer.
struct ShapeDrawing {
    private let values: CAShapeLayer.Values
    private let path: CGPath
    private let fill: CGColor?
    private let stroke: CGColor?
    /// The part of the path to stroke.
    private let line: CGPath

    /// Creates a drawing, or returns nil if nothing is visible.
    init?(_ values: CAShapeLayer.Values) {
        guard let path = values.path, !path.isEmpty else { return nil }
        self.values = values
        self.path = path
        fill = values.fillColor.flatMap { $0.alpha > 0 ? $0 : nil }
        let part = path.segments.trimmed(from: values.strokeStart, to: values.strokeEnd)
        let isStroked = values.lineWidth > 0 && values.lineWidth.isFinite && !part.isEmpty
        stroke = isStroked ? values.strokeColor.flatMap { $0.alpha > 0 ? $0 : nil } : nil
        line = CGPath(segments: part)
        guard fill != nil || stroke != nil else { return nil }
    }

    /// The greatest distance of a corner's point from the path that is drawn, in points. It limits the memory for the
    /// drawing.
    private static let greatestReach: CGFloat = 10_000

    /// A rectangle that contains the drawing.
    var extent: CGRect {
        guard stroke != nil else { return path.boundingBox.insetBy(dx: -1, dy: -1) }
        // The point of a mitered corner is at most the limit times half of the line width away from the path. A square
        // cap reaches the square root of 2 times half of the width.
        let miter = values.miterLimit.isFinite ? values.miterLimit : CAShapeLayer.Values().miterLimit
        let reach = min(values.lineWidth / 2 * max(miter, 2), Self.greatestReach) + 1
        return path.boundingBox.insetBy(dx: -reach, dy: -reach)
    }

    /// Draws the shape in a context with the coordinates of the layer.
    func draw(in context: CGContext) {
        if let fill {
            context.addPath(path)
            context.setFillColor(fill)
            context.fillPath(using: values.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let stroke else { return }
        context.addPath(line)
        context.setStrokeColor(stroke)
        context.setLineWidth(values.lineWidth)
        context.setMiterLimit(values.miterLimit)
        context.setLineCap(values.lineCap.cap)
        context.setLineJoin(values.lineJoin.join)
        context.setLineDash(
            phase: values.lineDashPhase,
            lengths: values.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
        )
        context.strokePath()
    }
}

extension CAShapeLayerLineCap {
    fileprivate var cap: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    fileprivate var join: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
