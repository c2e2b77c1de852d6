import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

struct PixelGridTests {
    @Test(arguments: [1, 2, 3] as [CGFloat])
    func equalLengthsStayEqualWhereverTheyBegin(scale: CGFloat) {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<1000 {
            let pixels = CGFloat(Int.random(in: 0...500, using: &random))
            let rect = CGRect(x: .random(in: -300...300, using: &random), y: 0, width: pixels / scale, height: 0.5)
            let rounded = PixelGrid.round(rect, scale: scale)
            #expect(abs(rounded.width * scale - pixels) < 1e-6)
            #expect(abs(rounded.minX - rect.minX) <= 0.5 / scale + 1e-3)
            #expect(abs(rounded.minX * scale - (rounded.minX * scale).rounded()) < 1e-6)
        }
    }

    @Test func halfPixelsGoOn() {
        #expect(PixelGrid.round(0.25, scale: 2) == 0.5 && PixelGrid.round(-0.25, scale: 2) == 0)
        #expect(PixelGrid.round(0.25 - 1e-9, scale: 2) == 0.5)
        #expect(PixelGrid.roundUp(0.5 + 1e-9, scale: 2) == 0.5 && PixelGrid.roundUp(0.6, scale: 2) == 1)
        #expect(PixelGrid.roundDown(0.5 - 1e-9, scale: 2) == 0.5 && PixelGrid.roundDown(0.9, scale: 2) == 0.5)
    }
}
