import DisplayList
import Failures
import Foundation
import QuartzCore
import UIKit

/// An object that collects the frames of a screen.
@MainActor
final class Recorder {
    private let start = FrameClock.shared.now
    private let interval: TimeInterval
    private var due = 0.0
    private var frames: [Recording.Frame] = []

    init(every interval: TimeInterval) {
        self.interval = interval
    }

    /// Records the current frame if the interval since the last one has passed.
    func observe() {
        let time = FrameClock.shared.now - start
        guard time >= due - 1e-7 else { return }
        // A time may be slightly less than its multiple of the interval. Without the tolerance,
        // that multiple would be due again.
        due = ((time / interval + 1e-7).rounded(.down) + 1) * interval
        take(at: time)
    }

    func finish() -> Recording {
        let end = FrameClock.shared.now - start
        take(at: end)
        // The final state is shown for one interval before the animation repeats.
        return Recording(frames: frames, scale: UIScreen.main.scale, duration: end + interval)
    }

    private func take(at time: TimeInterval) {
        let node = UIScreen.main.makeFrame() ?? Self.nothing
        let size = UIScreen.main.bounds.size
        if let last = frames.last {
            if last.node === node, last.size == size { return }
            // Of several states at the same time, only the last one was visible.
            if last.time == time { frames.removeLast() }
        }
        frames.append(Recording.Frame(time: time, node: node, size: size))
    }

    private static let nothing = RenderNode.container([])
}

extension TestScreen {
    /// Runs a script and records the frames during it and the state at its end.
    ///
    /// ```swift
    /// let recording = screen.record(every: 1 / 30) {
    ///     screen.tap(cell)
    ///     screen.settle()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: The interval between recorded frames, in seconds. Frames of the screen in between are left out.
    ///     A value that isn't positive is a programming error.
    ///   - script: A closure that triggers the motion and advances time.
    /// - Returns: The recording.
    public func record(every interval: TimeInterval = 1 / 30, _ script: () throws -> Void) rethrows -> Recording {
        programmerError(
            unless: interval > 0 && interval.isFinite,
            "The time between two recorded frames is positive",
            in: "TestScreen.record(every:_:)",
            .invalidArgument
        )
        let recorder = Recorder(every: interval)
        try observingFrames({ recorder.observe() }, during: script)
        return recorder.finish()
    }
}
