import CoreGraphics
import HostInterface
import SeededRandom
import UIKit

/// A finger that taps, drags and goes back at random.
struct RandomFinger {
    /// A gesture in progress. The distance is in points a frame.
    private struct Gesture {
        var place: CGPoint
        var distance: CGFloat
        var frames: Int
    }

    private var generator: SeededGenerator
    private var gesture: Gesture?
    private var pause = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Whether the finger is on the screen.
    var isDown: Bool { gesture != nil }

    /// Delivers the event of one frame, if it has one.
    @MainActor mutating func move(on screen: UIScreen) {
        let time = screen.device.clock.now
        if var current = gesture {
            current.place.y += current.distance
            current.frames -= 1
            let isOver = current.frames < 0
            gesture = isOver ? nil : current
            screen.deliver(HostTouch(id: 1, phase: isOver ? .ended : .moved, location: current.place, time: time))
            if isOver { pause = Int.random(in: 0..<40, using: &generator) }
            return
        }
        pause -= 1
        guard pause < 0 else { return }
        let bounds = screen.bounds
        let place = CGPoint(
            x: .random(in: 5..<bounds.width - 5, using: &generator),
            y: .random(in: 5..<bounds.height - 5, using: &generator)
        )
        switch Int.random(in: 0..<20, using: &generator) {
        case 0:
            // The back button, so that each table is made and released many times.
            begin(Gesture(place: CGPoint(x: 30, y: 37), distance: 0, frames: 2), on: screen, at: time)
        case 1..<12:
            begin(Gesture(place: place, distance: 0, frames: 2), on: screen, at: time)
        default:
            let distance = CGFloat.random(in: -40..<40, using: &generator)
            begin(Gesture(place: place, distance: distance, frames: 8), on: screen, at: time)
        }
    }

    @MainActor private mutating func begin(_ gesture: Gesture, on screen: UIScreen, at time: Double) {
        self.gesture = gesture
        screen.deliver(HostTouch(id: 1, phase: .began, location: gesture.place, time: time))
    }
}
