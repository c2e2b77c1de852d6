import DisplayList
import Failures
import Foundation
import QuartzCore
import UIKit

/// Collects the frames of a screen.
@MainActor
final class Recorder {
    private let start = FrameClock.shared.now
    private let interval: TimeInterval
    private var due = 0.0
    private var frames: [Recording.Frame] = []

    init(every interval: TimeInterval) {
        self.interval = interval
    }

    /// Takes the frame that was just made, if it is time for one.
    func observe() {
        let time = FrameClock.shared.now - start
        guard time >= due - 1e-7 else { return }
        due = ((time / interval + 1e-7).rounded(.down) + 1) * interval
        take(at: time)
    }

    func finish() -> Recording {
        let end = FrameClock.shared.now - start
        take(at: end)
        // The last state has to be seen before the animation begins again.
        return Recording(frames: frames, scale: UIScreen.main.scale, duration: end + interval)
    }

    private func take(at time: TimeInterval) {
        let node = UIScreen.main.makeFrame() ?? Self.nothing
        let size = UIScreen.main.bounds.size
        if let last = frames.last {
            if last.node === node, last.size == size { return }
            // Of two states at the same time the later one is what was seen.
            if last.time == time { frames.removeLast() }
        }
        frames.append(Recording.Frame(time: time, node: node, size: size))
    }

    private static let nothing = RenderNode.container([])
}

extension TestScreen {
    /// Runs a script and records the frames that it makes, and the state at its end.
    ///
    /// ```swift
    /// let recording = screen.record(every: 1 / 30) {
    ///     screen.tap(cell)
    ///     screen.settle()
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - interval: seconds from one recorded frame to the next; those of the screen that come in between are left out.
    ///     Not positive is a programmer error.
    ///   - script: what happens meanwhile.
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
