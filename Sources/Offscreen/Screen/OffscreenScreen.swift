import CoreGraphics
import DisplayList
import QuartzCore
import UIKit

/// A screen without a display, and a clock that moves only when the owner of the screen moves it.
///
/// Wall time plays no part, so equal scripts give equal pictures. Screens can be used side by side: each has a clock,
/// animations and a focus of its own.
@MainActor
package final class OffscreenScreen {
    /// The screen for UIKit.
    package let display: UIScreen
    /// The window that fills the screen.
    package let window: UIWindow
    /// The number of frames in a second, which is positive.
    package var framesPerSecond = 60
    /// The fingers that are down, and their locations.
    package internal(set) var fingers: [Int: CGPoint] = [:]
    private var frameObservers: [Int: () -> Void] = [:]

    /// Makes a screen in light appearance at time 0.
    ///
    /// - Parameters:
    ///   - size: The size in points. Both sides are positive and finite.
    ///   - scale: The pixels for each point, positive and finite.
    package init(size: CGSize, scale: CGFloat = 2) {
        initializeDisplayList()
        display = UIScreen(size: size, scale: scale)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        display.driver = self
        clock.commit = { [weak display] in MainActor.assumeIsolated { display?.layoutWindows() } }
    }

    /// Makes the window key and visible. What listens to the screen is connected before.
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

    /// Puts a controller's view in the window, in place of the one before, and lays it out.
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

    /// Does what the end of a turn of the run loop does on a device: implicit transactions end, and layout catches up.
    package func finishEvent() {
        makeCurrent()
        CATransaction.flush()
        display.layoutWindows()
    }

    // MARK: Pictures

    /// Returns the frame that the view has now, animations included, in the window's coordinates.
    ///
    /// The rectangle around it, if it is turned; `.null` if it is in no window.
    package func presentedFrame(of view: UIView) -> CGRect {
        makeCurrent()
        display.layoutWindows()
        guard let window = view.window else { return .null }
        let bounds = view.layer.presentation()?.bounds ?? view.bounds
        return bounds.applying(view.layer.presentedTransform(to: window.layer))
    }

    /// Returns the pixels of the screen, black where no window draws, or `nil` without memory for them.
    package func image() -> CGImage? {
        makeCurrent()
        let screen = display
        let frame = screen.makeFrame() ?? .container([])
        return frame.screenImage(size: screen.bounds.size, scale: screen.scale)
    }

    /// Runs a script, and returns the frames that it makes and the state at its end.
    ///
    /// - Parameter interval: The seconds from one recorded frame to the next, positive and finite. Frames of the screen
    ///   in between are left out.
    package func record(every interval: TimeInterval = 1 / 30, _ script: () throws -> Void) rethrows -> Film {
        let recorder = FilmRecorder(of: display, every: interval)
        try observingFrames({ recorder.observe() }, during: script)
        return recorder.finish()
    }

    // MARK: Time

    /// Whether time alone will change something.
    package var isMoving: Bool {
        clock.needsFrame || clock.hasRunningWork
    }

    /// Lets time pass, with a frame after each period and one at the end.
    ///
    /// - Parameters:
    ///   - seconds: A time that is finite and not negative.
    ///   - input: A closure that delivers input just before each frame. It gets the part of the time that is over.
    package func advance(by seconds: TimeInterval, input: (_ progress: Double) -> Void = { _ in }) {
        makeCurrent()
        let start = clock.now
        for time in FrameTimes(from: start, lasting: seconds, framesPerSecond: framesPerSecond) {
            clock.advance(to: time)
            input((time - start) / seconds)
            makeFrame(at: time)
        }
    }

    /// Makes the frame of a time, and calls the observers of frames.
    package func makeFrame(at time: TimeInterval) {
        makeCurrent()
        clock.tick(to: time, duration: 1 / Double(framesPerSecond))
        for (_, observe) in frameObservers.sorted(by: { $0.key < $1.key }) { observe() }
    }

    /// Runs a script, and calls a closure at once and after each frame that the script makes.
    package func observingFrames(_ observe: @escaping () -> Void, during script: () throws -> Void) rethrows {
        let id = (frameObservers.keys.max() ?? 0) + 1
        frameObservers[id] = observe
        defer { frameObservers[id] = nil }
        observe()
        try script()
    }
}
