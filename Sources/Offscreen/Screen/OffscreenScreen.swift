import CoreGraphics
import DisplayList
import QuartzCore
import UIKit

/// A screen without a display, with a clock that advances only on request.
///
/// Wall time has no effect, so equal scripts result in equal pictures. Several screens can be used side by side: each
/// has its own clock, animations, and focus.
@MainActor
package final class OffscreenScreen {
    /// The screen for UIKit.
    package let display: UIScreen
    /// The window that fills the screen.
    package let window: UIWindow
    /// The number of frames per second, which is positive.
    package var framesPerSecond = 60
    /// The fingers that are down, and their locations.
    package internal(set) var fingers: [Int: CGPoint] = [:]
    private var frameObservers: [Int: () -> Void] = [:]

    /// Creates a screen in light appearance at time 0.
    ///
    /// - Parameters:
    ///   - size: The size in points. Both sides are positive and finite.
    ///   - scale: The number of pixels per point, positive and finite.
    package init(size: CGSize, scale: CGFloat = 2) {
        initializeDisplayList()
        display = UIScreen(size: size, scale: scale)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        display.driver = self
        display.device.drawsWithCairo = true
        clock.commit = { [weak display] in MainActor.assumeIsolated { display?.layoutWindows() } }
    }

    /// Makes the window key and visible. Observers of the screen must be connected before this call.
    package func turnOn() {
        makeCurrent()
        window.makeKeyAndVisible()
        finishEvent()
    }

    /// The clock of the screen.
    package var clock: FrameClock { display.device.clock }

    /// Makes this screen the main one.
    package func makeCurrent() {
        display.makeCurrent()
    }

    /// Sets the window's root view controller, and lays out its view.
    package func show(_ viewController: UIViewController) {
        makeCurrent()
        window.rootViewController = viewController
        finishEvent()
    }

    /// Changes the traits of the screen.
    package func changeTraits(_ change: (inout any UIMutableTraits) -> Void) {
        makeCurrent()
        display.setTraits(display.traits.modifyingTraits(change))
        finishEvent()
    }

    /// Does what happens at the end of a run loop iteration on a device: commits implicit transactions, and performs a
    /// layout pass.
    package func finishEvent() {
        makeCurrent()
        CATransaction.flush()
        display.layoutWindows()
    }

    // MARK: Pictures

    /// Returns the current frame of a view, including animations, in the window's coordinates.
    ///
    /// If the view is rotated, the result is its bounding box. If the view is not in a window, the result is `.null`.
    package func presentedFrame(of view: UIView) -> CGRect {
        makeCurrent()
        display.layoutWindows()
        guard let window = view.window else { return .null }
        let bounds = view.layer.presentation()?.bounds ?? view.bounds
        return bounds.applying(view.layer.presentedTransform(to: window.layer))
    }

    /// Returns the pixels of the screen, black where no window draws, or `nil` if there is not enough memory.
    package func image() -> CGImage? {
        makeCurrent()
        let screen = display
        let frame = screen.makeFrame() ?? .container([])
        return frame.screenImage(size: screen.bounds.size, scale: screen.scale)
    }

    /// Runs a script, and returns a film of its frames and its final state.
    ///
    /// - Parameters:
    ///   - interval: The time from one recorded frame to the next in seconds, positive and finite. Frames of the screen
    ///     in between are left out.
    ///   - showsFingers: Whether the film shows the fingers on the screen.
    package func record(
        every interval: TimeInterval = 1 / 30,
        showingFingers showsFingers: Bool = false,
        _ script: () throws -> Void
    ) rethrows -> Film {
        let recorder = FilmRecorder(of: display, every: interval) { [unowned self] in showsFingers ? fingers : [:] }
        try observingFrames({ recorder.observe() }, during: script)
        return recorder.finish()
    }

    // MARK: Time

    /// Whether the screen can change without input, for example because an animation runs.
    package var isMoving: Bool {
        clock.needsFrame || clock.hasRunningWork
    }

    /// Advances the clock, with a frame after each period and one at the end.
    ///
    /// - Parameters:
    ///   - seconds: A finite, nonnegative duration.
    ///   - input: A closure that delivers input just before each frame. It gets the elapsed fraction of the duration.
    package func advance(by seconds: TimeInterval, input: (_ progress: Double) -> Void = { _ in }) {
        makeCurrent()
        let start = clock.now
        for time in FrameTimes(from: start, lasting: seconds, framesPerSecond: framesPerSecond) {
            clock.advance(to: time)
            input((time - start) / seconds)
            makeFrame(at: time)
        }
    }

    /// Makes the frame at a time, and calls the frame observers.
    package func makeFrame(at time: TimeInterval) {
        makeCurrent()
        clock.tick(to: time, duration: 1 / Double(framesPerSecond))
        for (_, observe) in frameObservers.sorted(by: { $0.key < $1.key }) { observe() }
    }

    /// Runs a script, and calls a closure immediately and after each frame that the script makes.
    package func observingFrames(_ observe: @escaping () -> Void, during script: () throws -> Void) rethrows {
        let id = (frameObservers.keys.max() ?? 0) + 1
        frameObservers[id] = observe
        defer { frameObservers[id] = nil }
        observe()
        try script()
    }
}
