import DisplayList
import SeededRandom
import Testing

@testable import CoreGraphics

struct CGImageTests {
    @Test(arguments: 0..<20) func pngKeepsEveryPixel(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let picture = Picture.random(width: 1 + seed, height: 7, &random)
        let data = try #require(picture.image().pngData())
        #expect(try Picture(image: CGImage.decode(data)) == picture)
        #expect(try CGImage.decode(data).pngData() == data)
    }

    @Test func jpegKeepsTheColourOnWhite() throws {
        let picture = Picture(width: 16, height: 16, filledWith: 0x8080_0000)
        let data = try #require(picture.image().jpegData(quality: 1))
        let decoded = try CGImage.decode(data)
        #expect(decoded.alphaInfo == .noneSkipFirst)
        let word = Picture(image: decoded)[8, 8]
        #expect(word >> 24 == 0xFF)
        for (shift, expected) in [(16, 0xFF), (8, 0x7F), (0, 0x7F)] {
            #expect(abs(Int(word >> UInt32(shift) & 0xFF) - expected) <= 2)
        }
    }

    @Test func badDataSaysWhy() throws {
        #expect(throws: CGImageDecodingError.empty) { try CGImage.decode(Data()) }
        #expect(throws: CGImageDecodingError.self) { try CGImage.decode(Data("not a picture".utf8)) }
        let whole = try #require(Picture(width: 40, height: 40, filledWith: 0xFF12_3456).image().pngData())
        for count in [1, 8, 30] {
            #expect(throws: CGImageDecodingError.self, "\(count) bytes") { try CGImage.decode(whole.prefix(count)) }
        }
    }

    @Test(arguments: 0..<30) func croppingTakesWholePixels(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let picture = Picture.random(width: 12, height: 9, &random)
        let (x, y) = (random.number(-3...11), random.number(-3...8))
        let rect = CGRect(x: x, y: y, width: random.number(0.5...9), height: random.number(0.5...9))
        let left = max(Int(rect.minX.rounded(.down)), 0)
        let top = max(Int(rect.minY.rounded(.down)), 0)
        let right = min(Int(rect.maxX.rounded(.up)), 12)
        let bottom = min(Int(rect.maxY.rounded(.up)), 9)
        let cropped = try picture.image().cropping(to: rect)
        guard left < right, top < bottom else {
            #expect(cropped == nil)
            return
        }
        let result = Picture(image: try #require(cropped))
        #expect(result.width == right - left && result.height == bottom - top)
        for row in 0..<result.height {
            for column in 0..<result.width {
                #expect(result[column, row] == picture[column + left, row + top])
            }
        }
    }

    @Test func theTextureHoldsThePixelsAndIsMadeOnce() throws {
        var random = SeededGenerator(seed: 1)
        let picture = Picture.random(width: 5, height: 4, &random)
        let image = try picture.image()
        let texture = image.texture
        #expect(image.texture === texture && image.surface == image.surface)
        initializeDisplayList()
        let node = RenderNode.texture(texture, in: CGRect(x: 0, y: 0, width: 5, height: 4))
        let pixels = try #require(PixelBuffer(width: 5, height: 4))
        try #require(pixels.withSurface(isOpaque: false) { node.rasterize(on: $0, scale: 1) } != nil)
        #expect(Picture(image: CGImage(pixels: pixels, isOpaque: false)).words == picture.words)
    }
}
