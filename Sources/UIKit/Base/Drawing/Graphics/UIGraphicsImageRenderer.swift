import CoreGraphics
import Foundation

/// A graphics renderer that draws images.
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

    /// Creates a renderer for images of a size in points, with the default format for the current traits.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// Creates a renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for images that show a rectangle of the drawing's coordinates, with the default format
    /// for the current traits.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// Creates a renderer for images that show a rectangle of the drawing's coordinates.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds.standardized, format: format)
    }

    /// Returns the image that the closure draws.
    ///
    /// If the size is empty or a side is longer than 32,767 pixels, returns an image without pixels and doesn't
    /// call the closure.
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

    /// Returns the image that the closure draws as PNG data. The data is empty if `image(actions:)` returns no
    /// pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the image that the closure draws as JPEG data with a quality from 0 to 1. The data is empty if
    /// `image(actions:)` returns no pixels.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
