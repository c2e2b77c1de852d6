import CoreGraphics
import Failures
import Foundation

extension Recording {
    /// The recording as an animated WebP file, lossless, repeating for ever. Equal recordings give equal bytes.
    ///
    /// A recording in which nothing moves gives a still picture. Costs some hundredths of a second for each frame of
    /// a phone's size at scale 1.
    ///
    /// ```swift
    /// let file = try recording.webpData(scale: 1) { print("\(Int($0 * 100)) %") }
    /// ```
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - progress: gets the part that is done, from 0 to 1, after each frame.
    public func webpData(scale: CGFloat = 1, progress: (Double) -> Void = { _ in }) throws -> Data {
        programmerError(
            unless: scale > 0 && scale.isFinite,
            "The scale of an animation is positive",
            in: "Recording.webpData(scale:progress:)",
            .invalidArgument
        )
        let size = size
        let (width, height) = size.pixels(at: scale)
        let animation = try WebPAnimation(width: width, height: height)
        var previous: CGImage?
        for (index, frame) in frames.enumerated() {
            guard let image = image(of: frame, scale: scale) else { throw RecordingError.tooLarge(size) }
            // A frame left out is one that the frame before goes on for.
            if previous.map({ !$0.hasSamePixels(as: image) }) ?? true {
                try animation.add(image, at: frame.time.milliseconds)
                previous = image
            }
            progress(Double(index + 1) / Double(frames.count))
        }
        return try animation.finish(at: duration.milliseconds)
    }

    /// Writes the recording as an animated WebP file, over what is there. Throws ``RecordingError``, which says what to
    /// do.
    public func write(to url: URL, scale: CGFloat = 1, progress: (Double) -> Void = { _ in }) throws {
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
