import Foundation

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
