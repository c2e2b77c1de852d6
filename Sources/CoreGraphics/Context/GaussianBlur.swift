import Foundation

/// A Gaussian blur of the alpha channel, separated into rows and columns.
struct GaussianBlur {
    /// The weight of a pixel itself, and of those 1, 2, … pixels away. The weights of all pixels sum to 1.
    let weights: [Float]

    /// Creates a blur with a standard deviation in pixels. It is cut off at three standard deviations.
    init(standardDeviation: CGFloat) {
        guard standardDeviation > 0.1 else {
            weights = [1]
            return
        }
        let reach = Int(min((standardDeviation * 3).rounded(.up), 1024))
        let bell = (0...reach).map { exp(-CGFloat($0 * $0) / (2 * standardDeviation * standardDeviation)) }
        let sum = 2 * bell.reduce(0, +) - 1
        weights = bell.map { Float($0 / sum) }
    }

    /// The distance up to which a pixel has an effect, in pixels.
    var reach: Int {
        weights.count - 1
    }

    /// Blurs the alpha channel and makes the pixels black. Pixels outside count as transparent. O(pixels · reach).
    func applyToAlpha(of pixels: PixelBuffer) {
        let (width, height) = (pixels.width, pixels.height)
        var alpha = pixels.bytes.indices(startingAt: 3, by: 4).map { Float(pixels.bytes[$0]) }
        if reach > 0 {
            alpha = blurred(alpha, count: width, step: 1, lines: height, lineStep: width)
            alpha = blurred(alpha, count: height, step: width, lines: width, lineStep: 1)
        }
        for (index, value) in alpha.enumerated() {
            let pixel = index * 4
            for part in 0..<3 { pixels.bytes[pixel + part] = 0 }
            pixels.bytes[pixel + 3] = UInt8(min(max(value.rounded(), 0), 255))
        }
    }

    private func blurred(_ values: [Float], count: Int, step: Int, lines: Int, lineStep: Int) -> [Float] {
        var result = [Float](repeating: 0, count: values.count)
        for line in 0..<lines {
            let start = line * lineStep
            for position in 0..<count {
                let value = values[start + position * step]
                // Most pixels around a shape are empty and contribute nothing.
                guard value != 0 else { continue }
                for other in max(position - reach, 0)...min(position + reach, count - 1) {
                    result[start + other * step] += value * weights[abs(other - position)]
                }
            }
        }
        return result
    }
}

extension UnsafeMutableBufferPointer {
    fileprivate func indices(startingAt start: Int, by step: Int) -> StrideTo<Int> {
        stride(from: start, to: count, by: step)
    }
}
