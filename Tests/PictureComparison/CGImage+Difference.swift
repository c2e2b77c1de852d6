import CoreGraphics
import Foundation

extension CGImage {
    /// Returns the part of the squares of 10 pixels whose lightness clearly differs from that in another image, from 0
    /// to 1. Images of different sizes differ completely.
    ///
    /// The letters of another version of the fonts differ a little, and a row at another place much.
    package func difference(from other: CGImage) -> Double {
        guard width == other.width, height == other.height else { return 1 }
        if bytesPerRow == other.bytesPerRow, memcmp(pixels.base, other.pixels.base, bytesPerRow * height) == 0 {
            return 0
        }
        let (ours, theirs) = (squares(), other.squares())
        return Double(zip(ours, theirs).count { abs($0 - $1) > 16 }) / Double(max(1, ours.count))
    }

    /// The difference that is allowed for other versions of the fonts.
    package static var allowedDifference: Double { 0.02 }

    /// Returns the lightness of each square, from 0 to 255.
    ///
    /// The loops are those that cost least in a debug build, where a picture has millions of calls otherwise.
    private func squares(side: Int = 10) -> [Int] {
        let bytes = pixels.base.assumingMemoryBound(to: UInt8.self)
        var squares: [Int] = []
        for top in stride(from: 0, through: height - side, by: side) {
            for left in stride(from: 0, through: width - side, by: side) {
                var sum = 0
                var row = bytes + (top * bytesPerRow + left * 4)
                let end = row + side * bytesPerRow
                while row < end {
                    var pixel = row
                    let last = row + side * 4
                    while pixel < last {
                        sum &+= Int(pixel[0]) &+ Int(pixel[1]) &+ Int(pixel[2])
                        pixel += 4
                    }
                    row += bytesPerRow
                }
                squares.append(sum / (3 * side * side))
            }
        }
        return squares
    }
}
