import CGdkPixbuf
import Foundation

/// Why bytes are not an image that can be shown.
package enum CGImageDecodingError: Error, Hashable, CustomStringConvertible {
    /// There are no bytes.
    case empty
    /// The decoder's own words: an unknown format, a broken file.
    case unreadable(String)
    /// A side is longer than an image can have here.
    case tooLarge(width: Int, height: Int)

    package var description: String {
        switch self {
        case .empty: "the image data is empty"
        case .unreadable(let reason): "the image data cannot be read: \(reason)"
        case .tooLarge(let width, let height): "the image is too large: \(width) × \(height) pixels"
        }
    }
}

extension CGImage {
    /// The image in `data`: PNG, JPEG, or what else the system's loaders know. Of an animation, the
    /// first frame; of a file that was cut off, the rows that arrived.
    package static func decode(_ data: Data) throws(CGImageDecodingError) -> CGImage {
        try decodeOriented(data).image
    }

    /// The image in `data` as it is stored, with the way to hold it that its EXIF data asks for: 1, upright, to 8.
    package static func decodeOriented(
        _ data: Data
    ) throws(CGImageDecodingError) -> (image: CGImage, exifOrientation: Int) {
        guard !data.isEmpty else { throw .empty }
        let loader = gdk_pixbuf_loader_new()
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        let written = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &error)
        }
        // A loader must be closed even after an error, which then is the one to tell.
        let closed = written == 0 ? gdk_pixbuf_loader_close(loader, nil) : gdk_pixbuf_loader_close(loader, &error)
        guard written != 0, closed != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw .unreadable(error.map { String(cString: $0.pointee.message) } ?? "no picture in it")
        }
        let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) }
        return (try make(from: pixbuf), orientation ?? 1)
    }

    private static func make(from pixbuf: OpaquePointer) throws(CGImageDecodingError) -> CGImage {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        guard let pixels = PixelBuffer(width: width, height: height), let source = gdk_pixbuf_read_pixels(pixbuf) else {
            throw .tooLarge(width: width, height: height)
        }
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        let step = Int(gdk_pixbuf_get_n_channels(pixbuf))
        let sourceBytesPerRow = Int(gdk_pixbuf_get_rowstride(pixbuf))
        var target = pixels.base.assumingMemoryBound(to: UInt8.self)
        for row in 0..<height {
            var pixel = source + row * sourceBytesPerRow
            for _ in 0..<width {
                let alpha = hasAlpha ? pixel[3] : 255
                target[0] = premultiply(pixel[2], alpha)
                target[1] = premultiply(pixel[1], alpha)
                target[2] = premultiply(pixel[0], alpha)
                target[3] = alpha
                pixel += step
                target += 4
            }
        }
        return CGImage(pixels: pixels, isOpaque: !hasAlpha)
    }

    /// part · alpha / 255, rounded to the nearest.
    private static func premultiply(_ part: UInt8, _ alpha: UInt8) -> UInt8 {
        UInt8((UInt32(part) * UInt32(alpha) * 2 + 255) / 510)
    }
}
