import CoreGraphics
import DisplayList

/// A layer that fills and strokes a path, between its background color and its sublayers.
///
/// The path is in the coordinates of the layer, and may reach outside its bounds.
open class CAShapeLayer: CALayer {
    /// The path, which is copied. `nil`, the default, draws nothing. Animations of it must be explicit. Paths with the
    /// same types of elements are interpolated point by point; other paths are not interpolated.
    open var path: CGPath? {
        get { ownValue(\Values.path) }
        set { setOwnValue(\Values.path, to: newValue?.copy()) }
    }

    /// The color that fills the path. Opaque black by default. Animatable.
    open var fillColor: CGColor? {
        get { ownValue(\Values.fillColor) }
        set { setOwnValue(\Values.fillColor, to: newValue) }
    }

    /// The rule for the areas to fill. `.nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { ownValue(\Values.fillRule) }
        set { setOwnValue(\Values.fillRule, to: newValue) }
    }

    /// The color of the lines. `nil`, the default, draws none. Animatable.
    open var strokeColor: CGColor? {
        get { ownValue(\Values.strokeColor) }
        set { setOwnValue(\Values.strokeColor, to: newValue) }
    }

    /// The start of the part of the path to stroke, as a fraction of the path's length. 0 by default. Animatable.
    open var strokeStart: CGFloat {
        get { ownValue(\Values.strokeStart) }
        set { setOwnValue(\Values.strokeStart, to: newValue) }
    }

    /// The end of the part of the path to stroke, as a fraction of the path's length. 1 by default. Animatable.
    open var strokeEnd: CGFloat {
        get { ownValue(\Values.strokeEnd) }
        set { setOwnValue(\Values.strokeEnd, to: newValue) }
    }

    /// The width of the lines, in points. 1 by default. Animatable.
    open var lineWidth: CGFloat {
        get { ownValue(\Values.lineWidth) }
        set { setOwnValue(\Values.lineWidth, to: newValue) }
    }

    /// The greatest length of a mitered corner, as a multiple of the line width. 10 by default. Animatable.
    open var miterLimit: CGFloat {
        get { ownValue(\Values.miterLimit) }
        set { setOwnValue(\Values.miterLimit, to: newValue) }
    }

    /// The shape of the open ends of lines. `.butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { ownValue(\Values.lineCap) }
        set { setOwnValue(\Values.lineCap, to: newValue) }
    }

    /// The shape of the corners of lines. `.miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { ownValue(\Values.lineJoin) }
        set { setOwnValue(\Values.lineJoin, to: newValue) }
    }

    /// The distance into the dash pattern at which the lines start, in points. 0 by default. Animatable.
    open var lineDashPhase: CGFloat {
        get { ownValue(\Values.lineDashPhase) }
        set { setOwnValue(\Values.lineDashPhase, to: newValue) }
    }

    /// The lengths of alternating dashes and gaps, in points. Lines are solid if it is `nil`, the default, or if a
    /// length is negative or all are zero.
    open var lineDashPattern: [NSNumber]? {
        get { ownValue(\Values.lineDashPattern) }
        set { setOwnValue(\Values.lineDashPattern, to: newValue) }
    }

    override class var ownValues: (any LayerValues.Type)? { Values.self }

    /// The last drawing, which depends neither on the size of the bounds nor on what all layers have.
    private var lastDrawing: (values: Values, origin: CGPoint, node: RenderNode)?

    override func makeDrawing(_ shown: LayerState) -> RenderNode? {
        let (values, origin) = (shown.own(Values.self), shown.bounds.origin)
        if let lastDrawing, lastDrawing.origin == origin, lastDrawing.values == values { return lastDrawing.node }
        guard let drawing = ShapeDrawing(values) else { return nil }
        let extent = drawing.extent
        let place = extent.offsetBy(dx: -origin.x, dy: -origin.y)
        let node = RenderNode.cairo(in: place) {
            drawing.draw(in: CGContext(borrowing: $0, origin: origin, height: extent.height, scale: 1))
        }
        lastDrawing = (values, origin, node)
        return node
    }
}

extension CAShapeLayer {
    struct Values: LayerValues {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?

        static let animatable = [
            OwnLayerProperty("path", \Self.path, .path, isImplicitlyAnimated: false),
            OwnLayerProperty("fillColor", \Self.fillColor, .color),
            OwnLayerProperty("strokeColor", \Self.strokeColor, .color),
            OwnLayerProperty("strokeStart", \Self.strokeStart, .number),
            OwnLayerProperty("strokeEnd", \Self.strokeEnd, .number),
            OwnLayerProperty("lineWidth", \Self.lineWidth, .number),
            OwnLayerProperty("miterLimit", \Self.miterLimit, .number),
            OwnLayerProperty("lineDashPhase", \Self.lineDashPhase, .number),
        ]
    }
}
