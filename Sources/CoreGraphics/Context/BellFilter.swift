import Foundation

/// Weights of the bell curve.
struct BellFilter: LineFilter {
    /// The weight of a pixel itself, and of those 1, 2, … pixels away. The weights of all pixels sum to 1.
    let weights: [Float]

    /// - Parameter standardDeviation: The standard deviation in pixels. Up to 0.1 and not a number, nothing is blurred.
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
