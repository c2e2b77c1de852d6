import CoreGraphics
import Foundation

/// Draws images.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///     UIColor.systemRed.setFill()
///     context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// Draws images of a size in points, in the format that suits the current traits.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Draws images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Draws images that show a rectangle of the drawing's coordinates, in the format that suits the current traits.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Draws images that show a rectangle of the drawing's coordinates.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds.standardized, format: format)
    }

    /// The image that the closure draws. Of no size, or with a side of more than 32,767 pixels: an image without pixels,
    /// and the closure is not called.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let imageFormat = format as? UIGraphicsImageRendererFormat else { return UIImage() }
        let bounds = imageFormat.bounds
        let scale = imageFormat.scale > 0 ? imageFormat.scale : UITraitCollection.current.drawingScale
        guard let context = CGContext(size: bounds.size, scale: scale, isOpaque: imageFormat.opaque) else {
            return UIImage()
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }

    /// The image that the closure draws, as a PNG file; empty where `image(actions:)` has no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The image that the closure draws, as a JPEG file of a quality from 0 to 1; empty where `image(actions:)` has no
    /// pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
