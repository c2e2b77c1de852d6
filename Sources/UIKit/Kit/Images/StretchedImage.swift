import CoreGraphics
import DisplayList
import QuartzCore

/// An image whose cap insets keep their size, whatever the bounds.
final class StretchedImage: PlacedContents {
    private let image: UIImage
    private let tint: UIColor
    /// The parts of the image that are repeated on a GPU, by their places in it.
    private var tiles: [(source: CGRect, tile: ColorTile)] = []

    init(image: UIImage, tint: UIColor) {
        (self.image, self.tint) = (image, tint)
    }

    func node(in bounds: CGRect) -> RenderNode? {
        guard !bounds.isEmpty else { return nil }
        return .cairo(in: bounds) { cairo in
            let context = CGContext(borrowing: cairo, height: bounds.height, scale: image.scale)
            let color = image.isTemplate ? tint : image.content.tintColor
            image.content.draw(in: context, rect: bounds, tint: color)
        }
    }

    /// Returns parts of the image, whose textures stay the same while the bounds change.
    func nodeOnGPU(in bounds: CGRect) -> RenderNode? {
        guard !bounds.isEmpty, image.content.orientation == .up, bounds.size != image.size,
            let pixels = image.rendered(scale: image.scale, tintColor: tint)
        else { return node(in: bounds) }
        let slices = NineSlice(size: image.size, capInsets: image.capInsets).slices(in: bounds)
        return .container(slices.compactMap { part($0, of: pixels) })
    }

    private func part(_ slice: NineSlice.Slice, of pixels: CGImage) -> RenderNode? {
        let place = slice.source.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
        guard let part = pixels.part(place) else { return nil }
        let isRepeated = image.resizingMode == .tile && slice.source.size != slice.target.size
        return isRepeated
            ? tile(part, slice.source).node(in: slice.target, opacity: 1) : .texture(part.texture, in: slice.target)
    }

    private func tile(_ part: CGImage, _ source: CGRect) -> ColorTile {
        if let known = tiles.first(where: { $0.source == source }) { return known.tile }
        let tile = ColorTile(image: part, size: source.size)
        tiles.append((source, tile))
        return tile
    }
}
