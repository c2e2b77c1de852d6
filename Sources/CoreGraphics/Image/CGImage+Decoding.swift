import CGdkPixbuf
import Foundation

/// The reason for which data can't be decoded as an image.
package enum CGImageDecodingError: Error, Hashable, CustomStringConvertible {
    /// The data is empty.
    case empty
    /// The format is unknown, or the file is damaged. The text is the decoder's.
    case unreadable(String)
    /// A side exceeds the largest size of an image.
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
    /// Decodes the image in `data`: PNG, JPEG, or any other format of the system's loaders. Decodes the first frame
    /// of an animation, and the available rows of a truncated file.
    package static func decode(_ data: Data) throws(CGImageDecodingError) -> CGImage {
        try decodeOriented(data).image
    }

    /// Decodes the image in `data` as it is stored, together with its EXIF orientation from 1 (upright) to 8.
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
        // A loader must be closed even after an error. The first error is the one to report.
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

    /// Returns part · alpha / 255, rounded to the nearest integer.
    private static func premultiply(_ part: UInt8, _ alpha: UInt8) -> UInt8 {
        UInt8((UInt32(part) * UInt32(alpha) * 2 + 255) / 510)
    }
}
