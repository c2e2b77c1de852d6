import CCairo
import SeededRandom
import Testing

@testable import CoreGraphics

struct CGContextTests {
    private static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

    @Test func theOriginIsAtTheBottomLeft() throws {
        let canvas = try Canvas(width: 4, height: 3)
        canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        var expected = Picture(width: 4, height: 3)
        expected[0, 2] = 0xFFFF_0000
        #expect(try canvas.picture() == expected)
    }

    @Test(arguments: 0..<60) func fillingRectsSetsTheirPixels(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let canvas = try Canvas(width: 20, height: 16, bitmapInfo: seed.isMultiple(of: 2) ? Canvas.native : Self.rgba)
        var expected = Picture(width: 20, height: 16)
        for _ in 0..<10 {
            let (x, y) = (Int.random(in: -5...20, using: &random), Int.random(in: -5...16, using: &random))
            let (width, height) = (Int.random(in: 0...12, using: &random), Int.random(in: 0...12, using: &random))
            let parts = (0..<3).map { _ in UInt32.random(in: 0...255, using: &random) }
            canvas.context.setFillColor(
                red: CGFloat(parts[0]) / 255,
                green: CGFloat(parts[1]) / 255,
                blue: CGFloat(parts[2]) / 255,
                alpha: 1
            )
            canvas.context.fill(CGRect(x: x, y: y, width: width, height: height))
            for row in max(y, 0)..<max(min(y + height, 16), max(y, 0)) {
                for column in max(x, 0)..<max(min(x + width, 20), max(x, 0)) {
                    expected[column, 15 - row] = parts.reduce(0xFF) { $0 << 8 | $1 }
                }
            }
        }
        #expect(try canvas.picture() == expected)
    }

    @Test(arguments: 0..<20) func anImageDrawnInABitmapIsUprightAndExact(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let picture = Picture.random(width: 6, height: 5, &random)
        let canvas = try Canvas(width: 10, height: 9, bitmapInfo: seed.isMultiple(of: 2) ? Canvas.native : Self.rgba)
        canvas.context.draw(try picture.image(), in: CGRect(x: 2, y: 1, width: 6, height: 5))
        var expected = Picture(width: 10, height: 9)
        for row in 0..<5 {
            for column in 0..<6 { expected[column + 2, row + 3] = picture[column, row] }
        }
        #expect(try canvas.picture() == expected)
    }

    @Test func anImageDrawnInUIKitsCoordinatesIsUpsideDown() throws {
        var random = SeededGenerator(seed: 3)
        let picture = Picture.random(width: 3, height: 4, &random)
        let context = try #require(CGContext(size: CGSize(width: 3, height: 4), scale: 1, isOpaque: false))
        context.draw(try picture.image(), in: CGRect(x: 0, y: 0, width: 3, height: 4))
        let result = Picture(image: try #require(context.makeImage()))
        for row in 0..<4 {
            for column in 0..<3 { #expect(result[column, row] == picture[column, 3 - row]) }
        }
    }

    @Test func aBorrowedContextHasUIKitsCoordinates() throws {
        let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 8, 8))
        let cr = try #require(cairo_create(surface))
        cairo_scale(cr, 2, 2)
        let context = CGContext(borrowing: cr, height: 4, scale: 2)
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
        context.setFillColor(.white)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        cairo_surface_flush(surface)
        let words = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
            .assumingMemoryBound(to: UInt32.self)
        for row in 0..<8 {
            for column in 0..<8 {
                let inside = row < 2 && (2..<4).contains(column)
                #expect(words[row * 8 + column] == (inside ? 0xFFFF_FFFF : 0))
            }
        }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        #expect(matrix.xx == 2 && matrix.yy == 2 && matrix.y0 == 0)
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
    }

    @Test func clientsMemoryHoldsWhatIsDrawn() throws {
        var bytes = [UInt8](repeating: 0, count: 2 * 12)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress,
                    width: 2,
                    height: 2,
                    bitsPerComponent: 8,
                    bytesPerRow: 12,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: Self.rgba
                )
            )
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        #expect(bytes == [0, 0, 0, 0, 255, 51, 0, 255] + Array(repeating: 0, count: 16))
    }

    @Test(arguments: [(0, 5), (-1, 5), (5, Int.max), (40_000, 1), (Int.min, Int.min)])
    func impossibleSizesAreNil(width: Int, height: Int) {
        let context = CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: Self.rgba
        )
        #expect(context == nil)
    }

    /// Every blend mode gives the same colors for every byte order.
    @Test(arguments: Array(CGBlendMode.allModes)) func theOrderOfBytesDoesNotShow(mode: CGBlendMode) throws {
        var random = SeededGenerator(seed: 8)
        let picture = Picture.random(width: 6, height: 6, &random)
        let pictures = try [Canvas.native, Self.rgba].map { layout in
            let canvas = try Canvas(width: 6, height: 6, bitmapInfo: layout)
            let context = canvas.context
            context.draw(try picture.image(), in: CGRect(x: 0, y: 0, width: 6, height: 6))
            context.setBlendMode(mode)
            context.setFillColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.8)
            context.fill(CGRect(x: 1, y: 1, width: 3, height: 3))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 0.1, green: 0.2, blue: 0.7, alpha: 1)
            context.fill(CGRect(x: 3, y: 3, width: 2, height: 2))
            context.endTransparencyLayer()
            return try canvas.picture()
        }
        #expect(pictures[0] == pictures[1])
    }

    /// No blend mode draws outside its shape.
    @Test(arguments: Array(CGBlendMode.allModes)) func aModeStaysInsideTheShape(mode: CGBlendMode) throws {
        var random = SeededGenerator(seed: 9)
        let picture = Picture.random(width: 8, height: 8, &random)
        for strokes in [false, true] {
            let canvas = try Canvas(width: 8, height: 8)
            canvas.context.draw(try picture.image(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
            canvas.context.setBlendMode(mode)
            canvas.context.setFillColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.8)
            canvas.context.setStrokeColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.8)
            if strokes {
                canvas.context.stroke(CGRect(x: 3, y: 3, width: 2, height: 2), width: 2)
            } else {
                canvas.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
            }
            let result = try canvas.picture()
            for row in 0..<8 {
                for column in 0..<8 where !((2..<6).contains(row) && (2..<6).contains(column)) {
                    #expect(result[column, row] == picture[column, row])
                }
            }
            // Porter and Duff's formulas for the four modes in which a stroke takes a separate path.
            let (source, old) = (204.0, Double(picture[3, 3] >> 24))
            let expected: Double? =
                switch mode {
                case .sourceIn, .destinationIn: source * old / 255
                case .sourceOut: source * (255 - old) / 255
                case .destinationAtop: source
                default: nil
                }
            if let expected { #expect(abs(Double(result[3, 3] >> 24) - expected) <= 1.5) }
        }
    }

    @Test func aSavedStateComesBack() throws {
        let canvas = try Canvas(width: 4, height: 4)
        let context = canvas.context
        context.saveGState()
        context.setFillColor(.white)
        context.setAlpha(0.5)
        context.translateBy(x: 2, y: 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.restoreGState()
        #expect(context.ctm.isIdentity)
        context.fill(CGRect.infinite)
        #expect(try canvas.picture() == Picture(width: 4, height: 4, filledWith: 0xFF00_0000))
    }

    @Test func aLayerIsDrawnAsOneThing() throws {
        let canvas = try Canvas(width: 4, height: 1)
        let context = canvas.context
        context.setAlpha(0.4)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
        context.endTransparencyLayer()
        var expected = Picture(width: 4, height: 1, filledWith: 0x6600_0000)
        expected[3, 0] = 0
        #expect(try canvas.picture() == expected)
        context.setAlpha(1)
        context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        #expect(try canvas.picture()[3, 0] == 0xFF00_0000)
    }

    @Test func badNumbersDrawNothingAndDoNotBreakTheContext() throws {
        let canvas = try Canvas(width: 4, height: 4)
        let context = canvas.context
        for transform in [
            CGAffineTransform(), CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: 1, y: 0),
        ] {
            context.saveGState()
            context.concatenate(transform)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.draw(
                try Picture(width: 2, height: 2, filledWith: ~0).image(),
                in: CGRect(x: 0, y: 0, width: 4, height: 4)
            )
            context.restoreGState()
        }
        context.setLineDash(phase: 0, lengths: [-1])
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.fill(.null)
        #expect(try canvas.picture() == Picture(width: 4, height: 4))
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5), .zero])
        var expected = Picture(width: 4, height: 4)
        for column in 0..<4 { expected[column, 3] = 0xFF00_0000 }
        #expect(try canvas.picture() == expected)
    }

    @Test func dashesAndClearing() throws {
        let canvas = try Canvas(width: 6, height: 2)
        let context = canvas.context
        context.setLineDash(phase: 1, lengths: [2, 1])
        context.move(to: CGPoint(x: 0, y: 0.5))
        context.addLine(to: CGPoint(x: 6, y: 0.5))
        context.strokePath()
        let row = try canvas.picture().words.suffix(6).map { $0 >> 24 }
        #expect(row == [255, 0, 255, 255, 0, 255])
        context.setAlpha(0.1)
        context.clear(CGRect(x: 0, y: 0, width: 3, height: 2))
        #expect(try canvas.picture().words.suffix(6).map { $0 >> 24 } == [0, 0, 0, 255, 0, 255])
    }

    @Test func thePathIsThatOfUserSpaceWhereverItWasBuilt() {
        guard let context = CGContext(size: CGSize(width: 10, height: 10), scale: 2, isOpaque: true) else {
            Issue.record("no context")
            return
        }
        context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 2, width: 3, height: 4))
        context.translateBy(x: 1, y: 1)
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 1, width: 3, height: 4))
        #expect(context.pathContains(CGPoint(x: 1, y: 2), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 1, y: 2), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 0.3, y: 2), mode: .stroke))
        context.beginPath()
        #expect(context.path == nil && context.isPathEmpty)
    }
}

extension CGBlendMode {
    static let allModes = (Int32(0)...27).compactMap(CGBlendMode.init(rawValue:))
}
