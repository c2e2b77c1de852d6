import CoreGraphics
import DisplayList

/// The outline of a layer with its rounded corners, relative to the corner of its bounds.
///
/// GSK has nodes for circular corners only. Continuous ones are drawn and clipped with Cairo.
struct LayerOutline {
    let rounded: RoundedRect
    private let curve: CALayerCornerCurve

    init(_ rounded: RoundedRect, curve: CALayerCornerCurve) {
        self.rounded = rounded
        self.curve = curve
    }

    private var isContinuous: Bool { curve == .continuous && !rounded.isRectangular }

    /// Returns a node of one color in the outline.
    func filled(with color: CGColor) -> RenderNode {
        if let tile = color.tile { return clip(tile.node(in: rounded.rect, opacity: color.alpha)) }
        if isContinuous {
            return draw {
                $0.addPath(path(inset: 0))
                $0.setFillColor(color)
                $0.fillPath()
            }
        }
        let fill = RenderNode.color(color.rgba, in: rounded.rect)
        return rounded.isRectangular ? fill : fill.clipped(to: rounded)
    }

    /// Returns a node clipped to the outline.
    func clip(_ node: RenderNode) -> RenderNode {
        guard isContinuous else { return node.clipped(to: rounded) }
        return draw {
            $0.addPath(path(inset: 0))
            $0.clip()
            node.draw(with: $0.cairo)
        }
    }

    /// Returns a border inside the outline.
    func border(width: CGFloat, color: CGColor) -> RenderNode {
        guard isContinuous else { return .border(rounded, width: width, color: color.rgba) }
        return draw {
            $0.addPath(path(inset: 0))
            $0.addPath(path(inset: width))
            $0.setFillColor(color)
            $0.fillPath(using: .evenOdd)
        }
    }

    private func draw(_ body: (CGContext) -> Void) -> RenderNode {
        .cairo(in: rounded.rect) { body(CGContext(borrowing: $0, height: rounded.rect.height, scale: 1)) }
    }

    /// Returns the outline with continuous corners, at a distance inside.
    private func path(inset: CGFloat) -> CGPath {
        let rect = rounded.rect.insetBy(dx: inset, dy: inset)
        let path = CGMutablePath()
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return path }
        let half = min(rect.width, rect.height) / 2
        // The corners in the direction in which they are drawn, with the ways back along one side and on along the
        // next.
        let corners: [(corner: CGPoint, radius: CGFloat, back: CGVector, on: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), rounded.radii.1, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), rounded.radii.2, CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), rounded.radii.3, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), rounded.radii.0, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        for (index, turn) in corners.enumerated() {
            let radius = min(max(turn.radius - inset, 0), half)
            let space = radius > 0 ? (half / radius - 1) / (CornerShape.continuousReach - 1) : 1
            let points = CornerShape(continuous: min(max(space, 0), 1)).points.map { point in
                CGPoint(
                    x: turn.corner.x + radius * (point.x * turn.back.dx + point.y * turn.on.dx),
                    y: turn.corner.y + radius * (point.x * turn.back.dy + point.y * turn.on.dy)
                )
            }
            if index == 0 { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
            for curve in [1, 4, 7] {
                path.addCurve(to: points[curve + 2], control1: points[curve], control2: points[curve + 1])
            }
        }
        path.closeSubpath()
        return path
    }
}
