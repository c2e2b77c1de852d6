import CoreGraphics

extension CGImage {
    /// Returns the part of the squares of 10 pixels whose lightness clearly differs from that in another image, from 0
    /// to 1. Images of different sizes differ completely.
    ///
    /// The letters of another version of the fonts differ a little, and a row at another place much.
    package func difference(from other: CGImage) -> Double {
        guard width == other.width, height == other.height else { return 1 }
        let (ours, theirs) = (squares(), other.squares())
        return Double(zip(ours, theirs).count { abs($0 - $1) > 16 }) / Double(max(1, ours.count))
    }

    /// The difference that is allowed for other versions of the fonts.
    package static var allowedDifference: Double { 0.02 }

    /// Returns the lightness of each square, from 0 to 255.
    private func squares(side: Int = 10) -> [Int] {
        let bytes = UnsafeRawBufferPointer(start: pixels.base, count: bytesPerRow * height)
        var squares: [Int] = []
        for top in stride(from: 0, through: height - side, by: side) {
            for left in stride(from: 0, through: width - side, by: side) {
                var sum = 0
                for y in top..<top + side {
                    let row = y * bytesPerRow
                    for x in left..<left + side { sum += (0..<3).reduce(0) { $0 + Int(bytes[row + x * 4 + $1]) } }
                }
                squares.append(sum / (3 * side * side))
            }
        }
        return squares
    }
}
