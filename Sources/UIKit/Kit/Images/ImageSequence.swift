import CoreGraphics
import Foundation
import Motion

/// The time line of an image sequence. Times are in seconds from the start.
struct ImageSequence: Equatable {
    let count: Int
    /// The duration of one cycle, in seconds.
    let duration: TimeInterval
    /// The number of cycles, or 0 for no end.
    let repeatCount: Int

    /// Creates a time line. If the duration is 0, it shows 30 images per second.
    init(count: Int, duration: TimeInterval, repeatCount: Int) {
        self.count = count
        // An image a microsecond is as fast as the screen, and the number of images that were shown is finite.
        self.duration = duration > 0 ? max(duration.boundedDuration, Double(count) / 1e6) : Double(count) / 30
        self.repeatCount = repeatCount
    }

    /// Returns the index of the image at a time, or `nil` after the last cycle.
    func index(at time: TimeInterval) -> Int? {
        let step = step(at: time)
        guard count > 0, repeatCount <= 0 || step < Double(repeatCount) * Double(count) else { return nil }
        return Int(step.truncatingRemainder(dividingBy: Double(count)))
    }

    /// Returns the number of seconds from a time to the next image.
    func timeToNext(after time: TimeInterval) -> TimeInterval {
        (step(at: time) + 1) * interval - time
    }

    private var interval: TimeInterval { duration / Double(max(1, count)) }

    /// Returns the number of images that were shown before a time.
    ///
    /// A time just before a change counts as the change. Otherwise a timer that fires with a rounding error would
    /// show the previous image again.
    private func step(at time: TimeInterval) -> Double {
        max(0, (time / interval + 1e-6).rounded(.down))
    }
}
