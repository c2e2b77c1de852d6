import CCairo
import DisplayList
import Foundation
import Synchronization

/// An immutable image of 8-bit sRGB pixels with premultiplied alpha.
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

    /// The width in pixels.
    public var width: Int {
        pixels.width
    }

    /// The height in pixels.
    public var height: Int {
        pixels.height
    }

    /// The number of bits per component of a pixel.
    public var bitsPerComponent: Int {
        8
    }

    /// The number of bits per pixel.
    public var bitsPerPixel: Int {
        32
    }

    /// The number of bytes per row.
    public var bytesPerRow: Int {
        pixels.bytesPerRow
    }

    /// The color space, which is sRGB.
    public var colorSpace: CGColorSpace? {
        .sharedSRGB
    }

    /// The location of the alpha component in a pixel.
    public var alphaInfo: CGImageAlphaInfo {
        isOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// The layout of a pixel in memory.
    public var bitmapInfo: CGBitmapInfo {
        PixelLayout(startsWithRed: false, isOpaque: isOpaque).bitmapInfo
    }

    /// Returns an image with the same pixels.
    public func copy() -> CGImage? {
        self
    }

    /// Returns the part of the image within `rect`, in pixels from the top left corner and enlarged to whole pixels,
    /// or nil if it is empty. Copies the pixels.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.intersection(whole).integral
        guard !part.isEmpty,
            let result = PixelBuffer(width: Int(part.width), height: Int(part.height), isCleared: false)
        else { return nil }
        let start = pixels.base + Int(part.minY) * bytesPerRow + Int(part.minX) * 4
        result.copy(from: start, bytesPerRow: bytesPerRow)
        return CGImage(pixels: result, isOpaque: isOpaque)
    }

    /// Returns a part of the image, as ``cropping(to:)`` does. The image keeps its last parts, so that the same part is
    /// the same image, and on a GPU the same texture.
    package func part(_ rect: CGRect) -> CGImage? {
        if let known = handles.withLock({ $0.parts.first { $0.rect == rect }?.image }) { return known }
        guard let made = cropping(to: rect) else { return nil }
        handles.withLock { handles in
            if handles.parts.count == Self.mostParts { handles.parts.removeFirst() }
            handles.parts.append((rect, made))
        }
        return made
    }

    /// The number of parts that an image keeps: twice those of one that is stretched between its corners.
    private static let mostParts = 18

    /// The pixels as a `GdkTexture`, which is created on first use without copying. The image owns the reference.
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

    /// The pixels as a Cairo surface to draw from, which is created on first use without copying. The image owns the
    /// reference. Don't draw into the surface.
    package var surface: OpaquePointer? {
        let made = handles.withLock { handles in
            if handles.surface == 0 { handles.surface = UInt(bitPattern: pixels.makeSurface(isOpaque: isOpaque)) }
            return handles.surface
        }
        return OpaquePointer(bitPattern: made)
    }

    /// Returns the level of a width, or the one that a closure makes, which is kept.
    func level(width: Int, make: () -> CGImage?) -> CGImage {
        if let known = handles.withLock({ $0.levels.first { $0.width == width } }) { return known }
        guard let made = make() else { return self }
        handles.withLock { $0.levels.append(made) }
        return made
    }

    /// Returns the last reduced image if it has a size, or the one that a closure makes, which is kept.
    func lastReduced(width: Int, height: Int, make: () -> CGImage?) -> CGImage {
        if let known = handles.withLock({ $0.reduced }), known.width == width, known.height == height { return known }
        // Drawn outside the lock, so that no other thread waits for a drawing.
        guard let made = make() else { return self }
        handles.withLock { $0.reduced = made }
        return made
    }
}

/// The system's objects for an image, as addresses so that a lock can protect them. 0 until they are created.
private struct CGImageHandles: ~Copyable {
    var texture: Texture?
    var surface: UInt = 0
    var reduced: CGImage?
    var levels: [CGImage] = []
    var parts: [(rect: CGRect, image: CGImage)] = []

    deinit {
        if let surface = OpaquePointer(bitPattern: surface) { cairo_surface_destroy(surface) }
    }
}

extension CGImage: Hashable {
    /// Returns whether both are the same object. Pixels are not compared.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
