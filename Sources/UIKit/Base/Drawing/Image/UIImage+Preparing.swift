import CoreGraphics
import Foundation

extension UIImage {
    /// The queue on which images are prepared. It runs as many at once as there are cores.
    private static let preparations: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "UIImage.prepare"
        queue.qualityOfService = .userInitiated
        queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount)
        return queue
    }()

    static func prepareInBackground(_ prepare: @escaping @Sendable () -> Void) {
        preparations.addOperation(prepare)
    }

    /// Returns the image with upright pixels that are ready for the renderer; `nil` if it isn't a bitmap.
    func preparedForDisplay() -> UIImage? {
        guard case .bitmap = content.source, let pixels = untinted.upright else { return nil }
        _ = pixels.texture
        guard content.orientation != .up else { return self }
        return changed {
            $0.source = .bitmap(pixels)
            $0.orientation = .up
        }
    }

    /// Returns an image with as many pixels as it needs at a size; `nil` if it isn't a bitmap, or the size isn't
    /// positive.
    func thumbnail(fitting bounds: CGSize) -> UIImage? {
        let own = size
        guard case .bitmap = content.source, own.width > 0, own.height > 0, bounds.width > 0, bounds.height > 0,
            bounds.width.isFinite, bounds.height.isFinite
        else { return nil }
        let factor = min(bounds.width / own.width, bounds.height / own.height)
        let scale = UITraitCollection.current.drawingScale
        let size = CGSize(
            width: max(1, (own.width * factor * scale).rounded()) / scale,
            height: max(1, (own.height * factor * scale).rounded()) / scale
        )
        guard let context = CGContext(size: size, scale: scale, isOpaque: false) else { return nil }
        var plain = untinted.content
        plain.capInsets = .zero
        plain.draw(in: context, rect: CGRect(origin: .zero, size: size), tint: nil)
        guard let pixels = context.makeImage() else { return nil }
        var content = content
        content.source = .bitmap(pixels)
        content.scale = scale
        content.orientation = .up
        content.capInsets = .zero
        content.animation = nil
        return UIImage(content: content)
    }

    /// The image in the colors of its pixels.
    private var untinted: UIImage {
        guard content.isTemplate || content.tintColor != nil else { return self }
        return changed {
            $0.tintColor = nil
            $0.renderingMode = .alwaysOriginal
        }
    }
}
