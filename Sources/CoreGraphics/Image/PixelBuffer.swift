import CCairo
import Foundation

/// Memory for `height` rows of four-byte pixels: blue, green, red and alpha, with premultiplied colors.
///
/// `@unchecked Sendable`: a buffer is filled by its creator, and not changed after an image refers to it.
package final class PixelBuffer: @unchecked Sendable {
    /// The greatest width and height of a Cairo image surface.
    static let largestSide = 32_767

    package let base: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    package var bytesPerRow: Int { width * 4 }

    /// Creates transparent pixels. Returns nil if a side is not within 1 … 32,767 or memory is insufficient.
    ///
    /// - Parameter isCleared: Whether the pixels are transparent. Otherwise they have any values, and the caller has to
    ///   set all of them.
    package init?(width: Int, height: Int, isCleared: Bool = true) {
        guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
            let base = SpareMemory.shared.take(height * width * 4, isCleared: isCleared)
        else { return nil }
        (self.base, self.width, self.height) = (base, width, height)
    }

    deinit {
        SpareMemory.shared.recycle(base, height * bytesPerRow)
    }

    package var bytes: UnsafeMutableBufferPointer<UInt8> {
        UnsafeMutableBufferPointer(
            start: base.assumingMemoryBound(to: UInt8.self),
            count: height * bytesPerRow
        )
    }

    /// Copies rows of pixels from memory with another number of bytes per row.
    func copy(from source: UnsafeRawPointer, bytesPerRow sourceBytesPerRow: Int) {
        for row in 0..<height {
            memcpy(base + row * bytesPerRow, source + row * sourceBytesPerRow, bytesPerRow)
        }
    }

    /// Returns a surface over this memory, which the surface keeps alive. The caller owns a reference.
    func makeSurface(isOpaque: Bool) -> OpaquePointer? {
        let surface = cairo_image_surface_create_for_data(
            base.assumingMemoryBound(to: UInt8.self),
            isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(width),
            Int32(height),
            Int32(bytesPerRow)
        )
        cairo_surface_set_user_data(surface, &Self.ownerKey, Unmanaged.passRetained(self).toOpaque()) { owner in
            if let owner { Unmanaged<PixelBuffer>.fromOpaque(owner).release() }
        }
        return surface
    }

    /// Calls a closure with a surface over this memory, which is valid until the closure returns.
    ///
    /// - Returns: The closure's result, or `nil` if there is no surface.
    package func withSurface<Result>(isOpaque: Bool, _ body: (OpaquePointer) throws -> Result) rethrows -> Result? {
        guard let surface = makeSurface(isOpaque: isOpaque) else { return nil }
        defer { cairo_surface_destroy(surface) }
        return try body(surface)
    }

    /// Only its address counts.
    nonisolated(unsafe) private static var ownerKey = cairo_user_data_key_t()
}

/// Exchanges red and blue of four-byte pixels in place.
func exchangeRedAndBlue(_ pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    for row in 0..<height {
        let words = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
            let word = words[column]
            words[column] = word & 0xFF00_FF00 | (word & 0xFF) << 16 | (word >> 16) & 0xFF
        }
    }
}
