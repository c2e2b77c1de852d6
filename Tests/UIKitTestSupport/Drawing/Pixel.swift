import CoreGraphics
import UIKit

/// The components of a pixel from 0 to 255, with premultiplied colors.
struct Pixel: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }
}

extension CGImage {
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        let bytes = pixels.bytes
        let start = y * bytesPerRow + x * 4
        return Pixel(
            red: Int(bytes[start + 2]),
            green: Int(bytes[start + 1]),
            blue: Int(bytes[start]),
            alpha: isOpaque ? 255 : Int(bytes[start + 3])
        )
    }

    /// All pixels, row by row.
    var allPixels: [[Pixel]] {
        (0..<height).map { y in (0..<width).map { pixel($0, y) } }
    }
}

/// Returns an image that is drawn with one pixel per point.
func drawn(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    let image = renderer.image { draw($0.cgContext) }
    guard let pixels = image.cgImage else { throw NoPixels() }
    return pixels
}

struct NoPixels: Error {}
