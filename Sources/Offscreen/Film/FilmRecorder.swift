import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import UIKit

/// A recorder of the frames of a screen.
@MainActor
final class FilmRecorder {
    private let screen: UIScreen
    private let start: TimeInterval
    /// A closure that returns the locations of the fingers to show.
    private let fingers: () -> [Int: CGPoint]
    private var marks = FingerMarks()
    private let interval: TimeInterval
    private var due = 0.0
    private var frames: [Film.Frame] = []

    init(of screen: UIScreen, every interval: TimeInterval, fingers: @escaping () -> [Int: CGPoint] = { [:] }) {
        self.screen = screen
        self.fingers = fingers
        start = screen.device.clock.now
        self.interval = interval
    }

    /// Records the current frame if the interval since the last recorded one is over.
    func observe() {
        let time = screen.device.clock.now - start
        // Without the tolerance, a rounding error of the clock would skip a frame that is due.
        guard time >= due - 1e-7 else { return }
        due = ((time / interval + 1e-7).rounded(.down) + 1) * interval
        take(at: time)
    }

    func finish() -> Film {
        let end = screen.device.clock.now - start
        take(at: end)
        // The last frame gets a duration, so that it is visible before the film repeats.
        return Film(frames: frames, scale: screen.scale, duration: end + interval)
    }

    private func take(at time: TimeInterval) {
        let node = screen.makeFrame() ?? Self.nothing
        let size = screen.bounds.size
        let marks = marks.marks(of: fingers(), at: time)
        if let last = frames.last {
            if last.node === node, last.size == size, last.fingers == marks { return }
            // Of two frames at the same time, only the later one was visible.
            if last.time == time { frames.removeLast() }
        }
        frames.append(Film.Frame(time: time, node: node, size: size, fingers: marks))
    }

    private static let nothing = RenderNode.container([])
}
