import Testing

@testable import CoreGraphics

struct ShadowTests {
    @Test func aSharpShadowIsTheShapeMovedDown() throws {
        let context = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 2, isOpaque: false))
        context.setShadow(
            offset: CGSize(width: 1, height: 1),
            blur: 0,
            color: CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        )
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let result = Picture(image: try #require(context.makeImage()))
        for row in 0..<8 {
            for column in 0..<8 {
                let shape = row < 2 && column < 2
                let shadow = (2..<4).contains(row) && (2..<4).contains(column)
                #expect(result[column, row] == (shape ? 0xFFFF_FFFF : shadow ? 0xFF00_00FF : 0))
            }
        }
    }

    /// In a bitmap's own coordinates, a positive offset moves the shadow up.
    @Test func inABitmapTheOffsetGoesUp() throws {
        let canvas = try Canvas(width: 3, height: 3)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0, color: .black)
        canvas.context.setFillColor(.white)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        var expected = Picture(width: 3, height: 3)
        expected[0, 2] = 0xFFFF_FFFF
        expected[1, 1] = 0xFF00_0000
        #expect(try canvas.picture() == expected)
    }

    /// The shape is outside the clip, and its shadow inside.
    @Test func aClippedShapeStillCastsItsShadow() throws {
        let canvas = try Canvas(width: 6, height: 1)
        canvas.context.clip(to: CGRect(x: 3, y: 0, width: 3, height: 1))
        canvas.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .black)
        canvas.context.setFillColor(.white)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try canvas.picture().words == [0, 0, 0, 0, 0xFF00_0000, 0])
    }
}
