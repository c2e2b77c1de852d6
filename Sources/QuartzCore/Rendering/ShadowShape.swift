import CoreGraphics
import DisplayList

/// The blurred shape of a shadow.
///
/// Blurring costs far more than all else that a layer draws, and a layer with a shadow mostly moves as it is, as a row
/// does that a finger moves. So layers keep their shapes, without the color and the offset, which animate.
struct ShadowShape {
    /// The source of a shape.
    enum Source {
        case path(CGPath)
        /// The drawing of a layer and its sublayers.
        case node(RenderNode)
    }

    private let source: Source
    private let radius: CGFloat
    private let scale: CGFloat
    private let extent: CGRect
    /// The shape; nil if it has sharp edges and is drawn as it is.
    let mask: BlurredMask?
    /// The shape as it was painted last. The same node is the same texture on a GPU.
    private var painted: (color: CGColor, node: RenderNode)?

    /// The most pixels of a mask, of one byte. Larger shapes get fewer pixels per point.
    private static let mostPixels: CGFloat = 16_000_000

    /// - Parameters:
    ///   - radius: The standard deviation of the Gaussian in points.
    ///   - scale: The number of pixels per point.
    /// - Returns: `nil` if the shape is empty.
    init?(_ source: Source, radius: CGFloat, scale: CGFloat) {
        let bounds = source.bounds
        guard !bounds.isNull, !bounds.isInfinite, bounds.width + bounds.height > 0 else { return nil }
        (self.source, self.radius, self.scale) = (source, radius, scale)
        // A Gaussian is next to nothing at three standard deviations, and edges have a pixel of antialiasing.
        let extent = bounds.insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1).integral
        self.extent = extent
        let finest = min(
            // The side is rounded up.
            CGFloat(BlurredMask.largestSide - 1) / max(extent.width, extent.height),
            (Self.mostPixels / (extent.width * extent.height)).squareRoot()
        )
        mask =
            radius > 0
            ? BlurredMask(extent: extent, scale: min(scale, finest), standardDeviation: radius) {
                source.draw(with: $0, in: extent, color: .black)
            } : nil
    }

    /// Returns whether this is the shape of a source with these values.
    func isOf(_ other: Source, radius: CGFloat, scale: CGFloat) -> Bool {
        self.radius == radius && self.scale == scale && source.isSame(as: other)
    }

    /// Returns the shape in a color.
    mutating func painted(in color: CGColor) -> RenderNode {
        if let painted, painted.color == color { return painted.node }
        let node = RenderNode.cairo(in: extent) { cairo in
            if radius > 0 {
                mask?.paint(on: cairo, color: color)
            } else {
                source.draw(with: cairo, in: extent, color: color)
            }
        }
        painted = (color, node)
        return node
    }
}

extension ShadowShape.Source {
    fileprivate var bounds: CGRect {
        switch self {
        case .path(let path): path.isEmpty ? .null : path.boundingBox
        case .node(let node): node.bounds
        }
    }

    fileprivate func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.path(let one), .path(let two)): one == two
        case (.node(let one), .node(let two)): one === two
        default: false
        }
    }

    /// Draws the shape. A node has its own colors.
    fileprivate func draw(with cairo: OpaquePointer, in extent: CGRect, color: CGColor) {
        switch self {
        case .path(let path):
            let context = CGContext(borrowing: cairo, origin: .zero, height: extent.height, scale: 1)
            context.addPath(path)
            context.setFillColor(color)
            context.fillPath()
        case .node(let node): node.draw(with: cairo)
        }
    }
}
