import CCairo
import Foundation
import Testing

/// The pixels of a PNG file.
struct Picture: Equatable {
    let width: Int
    let height: Int
    /// The pixels row by row. The highest byte has no meaning, but is the same in all.
    private let pixels: [UInt32]

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
        pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                let target = UnsafeMutableRawPointer(buffer.baseAddress! + y * width)
                target.copyMemory(from: bytes + y * stride, byteCount: width * 4)
            }
            count = width * height
        }
    }

    /// Creates a picture of the color of each pixel.
    init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
        (self.width, self.height) = (width, height)
        pixels = (0..<width * height).map { color($0 % width, $0 / width) }
    }

    /// Returns red, green and blue as one number: 0xFF0000 is red. Pixels outside the picture are black.
    func color(_ x: Int, _ y: Int) -> UInt32 {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
        return pixels[y * width + x] & 0xFF_FF_FF
    }

    /// Writes the picture as a PNG file.
    func write(to file: URL) throws {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        let bytes = try #require(cairo_image_surface_get_data(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBytes { source in
            for y in 0..<height { memcpy(bytes + y * stride, source.baseAddress! + y * width * 4, width * 4) }
        }
        cairo_surface_mark_dirty(surface)
        cairo_surface_write_to_png(surface, file.path)
        cairo_surface_destroy(surface)
    }

    /// Returns whether a rectangle looks as in another picture, optionally moved down by an offset.
    func shows(_ other: Picture, x: Range<Int>, y: Range<Int>, movedDownBy offset: Int = 0) -> Bool {
        precondition(x.upperBound <= min(width, other.width) && y.upperBound <= other.height && x.lowerBound >= 0)
        guard y.lowerBound + offset >= 0, y.upperBound + offset <= height else { return false }
        return pixels.withUnsafeBufferPointer { mine in
            other.pixels.withUnsafeBufferPointer { theirs in
                y.allSatisfy { y in
                    let here = mine.baseAddress! + ((y + offset) * width + x.lowerBound)
                    let there = theirs.baseAddress! + (y * other.width + x.lowerBound)
                    return memcmp(here, there, x.count * 4) == 0
                }
            }
        }
    }
}

extension Picture: CustomTestStringConvertible {
    /// A failure prints the size instead of a million numbers.
    var testDescription: String { "a picture of \(width) × \(height)" }
}
