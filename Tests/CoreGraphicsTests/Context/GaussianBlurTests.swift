import Foundation
import SeededRandom
import Testing

@testable import CoreGraphics

struct GaussianBlurTests {
    /// An image of one byte a pixel.
    private struct Image: Equatable {
        let width: Int
        let height: Int
        var bytes: [UInt8]

        init(width: Int, height: Int) {
            (self.width, self.height) = (width, height)
            bytes = [UInt8](repeating: 0, count: width * height)
        }

        subscript(column: Int, row: Int) -> UInt8 {
            get { bytes[row * width + column] }
            set { bytes[row * width + column] = newValue }
        }

        func blurred(_ deviation: CGFloat) -> Image {
            var copy = self
            copy.bytes.withUnsafeMutableBufferPointer {
                guard let base = $0.baseAddress else { return }
                GaussianBlur(standardDeviation: deviation)
                    .apply(to: base, width: width, height: height, bytesPerRow: width)
            }
            return copy
        }

        /// The blur by its definition, in floating point.
        func exactlyBlurred(_ deviation: CGFloat) -> [Double] {
            let weight = { (distance: Int) in exp(-Double(distance * distance) / (2 * deviation * deviation)) }
            let sum = (-600...600).reduce(0) { $0 + weight($1) }
            var rows = [Double](repeating: 0, count: bytes.count)
            for row in 0..<height {
                for column in 0..<width {
                    rows[row * width + column] = (0..<width)
                        .reduce(0) { $0 + Double(self[$1, row]) * weight($1 - column) / sum }
                }
            }
            var result = rows
            for row in 0..<height {
                for column in 0..<width {
                    result[row * width + column] = (0..<height)
                        .reduce(0) { $0 + rows[$1 * width + column] * weight($1 - row) / sum }
                }
            }
            return result
        }
    }

    @Test(arguments: [0.0, 0.5, 1.9, 2, 3, 7.3, 24]) func blurringKeepsTheSumAndTheMiddle(deviation: CGFloat) {
        let reach = GaussianBlur(standardDeviation: deviation).reach
        let side = 2 * reach + 41
        var image = Image(width: side, height: side)
        for row in reach..<(reach + 41) {
            for column in reach..<(reach + 41) { image[column, row] = 255 }
        }
        let blurred = image.blurred(deviation)
        var (total, moment) = (0.0, 0.0)
        for row in 0..<side {
            for column in 0..<side {
                total += Double(blurred[column, row])
                moment += Double(blurred[column, row]) * Double(column - side / 2)
                // Rows are rounded before columns.
                #expect(abs(Int(blurred[column, row]) - Int(blurred[row, column])) <= 1)
            }
        }
        #expect(abs(total / (41 * 41 * 255) - 1) < 0.02)
        #expect(abs(moment) < 1e-6)
    }

    /// Boxes of random sizes come within 3 % of the bell curve, in each pixel.
    @Test(arguments: 1...12) func itIsCloseToTheDefinition(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let deviation = CGFloat.random(in: 0.3...9, using: &random)
        var image = Image(width: Int.random(in: 1...70, using: &random), height: Int.random(in: 1...50, using: &random))
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let left = Int.random(in: 0..<image.width, using: &random)
            let top = Int.random(in: 0..<image.height, using: &random)
            let alpha = UInt8.random(in: 1...255, using: &random)
            for row in top...Int.random(in: top..<image.height, using: &random) {
                for column in left...Int.random(in: left..<image.width, using: &random) { image[column, row] = alpha }
            }
        }
        let exact = image.exactlyBlurred(deviation)
        let error = zip(image.blurred(deviation).bytes, exact).map { abs(Double($0) - $1) }.max() ?? 0
        #expect(error <= 0.03 * 255, "seed \(seed), deviation \(deviation), \(image.width) × \(image.height)")
    }

    @Test func rowsMayHaveMoreBytesThanPixels() {
        var bytes: [UInt8] = [0, 255, 0, 9, 0, 255, 0, 9]
        bytes.withUnsafeMutableBufferPointer {
            guard let base = $0.baseAddress else { return }
            GaussianBlur(standardDeviation: 0.6).apply(to: base, width: 3, height: 2, bytesPerRow: 4)
        }
        #expect(bytes[3] == 9 && bytes[7] == 9)
        #expect(bytes[0] > 0 && bytes[0] == bytes[2] && bytes[1] > bytes[0] && bytes[1] == bytes[5])
    }

    /// Huge radii end, and keep the sums of the filters within the integers.
    @Test func aHugeDeviationBlursAllAway() {
        var image = Image(width: 64, height: 2)
        image.bytes = [UInt8](repeating: 255, count: 128)
        #expect(image.blurred(1e9).bytes.allSatisfy { $0 < 30 })
        #expect(image.blurred(.infinity).bytes.allSatisfy { $0 < 30 })
    }

    @Test(arguments: [CGFloat.nan, -3, 0]) func withoutADeviationNothingIsBlurred(deviation: CGFloat) {
        var image = Image(width: 8, height: 2)
        image[3, 1] = 200
        #expect(image.blurred(deviation) == image)
    }
}
