import Foundation

/// A drawing that other contexts draw again and again.
public final class CGLayer {
    /// The context that draws into the layer. Its y axis points up.
    public let context: CGContext?
    /// The size in the units of the context for which the layer was made.
    public let size: CGSize

    /// Creates an empty layer, with as many pixels as the context has for its size.
    ///
    /// - Parameter auxiliaryInfo: Unused, as at Apple.
    /// - Returns: `nil` if the size is empty or too large.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [AnyHashable: Any]?) {
        let ctm = context.ctm
        let (x, y) = (max(1, hypot(ctm.a, ctm.b)), max(1, hypot(ctm.c, ctm.d)))
        let (width, height) = ((size.width * x).rounded(.up), (size.height * y).rounded(.up))
        guard (1...32_767).contains(width), (1...32_767).contains(height) else { return nil }
        let bitmap = CGContext(
            data: nil,
            width: Int(width),
            height: Int(height),
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: .sharedSRGB,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        guard let bitmap else { return nil }
        bitmap.scaleBy(x: width / size.width, y: height / size.height)
        self.context = bitmap
        self.size = size
    }
}

extension CGContext {
    /// Draws a layer scaled to `rect`, with its greatest y at the greatest y of the rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.context?.makeImage() else { return }
        draw(image, in: rect)
    }

    /// Draws a layer in its size, with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
