import CoreGraphics
import Failures
import Foundation
import Offscreen
import UIKit

/// Moments of a recording side by side, so that one look shows the motion.
///
/// ```swift
/// let strip = try recording.filmStrip(frames: 6)
/// try strip.write(to: folder.appendingPathComponent("unfold.png"))
/// print("\(strip.times.count) pictures in \(strip.image.size.width) points")
/// ```
public struct FilmStrip: Sendable {
    /// Seconds since the beginning of the recording, of each picture from left to right.
    public let times: [TimeInterval]
    /// The whole strip, with grey gaps between the pictures.
    public let image: UIImage

    /// The strip as a PNG file. Equal recordings give equal bytes.
    ///
    /// Throws ``RecordingError`` if there is not enough memory.
    ///
    /// ```swift
    /// let data = try strip.pngData()
    /// ```
    public func pngData() throws -> Data {
        guard let data = image.pngData() else { throw RecordingError.tooLarge(image.size) }
        return data
    }

    /// Writes the strip as a PNG file, over what is there. Throws ``RecordingError``, which says what to do.
    public func write(to url: URL) throws {
        let data = try pngData()
        try RecordingError.translating { () throws(FilmError) in try OutputFile(url: url).write(data) }
    }
}

extension Recording {
    /// A strip of `count` moments, evenly spread over those at which something else was to be seen than before. The
    /// first and the last are always among them; there are fewer pictures if less happened.
    ///
    /// ```swift
    /// let strip = try recording.filmStrip(frames: 6)
    /// ```
    ///
    /// - Parameters:
    ///   - count: how many pictures at the most; at least one.
    ///   - maximumWidth: pixels. The pictures are made smaller if they would take more.
    ///   - gap: pixels between two pictures.
    public func filmStrip(frames count: Int = 8, maximumWidth: Int = 2400, gap: Int = 8) throws -> FilmStrip {
        programmerError(
            unless: count > 0,
            "A film strip has at least one picture",
            in: "Recording.filmStrip(frames:maximumWidth:gap:)",
            .invalidArgument
        )
        return try filmStrip(at: film.times(ofPictures: count), maximumWidth: maximumWidth, gap: gap)
    }

    /// A strip of the moments at these times, in seconds since the beginning.
    ///
    /// Throws ``RecordingError`` if the pictures do not fit into the width, or memory.
    ///
    /// ```swift
    /// let halves = try recording.filmStrip(at: [0, recording.duration / 2, recording.duration])
    /// ```
    public func filmStrip(at times: [TimeInterval], maximumWidth: Int = 2400, gap: Int = 8) throws -> FilmStrip {
        programmerError(
            unless: !times.isEmpty,
            "A film strip has at least one picture",
            in: "Recording.filmStrip(at:maximumWidth:gap:)",
            .invalidArgument
        )
        programmerError(
            unless: gap >= 0,
            "The gap between two pictures is not negative",
            in: "Recording.filmStrip(at:maximumWidth:gap:)",
            .invalidArgument
        )
        let strip = try RecordingError.translating { () throws(FilmError) in
            try film.strip(at: times, maximumWidth: maximumWidth, gap: gap)
        }
        return FilmStrip(times: times, image: UIImage(cgImage: strip))
    }
}
