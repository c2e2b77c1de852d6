import CoreGraphics
import UIKitTesting

@testable import UIKit

/// The components of a pixel from 0 to 255.
struct LookPixel: Equatable, CustomStringConvertible {
    var red: Double
    var green: Double
    var blue: Double

    var description: String { "(\(Int(red.rounded())) \(Int(green.rounded())) \(Int(blue.rounded())))" }

    func distance(to other: LookPixel) -> Double {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }

    /// Returns a color as it looks over an opaque one.
    static func of(_ color: UIColor, over ground: LookPixel = LookPixel(red: 0, green: 0, blue: 0)) -> LookPixel {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func part(_ value: CGFloat, _ below: Double) -> Double {
            Double(value * alpha) * 255 + below * Double(1 - alpha)
        }
        return LookPixel(red: part(red, ground.red), green: part(green, ground.green), blue: part(blue, ground.blue))
    }
}

/// The picture of a screen, with its points.
@MainActor
struct LookPicture {
    private let image: CGImage
    private let scale: CGFloat

    init(_ screen: TestScreen) throws {
        guard let image = screen.picture().cgImage else { throw NoPicture() }
        (self.image, scale) = (image, CGFloat(image.width) / screen.window.bounds.width)
    }

    struct NoPicture: Error {}

    /// The color of the pixel at a point.
    func callAsFunction(_ x: CGFloat, _ y: CGFloat) -> LookPixel {
        let column = min(max(Int(x * scale), 0), image.width - 1)
        let row = min(max(Int(y * scale), 0), image.height - 1)
        let (bytes, start) = (image.pixels.bytes, row * image.bytesPerRow + column * 4)
        return LookPixel(red: Double(bytes[start + 2]), green: Double(bytes[start + 1]), blue: Double(bytes[start]))
    }

    /// Returns the color in a rectangle that differs most from a ground: that of the ink of a text.
    func ink(in frame: CGRect, on ground: LookPixel) -> LookPixel {
        var best = ground
        for y in stride(from: frame.minY, to: frame.maxY, by: 1 / scale) {
            for x in stride(from: frame.minX, to: frame.maxX, by: 1 / scale) {
                let pixel = self(x, y)
                if pixel.distance(to: ground) > best.distance(to: ground) { best = pixel }
            }
        }
        return best
    }

    /// Returns the length in points of the longest run of pixels near a color on a horizontal line.
    func width(of color: LookPixel, y: CGFloat, in range: ClosedRange<CGFloat>, within: Double = 40) -> CGFloat {
        longest(range) { self($0, y).distance(to: color) <= within }
    }

    /// Returns the length in points of the longest run of pixels near a color on a vertical line.
    func height(of color: LookPixel, x: CGFloat, in range: ClosedRange<CGFloat>, within: Double = 40) -> CGFloat {
        longest(range) { self(x, $0).distance(to: color) <= within }
    }

    private func longest(_ range: ClosedRange<CGFloat>, _ isInside: (CGFloat) -> Bool) -> CGFloat {
        var (best, run) = (0, 0)
        for place in stride(from: range.lowerBound + 0.5 / scale, through: range.upperBound, by: 1 / scale) {
            run = isInside(place) ? run + 1 : 0
            best = max(best, run)
        }
        return CGFloat(best) / scale
    }
}
