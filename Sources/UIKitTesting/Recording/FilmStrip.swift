import CoreGraphics
import Failures
import Foundation
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
        try OutputFile(url: url).write(pngData())
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
        let chosen =
            count >= times.count
            ? times : (0..<count).map { times[count == 1 ? times.count - 1 : $0 * (times.count - 1) / (count - 1)] }
        return try filmStrip(at: chosen, maximumWidth: maximumWidth, gap: gap)
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
        let room = (maximumWidth - gap * (times.count - 1)) / times.count
        guard room > 0 else { throw RecordingError.tooNarrow(width: maximumWidth, pictures: times.count) }
        let scale = min(self.scale, CGFloat(room) / size.width)
        let images = try times.map { time in
            guard let image = image(of: frame(at: time), scale: scale) else { throw RecordingError.tooLarge(size) }
            return image
        }
        guard let strip = CGImage.row(of: images, gap: gap) else { throw RecordingError.tooLarge(size) }
        return FilmStrip(times: times, image: UIImage(cgImage: strip))
    }
}

extension CGImage {
    /// Opaque images of one height side by side on grey; `nil` without memory.
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
