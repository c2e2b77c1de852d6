import CoreGraphics
import Testing

struct CGColorTests {
    @Test func componentsAreThoseGivenWithAlphaLast() {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
        #expect(CGColor.clear.alpha == 0)
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
    }

    @Test func copyWithAlphaChangesNothingElse() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.copy(alpha: 0.9) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.9))
        #expect(color.copy() == color)
    }

    @Test func coloursOfTwoSpacesDiffer() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let wide = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        #expect(wide != CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(CGColor.black != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    /// The expected values are (−0.5116…, 1.0183, −0.3107) in sRGB for P3 green, as computed by the CSS
    /// Color 4 sample code.
    @Test func displayP3IsConverted() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let green = try #require(CGColor(colorSpace: space, components: [0, 1, 0, 1])).srgb
        #expect(abs(green.red + 0.5116) < 1e-3)
        #expect(abs(green.green - 1.0183) < 1e-3)
        #expect(abs(green.blue + 0.3107) < 1e-3)
        let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 0.5])).srgb
        #expect(abs(white.red - 1) < 1e-9 && abs(white.green - 1) < 1e-9 && abs(white.blue - 1) < 1e-9)
        #expect(white.alpha == 0.5)
    }

    @Test func unknownSpacesAreNil() {
        #expect(CGColorSpace(name: "paint") == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
        #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    }
}
