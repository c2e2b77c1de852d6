import CoreGraphics
import Failures
import Foundation
import Offscreen

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
        return try RecordingError.translating { () throws(FilmError) in
            try film.webpData(scale: scale, progress: progress)
        }
    }

    /// Writes the recording as an animated WebP file, over what is there. Throws ``RecordingError``, which says what to
    /// do.
    public func write(to url: URL, scale: CGFloat = 1, progress: (Double) -> Void = { _ in }) throws {
        let data = try webpData(scale: scale, progress: progress)
        try RecordingError.translating { () throws(FilmError) in try OutputFile(url: url).write(data) }
    }
}
