import CCairo
import CGdkPixbuf
import Foundation

extension CGImage {
    /// Returns the image as a PNG file without dates or comments, so that equal pixels give equal bytes.
    package func pngData() -> Data? {
        guard let surface else { return nil }
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { destination in
            cairo_surface_write_to_png_stream(
                surface,
                { destination, bytes, count in
                    guard let destination, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    destination.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                },
                destination
            )
        }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }

    /// Returns the image as a JPEG file, on white where it is transparent. `quality` is from 0
    /// (smallest) to 1 (best).
    package func jpegData(quality: CGFloat) -> Data? {
        let percent = quality.isNaN ? 100 : Int((min(max(quality, 0), 1) * 100).rounded())
        guard let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height)) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let base = gdk_pixbuf_get_pixels(pixbuf) else { return nil }
        let targetBytesPerRow = Int(gdk_pixbuf_get_rowstride(pixbuf))
        var source = UnsafePointer(pixels.base.assumingMemoryBound(to: UInt8.self))
        for row in 0..<height {
            var target = base + row * targetBytesPerRow
            for _ in 0..<width {
                let white = isOpaque ? 0 : 255 - source[3]
                target[0] = source[2] &+ white
                target[1] = source[1] &+ white
                target[2] = source[0] &+ white
                source += 4
                target += 3
            }
        }
        return Self.encode(pixbuf, type: "jpeg", options: ["quality": "\(percent)"])
    }

    private static func encode(_ pixbuf: OpaquePointer, type: String, options: [String: String]) -> Data? {
        func copies(_ strings: some Sequence<String>) -> [UnsafeMutablePointer<CChar>?] {
            strings.map { g_strdup($0) } + [nil]
        }
        var (keys, values) = (copies(options.keys), copies(options.values))
        defer { for string in keys + values { g_free(string) } }
        var buffer: UnsafeMutablePointer<CChar>?
        var count: gsize = 0
        guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, type, &keys, &values, nil) != 0, let buffer else {
            return nil
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }
}
