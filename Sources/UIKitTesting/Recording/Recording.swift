import CoreGraphics
import Foundation
import Offscreen
import UIKit

/// What a screen showed while a script ran, from which film strips and animations are made.
///
/// It keeps drawings, not pixels, and of equal ones that follow each other only the first.
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
    /// Seconds from the first frame to the end of the last one.
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

    /// The area in points: what the screen had, or the largest if it was resized meanwhile.
    ///
    /// ```swift
    /// let isUpright = recording.size.height > recording.size.width
    /// ```
    public var size: CGSize { film.size }

    /// When something else was to be seen than before, in seconds since the beginning; the first time is 0.
    ///
    /// ```swift
    /// #expect(recording.times.count > 10)  // something moved
    /// ```
    public var times: [TimeInterval] { film.frames.map(\.time) }

    /// What was on the screen `time` seconds after the beginning. Times outside of the recording give its ends.
    ///
    /// ```swift
    /// let half = recording.picture(at: recording.duration / 2)
    /// ```
    ///
    /// - Parameters:
    ///   - time: seconds.
    ///   - scale: pixels a point, those of the screen unless given.
    public func picture(at time: TimeInterval, scale: CGFloat? = nil) -> UIImage {
        let scale = scale ?? self.scale
        guard let image = film.image(at: time, scale: scale) else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
}
