import CoreGraphics
import Foundation

extension Film {
    /// Returns the times of at most `count` frames, chosen by how much moves: the first, the last, and more where more
    /// pixels change.
    package func times(ofMotion count: Int) -> [TimeInterval] {
        let small = 80 / max(size.width, 1)
        var previous: CGImage?
        let changes = frames.compactMap { frame -> Double? in
            let image = image(of: frame, scale: small)
            defer { previous = image }
            guard let image, let previous else { return nil }
            return previous.change(to: image)
        }
        return Self.indices(of: changes, count: count).filter { $0 < frames.count }.map { frames[$0].time }
    }

    /// Returns the indices of at most `count` of the frames that have changes between them, such that about the same
    /// amount changes from one to the next.
    static func indices(of changes: [Double], count: Int) -> [Int] {
        guard changes.count + 1 > count, count > 1 else { return Array(0..<max(changes.count + 1, 0)).suffix(count) }
        // By its square root, scrolling doesn't take all pictures, although it changes every pixel. By the addend, a
        // finger that holds still gets some.
        let weights = changes.map { $0.squareRoot() + 1e-3 }
        var sums = [0.0]
        for weight in weights { sums.append(sums[sums.count - 1] + weight) }
        let total = sums[sums.count - 1]
        var chosen: [Int] = []
        for picture in 0..<count {
            let goal = total * Double(picture) / Double(count - 1)
            let next = (chosen.last ?? -1) + 1
            let nearest = sums.indices.min { abs(sums[$0] - goal) < abs(sums[$1] - goal) } ?? 0
            // Each of the others still needs a frame.
            chosen.append(min(max(nearest, next), sums.count - (count - picture)))
        }
        return chosen
    }
}

extension CGImage {
    /// Returns the mean difference of the color components to those of an image of equal size, from 0 to 1.
    fileprivate func change(to other: CGImage) -> Double {
        guard width == other.width, height == other.height, width * height > 0 else { return 1 }
        var sum = 0
        for row in 0..<height {
            let (one, two) = (pixels.base + row * bytesPerRow, other.pixels.base + row * other.bytesPerRow)
            for column in 0..<width * 4 {
                let before = Int(one.load(fromByteOffset: column, as: UInt8.self))
                sum += abs(before - Int(two.load(fromByteOffset: column, as: UInt8.self)))
            }
        }
        return Double(sum) / Double(width * height * 4 * 255)
    }
}
