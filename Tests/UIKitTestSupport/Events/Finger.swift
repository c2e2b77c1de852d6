import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

@testable import UIKit

/// A finger that a test puts on the screen. By default, time advances by a sixtieth of a second with each step.
@MainActor
struct Finger {
    var id = 1

    func down(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 1.0 / 60) {
        step(.began, x, y, after: delay)
    }

    func move(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 1.0 / 60) {
        step(.moved, x, y, after: delay)
    }

    func up(_ x: CGFloat, _ y: CGFloat, after delay: TimeInterval = 1.0 / 60) {
        step(.ended, x, y, after: delay)
    }

    func cancel(_ x: CGFloat, _ y: CGFloat) {
        step(.cancelled, x, y, after: 1.0 / 60)
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        up(x, y)
    }

    private func step(_ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat, after delay: TimeInterval) {
        let screen = OwnScreen.main
        let time = Device.current.clock.now + delay
        screen.deliver(HostTouch(id: id, phase: phase, location: CGPoint(x: x, y: y), time: time))
    }
}

/// Advances time, in frames of a sixtieth of a second.
@MainActor
func wait(_ seconds: TimeInterval) {
    OwnScreen.makeCurrent()
    let end = Device.current.clock.now + seconds
    while Device.current.clock.now < end {
        Device.current.clock.tick(to: min(end, Device.current.clock.now + 1.0 / 60))
    }
}

/// Returns an empty screen of 300 x 400 points with a window that fills it.
@MainActor
func makeWindow() -> UIWindow {
    OwnScreen.start(size: CGSize(width: 300, height: 400), scale: 1)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.makeKeyAndVisible()
    return window
}

/// A log of events in order.
@MainActor
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view that records its touches.
final class TouchView: UIView {
    private let journal: Journal
    private let name: String
    var delay: TimeInterval = 0
    var swallows = false
    var takesScroll = false

    init(_ name: String, _ frame: CGRect, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

    override func delaysTouches(to view: UIView) -> TimeInterval { view === self ? 0 : delay }
    override func consumesTouch(_ touch: UITouch) -> Bool { swallows }
    override func handleScroll(_ scroll: HostScroll) -> Bool {
        journal.note("\(name) \(scroll.phase)")
        return takesScroll
    }

    private func note(_ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            journal.note("\(name) \(touch.phase) \(Int(place.x)),\(Int(place.y))")
        }
    }
}
