import CoreGraphics
import Foundation

extension UIImage {
    private func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(content: content)
    }

    /// Returns the image with a different rendering mode.
    public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// Returns the image in one colour. Views still draw a symbol or an `alwaysTemplate` image in their own tint
    /// colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tintColor = color }
    }

    /// Returns the image in one colour, with a different rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        changed {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns an image whose caps, in points, keep their size when it is drawn larger. The centre is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns an image whose caps, in points, keep their size when it is drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changed { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns the symbol with a configuration applied; nil if the image is not a symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let symbol = content.symbol else { return nil }
        return changed { $0.source = .symbol(symbol.applying(configuration)) }
    }

    /// Returns the symbol with a configuration applied; the same image if it is not a symbol.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    /// Returns the image as PNG data, rotated upright and pixel for pixel; nil if it has no pixels.
    public func pngData() -> Data? {
        upright?.pngData()
    }

    /// Returns the image as JPEG data with a quality from 0 (smallest) to 1 (best); nil if it has no pixels.
    /// Transparent parts become white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        upright?.jpegData(quality: compressionQuality)
    }

    private var upright: CGImage? {
        rendered(scale: scale, tintColor: content.tintColor ?? .black)
    }
}
