import CoreGraphics
import Foundation

extension Film {
    /// Returns the times of at most `count` evenly distributed frames, including the first and the last one.
    ///
    /// If `count` is 1, the result is the time of the last frame.
    package func times(ofPictures count: Int) -> [TimeInterval] {
        let times = frames.map(\.time)
        guard count < times.count else { return times }
        return (0..<count).map { times[count == 1 ? times.count - 1 : $0 * (times.count - 1) / (count - 1)] }
    }

    /// Returns pictures of the film side by side.
    ///
    /// - Parameters:
    ///   - times: The times of the pictures in seconds, at least one.
    ///   - maximumWidth: The maximum width of the strip in pixels. Wider pictures are scaled down to fit.
    ///   - gap: The distance between two pictures in pixels.
    package func strip(
        at times: [TimeInterval],
        maximumWidth: Int = 2400,
        gap: Int = 8
    ) throws(FilmError) -> CGImage {
        let room = (maximumWidth - gap * (times.count - 1)) / times.count
        guard room > 0 else { throw .tooNarrow(width: maximumWidth, pictures: times.count) }
        let scale = min(self.scale, CGFloat(room) / size.width)
        let images = times.compactMap { image(at: $0, scale: scale) }
        guard images.count == times.count, let strip = CGImage.row(of: images, gap: gap) else { throw .tooLarge(size) }
        return strip
    }
}

extension CGImage {
    /// Returns opaque images of equal height side by side on gray, or `nil` if there is not enough memory.
    fileprivate static func row(of images: [CGImage], gap: Int) -> CGImage? {
        let width = images.reduce(gap * (images.count - 1)) { $0 + $1.width }
        guard let height = images.first?.height, let pixels = PixelBuffer(width: width, height: height) else {
            return nil
        }
        pixels.base.assumingMemoryBound(to: UInt32.self).update(repeating: 0xFF80_8080, count: width * height)
        var x = 0
        for image in images {
            for row in 0..<height {
                let target = pixels.base + row * pixels.bytesPerRow + x * 4
                target.copyMemory(from: image.pixels.base + row * image.bytesPerRow, byteCount: image.bytesPerRow)
            }
            x += image.width + gap
        }
        return CGImage(pixels: pixels, isOpaque: true)
    }
}
