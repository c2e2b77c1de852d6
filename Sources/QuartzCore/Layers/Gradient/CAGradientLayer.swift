import CoreGraphics
import DisplayList

/// A layer that draws a gradient over its background color, in the shape of its bounds with their rounded corners.
///
/// Colors are interpolated in sRGB, not premultiplied by alpha.
open class CAGradientLayer: CALayer {
    /// The colors, as `CGColor`s. Elements of other types are ignored. `nil`, the default, draws nothing. Animatable.
    open var colors: [Any]? {
        get { ownValue(\Values.colors) }
        set { setOwnValue(\Values.colors, to: newValue?.compactMap { $0 as? CGColor }) }
    }

    /// The locations of the colors, as ascending numbers from 0 to 1. If `nil`, the default, or if there are not as
    /// many locations as colors, the colors are evenly spaced. Animatable.
    open var locations: [NSNumber]? {
        get { ownValue(\Values.locations) }
        set { setOwnValue(\Values.locations, to: newValue) }
    }

    /// The start of the gradient, in units of the bounds. (0.5, 0), the middle of the top edge, by default. Animatable.
    open var startPoint: CGPoint {
        get { ownValue(\Values.startPoint) }
        set { setOwnValue(\Values.startPoint, to: newValue) }
    }

    /// The end of the gradient, in units of the bounds. (0.5, 1), the middle of the bottom edge, by default.
    /// Animatable.
    open var endPoint: CGPoint {
        get { ownValue(\Values.endPoint) }
        set { setOwnValue(\Values.endPoint, to: newValue) }
    }

    /// The shape of the gradient. `.axial` by default. Other types than the constants draw nothing.
    open var type: CAGradientLayerType {
        get { ownValue(\Values.type) }
        set { setOwnValue(\Values.type, to: newValue) }
    }

    override class var ownValues: (any LayerValues.Type)? { Values.self }

    override func makeDrawing(_ shown: LayerState) -> RenderNode? {
        let area = shown.area
        guard area.width > 0, area.height > 0, let drawing = GradientDrawing(shown.own(Values.self), in: area) else {
            return nil
        }
        let line = device.drawsOnGPU ? drawing.lineNode(in: area) : nil
        let node =
            line
            ?? .cairo(in: area) {
                drawing.draw(in: CGContext(borrowing: $0, height: area.height, scale: 1))
            }
        return shown.roundedArea.isRectangular ? node : shown.outline.clip(node)
    }
}

extension CAGradientLayer {
    struct Values: LayerValues {
        var colors: [CGColor]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial

        static let animatable = [
            OwnLayerProperty("colors", \Self.colors, .colors),
            OwnLayerProperty("locations", \Self.locations, .numbers),
            OwnLayerProperty("startPoint", \Self.startPoint, .point),
            OwnLayerProperty("endPoint", \Self.endPoint, .point),
        ]
    }
}
