import Foundation

/// A Gaussian blur of bytes, which is separated into rows and columns.
///
/// With a standard deviation of two pixels or more, three box filters in a row replace the bell curve, as SVG's filter
/// effects allow. The result differs by at most 3 %, and a pixel costs the same for any radius.
struct GaussianBlur {
    private let filter: any LineFilter

    /// Creates a blur with a standard deviation in pixels. It is cut off at about three standard deviations.
    init(standardDeviation: CGFloat) {
        filter = standardDeviation >= 2 ? TripleBoxFilter(standardDeviation) : BellFilter(standardDeviation)
    }

    /// The distance up to which a pixel has an effect, in pixels.
    var reach: Int { filter.reach }

    /// Blurs bytes in place. Bytes outside count as 0.
    func apply(to bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int) {
        guard reach > 0, width > 0, height > 0 else { return }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { turned in
            guard let turnedBytes = turned.baseAddress else { return }
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
