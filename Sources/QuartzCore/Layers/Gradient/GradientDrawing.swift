import CoreGraphics
import DisplayList

/// The drawing of a gradient in a rectangle.
struct GradientDrawing {
    private let gradient: CGGradient
    private let type: CAGradientLayerType
    private let start: CGPoint
    private let end: CGPoint

    /// Creates a drawing, or returns nil if there is nothing to draw.
    init?(_ values: CAGradientLayer.Values, in area: CGRect) {
        let colors = values.colors ?? []
        let locations = values.locations?.map { CGFloat($0.doubleValue) } ?? []
        let usesLocations = locations.count == colors.count && !locations.contains(where: \.isNaN)
        guard [.axial, .radial, .conic].contains(values.type),
            let gradient = CGGradient(
                colorsSpace: nil,
                colors: colors,
                locations: usesLocations ? Self.ascending(locations) : nil
            )
        else { return nil }
        self.gradient = gradient
        type = values.type
        let place = { (point: CGPoint) in
            CGPoint(x: area.minX + point.x * area.width, y: area.minY + point.y * area.height)
        }
        (start, end) = (place(values.startPoint), place(values.endPoint))
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
    }

    /// Draws the gradient over the whole clip of a context.
    func draw(in context: CGContext) {
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
        switch type {
        case .radial where width > 0 && height > 0:
            context.translateBy(x: start.x, y: start.y)
            context.scaleBy(x: width, y: height)
            context.drawRadialGradient(
                gradient,
                startCenter: .zero,
                startRadius: 0,
                endCenter: .zero,
                endRadius: 1,
                options: options
            )
        case .conic where width > 0 || height > 0:
            context.drawConicGradient(
                gradient,
                center: start,
                angle: atan2(end.y - start.y, end.x - start.x)
            )
        case .axial where width > 0 || height > 0:
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        default:
            // Undefined in Core Animation. As in CSS, everything lies beyond the end of a gradient without extent.
            context.drawLinearGradient(
                gradient,
                start: CGPoint(x: -2, y: 0),
                end: CGPoint(x: -1, y: 0),
                options: options
            )
        }
    }

    /// Returns GSK's node of a gradient along a line, which a GPU draws without a texture; nil for other gradients.
    ///
    /// A GPU interpolates colors multiplied by alpha, which is the same only if all have one alpha. It can draw six.
    func lineNode(in area: CGRect) -> RenderNode? {
        let stops = gradient.stops.map { (offset: $0.location, color: $0.color.rgba) }
        guard type == .axial, start != end, (2...6).contains(stops.count),
            stops.allSatisfy({ $0.color.alpha == stops[0].color.alpha })
        else { return nil }
        return .linearGradient(in: area, from: start, to: end, stops: stops)
    }

    /// Returns locations in ascending order: each is at least the previous location.
    private static func ascending(_ locations: [CGFloat]) -> [CGFloat] {
        locations.reduce(into: []) { $0.append(max($1, $0.last ?? $1)) }
    }
}
