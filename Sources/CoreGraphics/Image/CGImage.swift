import CCairo
import DisplayList
import Foundation
import Synchronization

/// An immutable picture of 8-bit sRGB pixels, the colours multiplied by their opacity.
///
/// In memory a pixel is blue, green, red, alpha. Each side is within 1 … 32,767 pixels.
public final class CGImage: Sendable {
    package let pixels: PixelBuffer
    package let isOpaque: Bool
    private let handles = Mutex(CGImageHandles())

    package init(pixels: PixelBuffer, isOpaque: Bool) {
        self.pixels = pixels
        self.isOpaque = isOpaque
    }

    /// The number of pixels across.
    public var width: Int {
        pixels.width
    }

    /// The number of pixel rows.
    public var height: Int {
        pixels.height
    }

    /// The size in memory of a component of a pixel, in bits.
    public var bitsPerComponent: Int {
        8
    }

    /// The size in memory of a pixel, in bits.
    public var bitsPerPixel: Int {
        32
    }

    /// The size in memory of a row of pixels.
    public var bytesPerRow: Int {
        pixels.bytesPerRow
    }

    /// The space of the pixels' colours, which is sRGB.
    public var colorSpace: CGColorSpace? {
        .sharedSRGB
    }

    /// Whether pixels have an opacity, and where.
    public var alphaInfo: CGImageAlphaInfo {
        isOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// Where in memory a pixel's components are.
    public var bitmapInfo: CGBitmapInfo {
        PixelLayout(startsWithRed: false, isOpaque: isOpaque).bitmapInfo
    }

    /// An image with the same pixels.
    public func copy() -> CGImage? {
        self
    }

    /// The part within `rect`, in pixels from the top left corner, widened to whole pixels; nil if there is none.
    /// Copies the pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.intersection(whole).integral
        guard !part.isEmpty, let result = PixelBuffer(width: Int(part.width), height: Int(part.height)) else {
            return nil
        }
        let start = pixels.base + Int(part.minY) * bytesPerRow + Int(part.minX) * 4
        result.copy(from: start, bytesPerRow: bytesPerRow)
        return CGImage(pixels: result, isOpaque: isOpaque)
    }

    /// The pixels as a texture, made on first use without copying.
    package var texture: Texture {
        handles.withLock { handles in
            if let texture = handles.texture { return texture }
            let texture = Texture(
                pixels: pixels.base,
                width: width,
                height: height,
                bytesPerRow: bytesPerRow,
                owner: pixels
            )
            handles.texture = texture
            return texture
        }
    }

    /// The pixels as a cairo surface to draw from, made on first use without copying. The image keeps it; do not destroy
    /// it or draw into it.
    package var surface: OpaquePointer? {
        let made = handles.withLock { handles in
            if handles.surface == 0 { handles.surface = UInt(bitPattern: pixels.makeSurface(isOpaque: isOpaque)) }
            return handles.surface
        }
        return OpaquePointer(bitPattern: made)
    }
}

/// The system objects that stand for an image. The surface is an address, so that a lock can hold it; 0 until it is made.
private struct CGImageHandles: ~Copyable {
    var texture: Texture?
    var surface: UInt = 0

    deinit {
        if let surface = OpaquePointer(bitPattern: surface) { cairo_surface_destroy(surface) }
    }
}

extension CGImage: Hashable {
    /// Whether both are the same object. Pixels are not compared.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
