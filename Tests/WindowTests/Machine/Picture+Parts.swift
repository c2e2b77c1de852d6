/// Queries of the app's tests, which don't recognize text.
extension Picture {
    /// Returns the colors in a rectangle.
    func colors(x: Range<Int>, y: Range<Int>) -> Set<UInt32> {
        var colors: Set<UInt32> = []
        for y in y { for x in x { colors.insert(color(x, y)) } }
        return colors
    }

    /// Returns whether an otherwise light rectangle contains pixels as dark as text.
    func hasText(x: Range<Int>, y: Range<Int>) -> Bool { hasPixel(x: x, y: y, darkerThan: 0x60) }

    /// Returns whether a rectangle contains text in the color of headers, or a darker one.
    func hasSecondaryText(x: Range<Int>, y: Range<Int>) -> Bool { hasPixel(x: x, y: y, darkerThan: 0xA0) }

    private func hasPixel(x: Range<Int>, y: Range<Int>, darkerThan limit: UInt32) -> Bool {
        y.contains { y in
            x.contains { x in
                let color = color(x, y)
                return color & 0xFF < limit && color >> 8 & 0xFF < limit && color >> 16 < limit
            }
        }
    }

    /// Returns whether a rectangle contains text in the system's red.
    func hasRedText(x: Range<Int>, y: Range<Int>) -> Bool {
        y.contains { y in
            x.contains { x in
                let color = color(x, y)
                return Int(color >> 16) - Int(color >> 8 & 0xFF) > 80
            }
        }
    }

    /// Returns the number of pixels by which a part of another picture is further down in this one, or
    /// `nil` if it isn't found.
    func offset(of old: Picture, x: Range<Int>, y: Range<Int>) -> Int? {
        (-y.lowerBound...height - y.upperBound)
            .filter { shows(old, x: x, y: y, movedDownBy: $0) }
            .min { abs($0) < abs($1) }
    }
}
