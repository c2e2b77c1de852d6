import Failures
import Foundation
import Offscreen
import QuartzCore
import UIKit

extension TestScreen {
    /// Lets time pass, with a frame every `1 / framesPerSecond` seconds and one at the end.
    ///
    /// The last frame comes after a fraction of that if `seconds` is no multiple of it. Zero does nothing, a negative
    /// time is a programmer error.
    ///
    /// ```swift
    /// screen.advance(by: 0.1)
    /// ```
    public func advance(by seconds: TimeInterval) {
        advance(by: seconds) { _ in }
    }

    /// Lets time pass until nothing moves: no animation, no timer, no display link, no layout that waits.
    ///
    /// Returns at once if nothing does. What never ends, such as an animation that repeats for ever, and what takes
    /// longer than `timeout` seconds of virtual time is a failure, with the text naming it.
    ///
    /// ```swift
    /// screen.settle(timeout: 2)
    /// ```
    public func settle(timeout seconds: TimeInterval = 10) {
        checkIsNewest()
        let start = FrameClock.shared.now
        for time in FrameTimes(from: start, lasting: seconds, framesPerSecond: framesPerSecond) {
            guard isMoving else { return }
            screen.makeFrame(at: time)
        }
        guard isMoving else { return }
        let work = FrameClock.shared.runningWork
        let what = work.isEmpty ? "something asks for another frame in each frame" : work.joined(separator: "; ")
        onFailure("The screen did not settle within \(seconds) s: \(what)")
    }

    /// Does what waits until nothing moves, such as measuring rows near the screen, and settles what that brings about.
    ///
    /// Otherwise such work is left undone, so that a script shows only what it asked for. Does nothing while something
    /// moves.
    ///
    /// ```swift
    /// screen.runIdleWork()
    /// ```
    ///
    /// - Parameter limit: turns after which to stop; each does a small portion.
    /// - Returns: the number of turns that it took.
    @discardableResult
    public func runIdleWork(upTo limit: Int = .max) -> Int {
        checkIsNewest()
        var turns = 0
        while turns < limit, !isMoving, FrameClock.shared.idle.isWaiting {
            _ = FrameClock.shared.idle.runTurn()
            turns += 1
            finishEvent()
            settle()
        }
        return turns
    }

    /// Whether time alone will change something.
    ///
    /// ```swift
    /// while screen.isMoving { screen.advance(by: 1 / 60) }
    /// ```
    public var isMoving: Bool {
        screen.isMoving
    }

    /// Lets time pass; `input` brings what happens just before each frame, and gets the part of the time that is over.
    func advance(by seconds: TimeInterval, input: (_ progress: Double) -> Void) {
        checkIsNewest()
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

    /// Runs a script; `observe` is called at once and after each frame that the script makes.
    func observingFrames(_ observe: @escaping () -> Void, during script: () throws -> Void) rethrows {
        checkIsNewest()
        try screen.observingFrames(observe, during: script)
    }
}
