import CoreGraphics
import Foundation

extension UIImage {
    private func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(content: content)
    }

    /// The same image, drawn by views in its own colours or in their tint.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The image in one colour. Views draw a symbol, and an image that is always a template, in their tint all the same.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tintColor = color }
    }

    /// The image in one colour, with another rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// An image whose parts along the edges, in points, keep their size when it is drawn larger; the middle repeats.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image whose parts along the edges, in points, keep their size when it is drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The image mirrored from left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// The symbol with what a configuration says; nil for pixels.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let symbol = content.symbol else { return nil }
        return changed { $0.source = .symbol(symbol.applying(configuration)) }
    }

    /// The symbol with what a configuration says; of pixels the same image.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    /// The image as a PNG file, one pixel per pixel, turned upright; nil if it has no pixels.
    public func pngData() -> Data? {
        upright?.pngData()
    }

    /// The image as a JPEG file of a quality from 0 (smallest) to 1 (best), on white where it is transparent; nil if it has
    /// no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright?.jpegData(quality: compressionQuality)
    }

    private var upright: CGImage? {
        rendered(scale: scale, tintColor: content.tintColor ?? .black)
    }
}
