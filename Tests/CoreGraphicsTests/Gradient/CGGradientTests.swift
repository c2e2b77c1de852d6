import CoreGraphics
import Testing

struct CGGradientTests {
    private func gradient() throws -> CGGradient {
        try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
    }

    @Test func onlyColoursMakeAGradient() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, "white"], locations: nil) == nil)
    }

    @Test func theColoursFollowTheLine() throws {
        let canvas = try Canvas(width: 64, height: 1)
        canvas.context.drawLinearGradient(try gradient(), start: .zero, end: CGPoint(x: 64, y: 0), options: [])
        for (column, word) in try canvas.picture().words.enumerated() {
            let expected = (CGFloat(column) + 0.5) / 64 * 255
            #expect(abs(CGFloat(word & 0xFF) - expected) <= 1.5)
            #expect(word >> 24 == 0xFF)
        }
    }

    @Test(arguments: 0..<4) func itGoesOnWhereAsked(options: Int) throws {
        let options = CGGradientDrawingOptions(rawValue: UInt32(options))
        let (start, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0))
        let linear = try Canvas(width: 30, height: 1)
        linear.context.drawLinearGradient(try gradient(), start: start, end: end, options: options)
        let row = try linear.picture()
        #expect(row[5, 0] == (options.contains(.drawsBeforeStartLocation) ? 0xFF00_0000 : 0))
        #expect(row[25, 0] == (options.contains(.drawsAfterEndLocation) ? 0xFFFF_FFFF : 0))
        #expect(row[15, 0] >> 24 == 0xFF)

        let radial = try Canvas(width: 60, height: 60)
        radial.context.drawRadialGradient(
            try gradient(),
            startCenter: CGPoint(x: 30, y: 30),
            startRadius: 10,
            endCenter: CGPoint(x: 30, y: 30),
            endRadius: 20,
            options: options
        )
        let disc = try radial.picture()
        #expect(disc[30, 30] == (options.contains(.drawsBeforeStartLocation) ? 0xFF00_0000 : 0))
        #expect(disc[1, 1] == (options.contains(.drawsAfterEndLocation) ? 0xFFFF_FFFF : 0))
        #expect(disc[45, 30] >> 24 == 0xFF)
    }
}
