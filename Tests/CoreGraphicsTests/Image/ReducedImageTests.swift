import Foundation
import Testing

@testable import CoreGraphics

/// Tests the copies of images with fewer pixels.
@Suite struct ReducedImageTests {
    private func image(width: Int, height: Int, isOpaque: Bool, color: (Int, Int) -> [UInt8]) throws -> CGImage {
        let pixels = try #require(PixelBuffer(width: width, height: height))
        for place in 0..<width * height {
            for (channel, value) in color(place % width, place / width).enumerated() {
                pixels.bytes[place * 4 + channel] = value
            }
        }
        return CGImage(pixels: pixels, isOpaque: isOpaque)
    }

    @Test(arguments: [[10, 20, 30, 255], [10, 20, 30, 40], [0, 0, 0, 0]] as [[UInt8]])
    func aColorStaysTheSameUpToTheEdges(color: [UInt8]) throws {
        let image = try image(width: 97, height: 61, isOpaque: color[3] == 255) { _, _ in color }
        let reduced = image.reduced(forDrawingIn: CGSize(width: 7.5, height: 9))
        #expect(reduced.width == 15 && reduced.height == 18 && reduced.isOpaque == image.isOpaque)
        let differences = reduced.pixels.bytes.enumerated().map { abs(Int($0.element) - Int(color[$0.offset % 4])) }
        #expect(try #require(differences.max()) <= 1)
    }

    @Test func aHalfStaysAHalf() throws {
        let image = try image(width: 96, height: 96, isOpaque: true) { x, _ in
            x < 48 ? [0, 0, 0, 255] : [255, 255, 255, 255]
        }
        let reduced = image.reduced(forDrawingIn: CGSize(width: 6, height: 6))
        let row = (0..<12).map { reduced.pixels.bytes[(5 * 12 + $0) * 4] }
        #expect(row.prefix(4).allSatisfy { $0 < 8 } && row.suffix(4).allSatisfy { $0 > 247 })
    }

    @Test func theLastOneIsKept() throws {
        let image = try image(width: 90, height: 90, isOpaque: true) { _, _ in [1, 2, 3, 255] }
        let first = image.reduced(forDrawingIn: CGSize(width: 9, height: 9))
        #expect(image.reduced(forDrawingIn: CGSize(width: 9, height: 9)) === first)
        #expect(image.reduced(forDrawingIn: CGSize(width: 8, height: 8)) !== first)
    }

    @Test func anImageThatIsHardlyLargerIsDrawnItself() throws {
        let image = try image(width: 90, height: 90, isOpaque: true) { _, _ in [1, 2, 3, 255] }
        for size in [CGSize(width: 31, height: 9), CGSize(width: 0, height: 9), CGSize(width: 900, height: 900)] {
            #expect(image.reduced(forDrawingIn: size) === image)
        }
    }

    @Test func levelsHaveHalvesOfThePixelsAndAreKept() throws {
        let image = try image(width: 200, height: 161, isOpaque: true) { _, _ in [1, 2, 3, 255] }
        let half = image.level(forDrawingIn: CGSize(width: 30, height: 30))
        #expect((half.width, half.height) == (100, 81))
        #expect(Array(half.pixels.bytes.prefix(4)) == [1, 2, 3, 255])
        // Between two halves all sizes have one level, and another size doesn't replace it.
        #expect(image.level(forDrawingIn: CGSize(width: 26, height: 24)).width == 100)
        let quarter = image.level(forDrawingIn: CGSize(width: 20, height: 16))
        #expect((quarter.width, quarter.height) == (50, 41))
        #expect(image.level(forDrawingIn: CGSize(width: 40, height: 30)) === half)
        #expect(image.level(forDrawingIn: CGSize(width: 20, height: 20)) === quarter)
        #expect(image.level(forDrawingIn: CGSize(width: 60, height: 10)) === image)
        #expect(image.level(forDrawingIn: .zero) === image)
    }

    @Test func aPartIsKept() throws {
        let image = try image(width: 20, height: 20, isOpaque: true) { x, _ in [UInt8(x), 0, 0, 255] }
        let rect = CGRect(x: 4, y: 5, width: 6, height: 7)
        let part = try #require(image.part(rect))
        #expect((part.width, part.height) == (6, 7) && part.pixels.bytes[0] == 4)
        #expect(image.part(rect) === part)
        for x in 0..<18 { _ = image.part(CGRect(x: x, y: 0, width: 1, height: 1)) }
        #expect(image.part(rect) !== part)
        #expect(image.part(CGRect(x: 30, y: 0, width: 1, height: 1)) == nil)
    }
}
