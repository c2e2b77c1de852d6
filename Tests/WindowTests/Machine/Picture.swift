import CGTK
import Foundation
import Testing

/// The pixels of a PNG file.
struct Picture {
    let width: Int
    let height: Int
    private let rows: [[UInt32]]

    init(_ file: URL) throws {
        let surface = cairo_image_surface_create_from_png(file.path)
        defer { cairo_surface_destroy(surface) }
        try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, "\(file.path) is no picture")
        let bytes = try #require(cairo_image_surface_get_data(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        self.width = width
        self.height = height
        rows = (0..<height).map { y in
            (0..<width).map { x in
                UnsafeRawPointer(bytes).load(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xFF_FF_FF
            }
        }
    }

    /// Red, green and blue as one number: 0xFF0000 is red. Black outside of the picture.
    func color(_ x: Int, _ y: Int) -> UInt32 {
        guard rows.indices.contains(y), rows[y].indices.contains(x) else { return 0 }
        return rows[y][x]
    }
}
