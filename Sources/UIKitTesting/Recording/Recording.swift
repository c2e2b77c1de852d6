import CoreGraphics
import Foundation
import Offscreen
import UIKit

/// The frames of a screen while a script ran, as a source for film strips and animations.
///
/// A recording stores drawing commands, not pixels. Of consecutive equal frames, it stores only the first.
///
/// ```swift
/// let recording = screen.record(every: 1 / 30) {
///     screen.tap(cell)
///     screen.settle()
/// }
/// try recording.write(to: folder.appendingPathComponent("unfold.webp"))
/// ```
public struct Recording: Sendable {
    let film: Film
    /// Pixels a point of the screen that was recorded.
    ///
    /// ```swift
    /// let large = recording.picture(at: 0, scale: 2 * recording.scale)
    /// ```
    public let scale: CGFloat
    /// The time from the first frame to the end of the last one, in seconds.
    ///
    /// ```swift
    /// let last = recording.picture(at: recording.duration)
    /// ```
    public let duration: TimeInterval

    init(_ film: Film) {
        self.film = film
        scale = film.scale
        duration = film.duration
    }

    /// The size of the screen in points, or its largest width and height if it was resized during the recording.
    ///
    /// ```swift
    /// let isUpright = recording.size.height > recording.size.width
    /// ```
    public var size: CGSize { film.size }

    /// The times at which the screen changed, in seconds since the start of the recording. The first time is 0.
    ///
    /// ```swift
    /// #expect(recording.times.count > 10)  // something moved
    /// ```
    public var times: [TimeInterval] { film.frames.map(\.time) }

    /// Returns an image of the screen at a time.
    ///
    /// ```swift
    /// let half = recording.picture(at: recording.duration / 2)
    /// ```
    ///
    /// - Parameters:
    ///   - time: The time in seconds since the start of the recording. Times outside the recording are clamped.
    ///   - scale: The number of pixels per point, or `nil` for the scale of the screen.
    /// - Returns: The image, or an empty image if there isn't enough memory.
    public func picture(at time: TimeInterval, scale: CGFloat? = nil) -> UIImage {
        let scale = scale ?? self.scale
        guard let image = film.image(at: time, scale: scale) else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
