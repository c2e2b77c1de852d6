import CoreGraphics
import DisplayList
import Foundation
import SeededRandom
import Testing

@testable import Offscreen

/// Tests that Cairo draws an image as it draws the texture of the image.
@Suite @MainActor struct ImageNodeTests {
    @Test(arguments: 0..<40)
    func anImageLooksLikeItsTexture(seed: UInt64) throws {
        initializeDisplayList()
        var generator = SeededGenerator(seed: seed)
        let isOpaque = Bool.random(using: &generator)
        let pixels = try #require(
            PixelBuffer(width: .random(in: 1...60, using: &generator), height: .random(in: 1...60, using: &generator))
        )
        for place in stride(from: 0, to: pixels.bytes.count, by: 4) {
            let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &generator)
            for channel in 0..<3 { pixels.bytes[place + channel] = .random(in: 0...alpha, using: &generator) }
            pixels.bytes[place + 3] = alpha
        }
        let image = CGImage(pixels: pixels, isOpaque: isOpaque)
        // Images are placed at whole pixels, and at fractions of them while they move.
        let units: [CGFloat] = [1, 0.5, 0.1]
        let unit = units.randomElement(using: &generator) ?? 1
        let number = { (range: ClosedRange<CGFloat>, generator: inout SeededGenerator) in
            (CGFloat.random(in: range, using: &generator) / unit).rounded() * unit
        }
        let rect = CGRect(
            x: number(-10...20, &generator),
            y: number(-10...20, &generator),
            width: max(1, number(1...50, &generator)),
            height: max(1, number(1...50, &generator))
        )
        let radius = CGFloat.random(in: 0...8, using: &generator)
        let clip = RoundedRect(rect.insetBy(dx: 0.5, dy: 0.5), radii: (radius, radius, radius, radius))
        let isClipped = Bool.random(using: &generator)
        let surface = try #require(image.surface)
        let size = CGSize(width: image.width, height: image.height)
        let nodes: [RenderNode] = [.texture(image.texture, in: rect), .image(surface, size: size, in: rect)]
        let shown = try nodes.map { node in
            let node = isClipped ? node.clipped(to: clip) : node
            return try #require(node.screenImage(size: CGSize(width: 40, height: 40), scale: 2))
        }
        let differences = zip(shown[0].pixels.bytes, shown[1].pixels.bytes).map { abs(Int($0) - Int($1)) }
        // A texture's pixels are converted to floating point and back, and the bounds of its node have 32 bits.
        #expect(try #require(differences.max()) <= 3, "\(size) in \(rect), clipped: \(isClipped)")
    }
}
