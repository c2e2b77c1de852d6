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
        return try RecordingError.translating { () throws(FilmError) in
            try film.webpData(scale: scale, progress: progress)
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
