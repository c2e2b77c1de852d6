import CoreGraphics
import Foundation

/// Which picture of a row of them is shown when, in seconds from the start.
struct ImageSequence: Equatable {
    let count: Int
    /// Seconds for one round.
    let duration: TimeInterval
    /// Rounds; 0 for no end.
    let repeatCount: Int

    /// Without a duration of the client's, thirty pictures a second.
    init(count: Int, duration: TimeInterval, repeatCount: Int) {
        self.count = count
        self.duration = duration > 0 ? duration : Double(count) / 30
        self.repeatCount = repeatCount
    }

    /// The picture at a time; `nil` when the rounds are over.
    func index(at time: TimeInterval) -> Int? {
        let step = step(at: time)
        guard count > 0, repeatCount <= 0 || step < Double(repeatCount) * Double(count) else { return nil }
        return Int(step.truncatingRemainder(dividingBy: Double(count)))
    }

    /// The seconds from a time to the next picture's.
    func timeToNext(after time: TimeInterval) -> TimeInterval {
        (step(at: time) + 1) * interval - time
    }

    private var interval: TimeInterval { duration / Double(max(1, count)) }

    /// How many pictures there were before; a time that is a hair before a change counts as the change.
    private func step(at time: TimeInterval) -> Double {
        max(0, (time / interval + 1e-6).rounded(.down))
    }
}
