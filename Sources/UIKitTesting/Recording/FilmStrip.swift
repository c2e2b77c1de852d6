import CoreGraphics
import Failures
import Foundation
import Offscreen
import UIKit

/// Images of several moments of a recording, side by side in one image.
///
/// ```swift
/// let strip = try recording.filmStrip(frames: 6)
/// try strip.write(to: folder.appendingPathComponent("unfold.png"))
/// print("\(strip.times.count) pictures in \(strip.image.size.width) points")
/// ```
public struct FilmStrip: Sendable {
    /// The times of the images from left to right, in seconds since the start of the recording.
    public let times: [TimeInterval]
    /// The image of the strip, with gray gaps between the moments.
    public let image: UIImage

    /// Returns the strip as the data of a PNG file. Equal recordings give equal data.
    ///
    /// ```swift
    /// let data = try strip.pngData()
    /// ```
    ///
    /// - Throws: A ``RecordingError`` if there isn't enough memory.
    public func pngData() throws -> Data {
        guard let data = image.pngData() else { throw RecordingError.tooLarge(image.size) }
        return data
    }

    /// Writes the strip to a PNG file, and replaces an existing file.
    ///
    /// - Parameter url: The URL of the file.
    /// - Throws: A ``RecordingError`` whose description suggests a remedy.
    public func write(to url: URL) throws {
        let data = try pngData()
        try RecordingError.translating { () throws(FilmError) in try OutputFile(url: url).write(data) }
    }
}

extension Recording {
    /// Returns a strip of moments that are evenly spread over those at which the screen changed.
    ///
    /// The first and the last moment are always included. The strip has fewer images if the screen
    /// changed less often.
    ///
    /// ```swift
    /// let strip = try recording.filmStrip(frames: 6)
    /// ```
    ///
    /// - Parameters:
    ///   - count: The maximum number of images, at least 1.
    ///   - maximumWidth: The maximum width of the strip, in pixels. The images are scaled down to fit.
    ///   - gap: The width of the gap between two images, in pixels.
    /// - Throws: A ``RecordingError`` if the images don't fit into the width or into memory.
    public func filmStrip(frames count: Int = 8, maximumWidth: Int = 2400, gap: Int = 8) throws -> FilmStrip {
        programmerError(
            unless: count > 0,
            "A film strip has at least one picture",
            in: "Recording.filmStrip(frames:maximumWidth:gap:)",
            .invalidArgument
        )
        return try filmStrip(at: film.times(ofPictures: count), maximumWidth: maximumWidth, gap: gap)
    }

    /// Returns a strip of the moments at given times.
    ///
    /// ```swift
    /// let halves = try recording.filmStrip(at: [0, recording.duration / 2, recording.duration])
    /// ```
    ///
    /// - Parameters:
    ///   - times: The times of the moments, in seconds since the start of the recording.
    ///   - maximumWidth: The maximum width of the strip, in pixels. The images are scaled down to fit.
    ///   - gap: The width of the gap between two images, in pixels.
    /// - Throws: A ``RecordingError`` if the images don't fit into the width or into memory.
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
