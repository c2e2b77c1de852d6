import CoreGraphics
import DisplayList
import QuartzCore

/// An image whose cap insets keep their size, whatever the bounds.
struct StretchedImage: PlacedContents {
    let image: UIImage
    let tint: UIColor

    func node(in bounds: CGRect) -> RenderNode? {
        guard !bounds.isEmpty else { return nil }
        return .cairo(in: bounds) { cairo in
            let context = CGContext(borrowing: cairo, height: bounds.height, scale: image.scale)
            let color = image.isTemplate ? tint : image.content.tintColor
            image.content.draw(in: context, rect: bounds, tint: color)
        }
    }
}
