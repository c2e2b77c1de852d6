import Foundation
import Testing

@testable import CoreGraphics

@Suite struct CGLayerTests {
    private func context(_ side: Int = 8) throws -> CGContext {
        try #require(
            CGContext(
                data: nil,
                width: side,
                height: side,
                bitsPerComponent: 8,
                bytesPerRow: side * 4,
                space: .sharedSRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
    }

    /// The red of a pixel, from the top.
    private func red(_ context: CGContext, _ x: Int, _ y: Int) throws -> UInt8 {
        try #require(context.data).load(fromByteOffset: (y * context.width + x) * 4, as: UInt8.self)
    }

    @Test func aLayerIsDrawnAgain() throws {
        let context = try context()
        let layer = try #require(CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        let inner = try #require(layer.context)
        inner.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        // The lower left quarter.
        inner.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.draw(layer, at: CGPoint(x: 4, y: 0))
        #expect(try red(context, 4, 7) == 255 && red(context, 5, 6) == 255)
        #expect(try red(context, 4, 5) == 0 && red(context, 6, 7) == 0 && red(context, 3, 7) == 0)
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        // At the edges, enlarged pixels blend.
        #expect(try red(context, 0, 7) == 255 && red(context, 1, 6) == 255)
        #expect(try red(context, 0, 0) == 0 && red(context, 7, 0) == 0)
        #expect(layer.size == CGSize(width: 4, height: 4))
        #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
    }
}
