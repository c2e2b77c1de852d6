import CGTK

/// Reads the pixels of a Cairo image surface.
enum SurfaceBytes {
    static func stride(_ surface: OpaquePointer) -> Int {
        Int(cairo_image_surface_get_stride(surface))
    }

    static func copy(_ surface: OpaquePointer, count: Int) -> [UInt8] {
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        return Array(UnsafeBufferPointer(start: data, count: count))
    }
}
