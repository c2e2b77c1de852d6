import CoreGraphics
import DisplayList

/// A layer that shows what is behind it, blurred, in the shape of its bounds with their rounded corners. Its background
/// color, its contents and its sublayers are above that, and its shadow is outside of the shape.
///
/// What is behind is drawn again by Cairo, with few pixels per point, and blurred. The picture is kept while what is
/// behind stands still. A picture of the layer that isn't a frame of a screen has no backdrop.
package final class BackdropLayer: CALayer {
    /// The standard deviation of the Gaussian in points. With 0, the default, the layer shows nothing of what is
    /// behind.
    package var blurRadius: CGFloat = 0 {
        didSet { if blurRadius != oldValue { invalidateSubtree() } }
    }

    /// The factor by which the colors behind differ from gray. 1 by default.
    package var saturation: CGFloat = 1 {
        didSet { if saturation != oldValue { invalidateSubtree() } }
    }

    /// The number of pictures that were made. They cost far more than all else that the layer draws.
    package private(set) var pictureCount = 0
    private var last: Picture?

    /// The picture of what is behind, and what it was made from.
    private struct Picture {
        let parts: [BackdropScene.Part]
        let values: Values
        let node: RenderNode?
        /// The picture in the shape of the layer.
        var shape: (state: LayerState, node: RenderNode?)
    }

    private struct Values: Equatable {
        let area: CGRect
        let blurRadius: CGFloat
        let saturation: CGFloat
    }

    /// The number of standard deviations of what is behind that a picture has beside the layer.
    private static let reach: CGFloat = 2
    /// The number of pixels per standard deviation, which doesn't show in a blurred picture.
    private static let fineness: CGFloat = 2.5

    package override init() {
        super.init()
        BackdropScene.register(self)
    }

    package override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Returns the picture of what is behind the layer, relative to the corner of its bounds.
    func makeBackdrop(_ shown: LayerState, in scene: BackdropScene) -> RenderNode? {
        guard blurRadius > 0, !shown.area.isEmpty else { return nil }
        let area = shown.area.insetBy(dx: -Self.reach * blurRadius, dy: -Self.reach * blurRadius)
        let values = Values(area: area, blurRadius: blurRadius, saturation: saturation)
        let parts = scene.parts(in: area)
        if let last, last.values == values, last.parts.elementsEqual(parts, by: { $0.isSame(as: $1) }) {
            guard !last.shape.state.hasSameContent(shown) else { return last.shape.node }
            let shape = last.node.map { shown.outline.clip($0) }
            self.last?.shape = (shown, shape)
            return shape
        }
        let node = makePicture(of: parts, in: area)
        let shape = node.map { shown.outline.clip($0) }
        last = Picture(parts: parts, values: values, node: node, shape: (shown, shape))
        return shape
    }

    private func makePicture(of parts: [BackdropScene.Part], in area: CGRect) -> RenderNode? {
        guard !parts.isEmpty else { return nil }
        pictureCount += 1
        let scale = min(1, Self.fineness / blurRadius)
        let drawing = RenderNode.container(parts.map(\.placed))
        let image = CGImage.blurred(area, scale: scale, standardDeviation: blurRadius, saturation: saturation) {
            drawing.draw(with: $0)
        }
        guard let image else { return nil }
        let size = CGSize(width: image.width, height: image.height)
        let place = CGRect(
            origin: area.origin,
            size: CGSize(width: size.width / scale, height: size.height / scale)
        )
        guard device.drawsWithCairo, let surface = image.surface else { return .texture(image.texture, in: place) }
        // The node refers to the pixels of the image, which the surface keeps alive.
        return .image(surface, size: size, in: place)
    }
}
