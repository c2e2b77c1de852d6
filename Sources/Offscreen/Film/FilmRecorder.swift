import DisplayList
import Foundation
import QuartzCore
import UIKit

/// Collects the frames of a screen.
@MainActor
final class FilmRecorder {
    private let screen: UIScreen
    private let start: TimeInterval
    private let interval: TimeInterval
    private var due = 0.0
    private var frames: [Film.Frame] = []

    init(of screen: UIScreen, every interval: TimeInterval) {
        self.screen = screen
        start = screen.device.clock.now
        self.interval = interval
    }

    /// Takes the frame that was just made, if it is time for one.
    func observe() {
        let time = screen.device.clock.now - start
        guard time >= due - 1e-7 else { return }
        due = ((time / interval + 1e-7).rounded(.down) + 1) * interval
        take(at: time)
    }

    func finish() -> Film {
        let end = screen.device.clock.now - start
        take(at: end)
        // The last state has to be seen before the animation begins again.
        return Film(frames: frames, scale: screen.scale, duration: end + interval)
    }

    private func take(at time: TimeInterval) {
        let node = screen.makeFrame() ?? Self.nothing
        let size = screen.bounds.size
        if let last = frames.last {
            if last.node === node, last.size == size { return }
            // Of two states at the same time the later one is what was seen.
            if last.time == time { frames.removeLast() }
        }
        frames.append(Film.Frame(time: time, node: node, size: size))
    }

    private static let nothing = RenderNode.container([])
}
