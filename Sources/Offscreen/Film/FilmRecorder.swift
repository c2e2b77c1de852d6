import DisplayList
import Foundation
import QuartzCore
import UIKit

/// Collects the frames of a screen.
@MainActor
final class FilmRecorder {
    private let start = FrameClock.shared.now
    private let interval: TimeInterval
    private var due = 0.0
    private var frames: [Film.Frame] = []

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

    func finish() -> Film {
        let end = FrameClock.shared.now - start
        take(at: end)
        // The last state has to be seen before the animation begins again.
        return Film(frames: frames, scale: UIScreen.main.scale, duration: end + interval)
    }

    private func take(at time: TimeInterval) {
        let node = UIScreen.main.makeFrame() ?? Self.nothing
        let size = UIScreen.main.bounds.size
        if let last = frames.last {
            if last.node === node, last.size == size { return }
            // Of two states at the same time the later one is what was seen.
            if last.time == time { frames.removeLast() }
        }
        frames.append(Film.Frame(time: time, node: node, size: size))
    }

    private static let nothing = RenderNode.container([])
}
