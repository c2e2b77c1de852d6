import SeededRandom
import Testing

@testable import CoreGraphics

/// A small bitmap and its context.
struct Canvas {
    let context: CGContext

    static let native = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    init(width: Int, height: Int, bitmapInfo: UInt32 = native) throws {
        context = try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: bitmapInfo
            )
        )
    }

    func picture() throws -> Picture {
        Picture(image: try #require(context.makeImage()))
    }
}

/// The pixels of an image as 0xAARRGGBB, counted from the top left.
struct Picture: Equatable {
    let width: Int
    let height: Int
    var words: [UInt32]

    init(width: Int, height: Int, filledWith word: UInt32 = 0) {
        (self.width, self.height) = (width, height)
        words = Array(repeating: word, count: width * height)
    }

    init(image: CGImage) {
        self.init(width: image.width, height: image.height)
        words = image.pixels.bytes.withMemoryRebound(to: UInt32.self) { $0.map(UInt32.init(littleEndian:)) }
    }

    /// The pixel at a position. Pixels outside the image are transparent.
    subscript(column: Int, row: Int) -> UInt32 {
        get {
            guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
            return words[row * width + column]
        }
        set { words[row * width + column] = newValue }
    }

    func image() throws -> CGImage {
        let pixels = try #require(PixelBuffer(width: width, height: height))
        for (index, word) in words.enumerated() {
            for byte in 0..<4 { pixels.bytes[index * 4 + byte] = UInt8(truncatingIfNeeded: word >> (8 * UInt32(byte))) }
        }
        return CGImage(pixels: pixels, isOpaque: false)
    }

    /// Returns an image of random premultiplied colors.
    static func random(width: Int, height: Int, _ random: inout SeededGenerator) -> Picture {
        var picture = Picture(width: width, height: height)
        for index in picture.words.indices {
            let alpha = UInt32.random(in: 0...255, using: &random)
            let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
            picture.words[index] = parts.reduce(alpha) { $0 << 8 | $1 }
        }
        return picture
    }
}
