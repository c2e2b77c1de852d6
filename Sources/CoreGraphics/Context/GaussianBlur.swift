import Foundation

/// A Gaussian blur of bytes, which is separated into rows and columns.
///
/// From two pixels on, three box filters in a row take the place of the bell curve, as the filter effects of SVG allow:
/// their sum differs from it by at most 3 %, and each pixel costs the same for any radius.
struct GaussianBlur {
    private let filter: any LineFilter

    /// Creates a blur with a standard deviation in pixels. It is cut off at about three standard deviations.
    init(standardDeviation: CGFloat) {
        filter = standardDeviation < 2 ? BellFilter(standardDeviation) : TripleBoxFilter(standardDeviation)
    }

    /// The distance up to which a pixel has an effect, in pixels.
    var reach: Int { filter.reach }

    /// Blurs bytes in place. Bytes outside count as 0.
    func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
        guard reach > 0, width > 0, height > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { turned in
            guard let turnedBytes = turned.baseAddress else { return }
            turned.initialize(repeating: 0)
            // Each pass writes its rows as columns, so both read rows, which are together in memory.
            filterRows(of: bytes, width, height, bytesPerRow, into: turnedBytes, height)
            filterRows(of: turnedBytes, height, width, height, into: bytes, bytesPerRow)
        }
    }

    /// Filters the rows of an image, and writes the results as the columns of another.
    private func filterRows(
        of source: UnsafePointer<UInt8>,
        _ width: Int,
        _ height: Int,
        _ bytesPerRow: Int,
        into target: UnsafeMutablePointer<UInt8>,
        _ targetBytesPerRow: Int
    ) {
        var line = [UInt8](repeating: 0, count: width)
        for row in 0..<height {
            let start = source + row * bytesPerRow
            // Many rows around a shape are empty.
            let isEmpty = (0..<width).allSatisfy { start[$0] == 0 }
            if !isEmpty { filter.apply(to: UnsafeBufferPointer(start: start, count: width), into: &line) }
            for column in 0..<width { target[column * targetBytesPerRow + row] = isEmpty ? 0 : line[column] }
        }
    }
}

/// A filter of one row of bytes. Bytes outside count as 0.
protocol LineFilter {
    /// The distance up to which a byte has an effect.
    var reach: Int { get }
    func apply(to line: UnsafeBufferPointer<UInt8>, into result: inout [UInt8])
}

/// Weights of the bell curve.
struct BellFilter: LineFilter {
    /// The weight of a pixel itself, and of those 1, 2, … pixels away. The weights of all pixels sum to 1.
    let weights: [Float]

    init(_ standardDeviation: CGFloat) {
        guard standardDeviation > 0.1 else {
            weights = [1]
            return
        }
        let reach = Int((standardDeviation * 3).rounded(.up))
        let bell = (0...reach).map { exp(-CGFloat($0 * $0) / (2 * standardDeviation * standardDeviation)) }
        let sum = 2 * bell.reduce(0, +) - 1
        weights = bell.map { Float($0 / sum) }
    }

    var reach: Int { weights.count - 1 }

    func apply(to line: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
        for position in line.indices {
            var sum: Float = 0
            for other in max(position - reach, 0)...min(position + reach, line.count - 1) {
                sum += Float(line[other]) * weights[abs(other - position)]
            }
            result[position] = UInt8(min(sum.rounded(), 255))
        }
    }
}

/// Three moving averages in a row.
///
/// The sums are integers and exact; only the result is rounded. O(1) per byte.
struct TripleBoxFilter: LineFilter {
    /// The widths of the three averages.
    private let widths: (Int, Int, Int)

    /// The rule for the widths is that of `feGaussianBlur` (Filter Effects Module Level 1, section 9.14).
    init(_ standardDeviation: CGFloat) {
        let width = Int((min(standardDeviation, 340) * 3 * (2 * .pi).squareRoot() / 4 + 0.5).rounded(.down))
        // Two averages of an even width are shifted by half a pixel in opposite directions, and the third one is odd.
        widths = width.isMultiple(of: 2) ? (width, width, width + 1) : (width, width, width)
    }

    var reach: Int { (widths.0 + widths.1 + widths.2 - 3) / 2 }

    func apply(to line: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
        let (delay, count) = (reach, line.count)
        let scale = 1 / Float(widths.0 * widths.1 * widths.2)
        // The sums of the first and the second average, after zeros that stand for the values before the line.
        let before = widths.2
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * (count + delay + before)) { sums in
            sums.initialize(repeating: 0)
            let (first, second) = (before, count + delay + 2 * before)
            var (one, two, three) = (0, 0, 0)
            for position in 0..<(count + delay) {
                one += position < count ? Int(line[position]) : 0
                let gone = position - widths.0
                if gone >= 0, gone < count { one -= Int(line[gone]) }
                sums[first + position] = one
                two += one - sums[first + position - widths.1]
                sums[second + position] = two
                three += two - sums[second + position - widths.2]
                if position >= delay { result[position - delay] = UInt8((Float(three) * scale).rounded()) }
            }
        }
    }
}
