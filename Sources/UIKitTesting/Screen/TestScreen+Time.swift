import Failures
import Foundation
import Offscreen
import QuartzCore
import UIKit

extension TestScreen {
    /// Advances virtual time, with a frame every `1 / framesPerSecond` seconds and one at the end.
    ///
    /// If the time isn't a multiple of that period, the last frame follows after a shorter time.
    ///
    /// ```swift
    /// screen.advance(by: 0.1)
    /// ```
    ///
    /// - Parameter seconds: The time in seconds. If it is 0, nothing happens. A negative value is a
    ///   programming error.
    public func advance(by seconds: TimeInterval) {
        advance(by: seconds) { _ in }
    }

    /// Advances virtual time until there are no animations, timers, display links or pending layout.
    ///
    /// This method returns immediately if there are none. It is a failure if activity continues after the timeout,
    /// for example because an animation repeats forever. The failure message names the activity.
    ///
    /// ```swift
    /// screen.settle(timeout: 2)
    /// ```
    ///
    /// - Parameter seconds: The maximum virtual time to advance, in seconds.
    public func settle(timeout seconds: TimeInterval = 10) {
        makeCurrent()
        let start = screen.clock.now
        for time in FrameTimes(from: start, lasting: seconds, framesPerSecond: framesPerSecond) {
            guard isMoving else { return }
            screen.makeFrame(at: time)
        }
        guard isMoving else { return }
        let work = screen.clock.runningWork
        let what = work.isEmpty ? "something asks for another frame in each frame" : work.joined(separator: "; ")
        onFailure("The screen did not settle within \(seconds) s: \(what)")
    }

    /// Runs work that waits for idle time, such as measuring rows near the screen, and settles its effects.
    ///
    /// Idle work doesn't run otherwise, so that a script shows only the effects of its own steps. If
    /// the screen is moving, this method does nothing.
    ///
    /// ```swift
    /// screen.runIdleWork()
    /// ```
    ///
    /// - Parameter limit: The maximum number of turns. Each turn does a small portion of the work.
    /// - Returns: The number of turns that ran.
    @discardableResult
    public func runIdleWork(upTo limit: Int = .max) -> Int {
        makeCurrent()
        var turns = 0
        while turns < limit, !isMoving, screen.clock.idle.isWaiting {
            _ = screen.clock.idle.runTurn()
            turns += 1
            finishEvent()
            settle()
        }
        return turns
    }

    /// A Boolean value that indicates whether anything will change as time advances.
    ///
    /// ```swift
    /// while screen.isMoving { screen.advance(by: 1 / 60) }
    /// ```
    public var isMoving: Bool {
        screen.isMoving
    }

    /// Advances virtual time and calls `input` just before each frame with the fraction of the time that has passed.
    func advance(by seconds: TimeInterval, input: (_ progress: Double) -> Void) {
        makeCurrent()
        checkTime(seconds)
        screen.advance(by: seconds, input: input)
    }

    func checkTime(_ seconds: TimeInterval) {
        programmerError(
            unless: seconds >= 0 && seconds.isFinite,
            "Time does not go back",
            in: "TestScreen.advance(by:)",
            .invalidArgument
        )
    }

    /// Runs a script, and calls `observe` initially and after each frame that the script makes.
    func observingFrames(_ observe: @escaping () -> Void, during script: () throws -> Void) rethrows {
        makeCurrent()
        try screen.observingFrames(observe, during: script)
    }
}
