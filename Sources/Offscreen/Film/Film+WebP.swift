import CoreGraphics
import Foundation

extension Film {
    /// Returns the film as a lossless animated WebP file that repeats forever. Equal films result in equal bytes.
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - progress: A closure that gets the completed fraction, from 0 to 1, after each frame.
    package func webpData(scale: CGFloat = 1, progress: (Double) -> Void = { _ in }) throws(FilmError) -> Data {
        let size = size
        let (width, height) = size.pixels(at: scale)
        let animation = try WebPAnimation(width: width, height: height)
        var previous: CGImage?
        for (index, frame) in frames.enumerated() {
            guard let image = image(of: frame, scale: scale) else { throw .tooLarge(size) }
            // A frame with the pixels of the previous one is left out, which extends the duration of the previous one.
            if previous.map({ !$0.hasSamePixels(as: image) }) ?? true {
                try animation.add(image, at: frame.time.milliseconds)
                previous = image
            }
            progress(Double(index + 1) / Double(frames.count))
        }
        return try animation.finish(at: duration.milliseconds)
    }

    /// Writes the film as an animated WebP file, and replaces an existing file.
    package func writeWebP(
        to url: URL,
        scale: CGFloat = 1,
        progress: (Double) -> Void = { _ in }
    ) throws(FilmError) {
        try OutputFile(url: url).write(webpData(scale: scale, progress: progress))
    }
}

extension TimeInterval {
    fileprivate var milliseconds: Int { Int((self * 1000).rounded()) }
}

extension CGImage {
    fileprivate func hasSamePixels(as other: CGImage) -> Bool {
        width == other.width && height == other.height
            && memcmp(pixels.base, other.pixels.base, height * bytesPerRow) == 0
    }
}
