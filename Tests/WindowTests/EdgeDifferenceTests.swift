import Testing

extension WindowTests {
    /// Tests that the comparison of renderers sees flaws. The picture has the strokes of a glyph with soft edges, a
    /// line of one pixel and an area.
    struct EdgeDifferenceTests {
        private static let (white, grey, red): (UInt32, UInt32, UInt32) = (0xFFFFFF, 0xC6C6C8, 0xFF3B30)

        /// Returns the color of a stroke that covers a part of a pixel.
        private static func ink(_ cover: Double) -> UInt32 {
            let step = UInt32((255 * (1 - min(max(cover, 0), 1))).rounded())
            return step << 16 | step << 8 | step
        }

        /// - Parameters:
        ///   - shift: How far the glyph is moved, in pixels.
        ///   - line: The row of the line; nil without one.
        private static func picture(
            glyphMovedBy shift: Double = 0,
            line: Int? = 40,
            area: UInt32 = red,
            areaTop: Int = 60
        ) -> Picture {
            Picture(width: 100, height: 100) { x, y in
                if y == line { return grey }
                if (areaTop..<areaTop + 20).contains(y), (10..<90).contains(x) { return area }
                // Three strokes, 2.5 pixels wide.
                for stroke in 0..<3 where (10..<24).contains(y) {
                    let (left, right) = (20.25 + shift + Double(stroke * 12), 22.75 + shift + Double(stroke * 12))
                    let cover = min(right, Double(x + 1)) - max(left, Double(x))
                    if cover > 0 { return ink(cover) }
                }
                return white
            }
        }

        private func difference(_ picture: Picture, tolerance: Int = 0) -> EdgeDifference {
            picture.edgeDifference(from: Self.picture(), x: 0..<100, y: 0..<100, tolerance: tolerance)
        }

        @Test func equalPicturesDoNotDiffer() {
            #expect(difference(Self.picture()) == EdgeDifference())
        }

        @Test func edgesOfGlyphsMayDiffer() {
            let found = difference(Self.picture(glyphMovedBy: 0.25))
            #expect(found.differing > 0 && found.unexplained == 0 && found.longestRun == 14)
            #expect(found.share == Double(found.differing) / 10_000)
        }

        @Test func aMoveByTwoPixelsIsSeen() {
            #expect(difference(Self.picture(glyphMovedBy: 2)).unexplained > 0)
            #expect(difference(Self.picture(areaTop: 62)).unexplained > 0)
        }

        @Test func aMissingLineIsSeen() {
            #expect(difference(Self.picture(line: nil)).unexplained == 100)
            #expect(difference(Self.picture(line: 42)).unexplained > 0)
        }

        @Test func aStraightEdgeInAnotherPlaceIsSeen() {
            let found = difference(Self.picture(line: 41))
            #expect(found.longestRun == 100)
            #expect(difference(Self.picture(areaTop: 61)).longestRun == 80)
        }

        @Test func anotherColorIsSeen() {
            let other = Self.picture(area: Self.red + 1)
            #expect(difference(other).unexplained > 1_000)
            #expect(difference(other, tolerance: 1).differing == 0)
        }
    }
}
