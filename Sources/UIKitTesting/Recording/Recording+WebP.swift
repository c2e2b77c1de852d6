import CoreGraphics
import Failures
import Foundation
import Offscreen

extension Recording {
    /// Returns the recording as the data of an animated WebP file, which is lossless and repeats forever.
    ///
    /// Equal recordings give equal data. A recording without motion gives a still image. Encoding takes some
    /// hundredths of a second for each frame of the size of a phone at scale 1.
    ///
    /// ```swift
    /// let file = try recording.webpData(scale: 1) { print("\(Int($0 * 100)) %") }
    /// ```
    ///
    /// - Parameters:
    ///   - scale: The number of pixels per point.
    ///   - progress: A closure that is called after each frame with the fraction that is complete, from 0 to 1.
    /// - Throws: A ``RecordingError`` if the animation can't be encoded.
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
            // The previous frame lasts until the next one that differs from it.
            if previous.map({ !$0.hasSamePixels(as: image) }) ?? true {
                try animation.add(image, at: frame.time.milliseconds)
                previous = image
            }
            progress(Double(index + 1) / Double(frames.count))
        }
    }

    /// Writes the recording to an animated WebP file, and replaces an existing file.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - scale: The number of pixels per point.
    ///   - progress: A closure that is called after each frame with the fraction that is complete, from 0 to 1.
    /// - Throws: A ``RecordingError`` whose description suggests a remedy.
    public func write(to url: URL, scale: CGFloat = 1, progress: (Double) -> Void = { _ in }) throws {
        let data = try webpData(scale: scale, progress: progress)
        try RecordingError.translating { () throws(FilmError) in try OutputFile(url: url).write(data) }
    }
}
