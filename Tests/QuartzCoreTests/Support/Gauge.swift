import CoreGraphics
import DisplayList
import Foundation

@testable import QuartzCore

/// A layer class with a property of each type. It fills a bar from its start in its tint.
final class Gauge: CALayer {
    struct Values: LayerValues {
        var fraction: CGFloat = 0.5
        var start = CGPoint.zero
        var tint: CGColor? = .black
        var outline: CGPath?
        var palette: [CGColor]?
        var marks: [NSNumber]?
        var style = "bar"

        static let animatable = [
            OwnLayerProperty("fraction", \Self.fraction, .number),
            OwnLayerProperty("start", \Self.start, .point),
            OwnLayerProperty("tint", \Self.tint, .color),
            OwnLayerProperty("outline", \Self.outline, .path, isImplicitlyAnimated: false),
            OwnLayerProperty("palette", \Self.palette, .colors),
            OwnLayerProperty("marks", \Self.marks, .numbers),
        ]
    }

    override class var ownValues: (any LayerValues.Type)? { Values.self }

    override func makeDrawing(_ shown: LayerState) -> RenderNode? {
        let own = shown.own(Values.self)
        guard let tint = own.tint else { return nil }
        let origin = CGPoint(x: own.start.x - shown.bounds.minX, y: own.start.y - shown.bounds.minY)
        let size = CGSize(width: own.fraction * shown.bounds.width, height: shown.bounds.height)
        return .color(tint.rgba, in: CGRect(origin: origin, size: size))
    }

    var fraction: CGFloat {
        get { ownValue(\Values.fraction) }
        set { setOwnValue(\Values.fraction, to: newValue) }
    }

    var start: CGPoint {
        get { ownValue(\Values.start) }
        set { setOwnValue(\Values.start, to: newValue) }
    }

    var tint: CGColor? {
        get { ownValue(\Values.tint) }
        set { setOwnValue(\Values.tint, to: newValue) }
    }

    var outline: CGPath? {
        get { ownValue(\Values.outline) }
        set { setOwnValue(\Values.outline, to: newValue) }
    }

    var palette: [CGColor]? {
        get { ownValue(\Values.palette) }
        set { setOwnValue(\Values.palette, to: newValue) }
    }

    var marks: [NSNumber]? {
        get { ownValue(\Values.marks) }
        set { setOwnValue(\Values.marks, to: newValue) }
    }

    var style: String {
        get { ownValue(\Values.style) }
        set { setOwnValue(\Values.style, to: newValue) }
    }
}
