import CSwiftRuntime
import CoreGraphics
import Foundation

/// Frames in real time for a device that no host shows: the tests of an app, whose animations end while a test waits.
///
/// The frames come from the main queue, so that they are made whenever the main thread waits, in a run loop or for a
/// task. While nothing moves the clock stands, and only timers that wait wake it. A host that takes over sets the
/// closures of the clock, which ends these frames. The frames of a device that isn't the current one wait until it is.
@MainActor
final class MainQueueFrames {
    /// The time between frames, in seconds.
    private static let period: CFTimeInterval = 1 / 60

    /// The next task of the main queue.
    private enum Turn: Equatable {
        case none
        /// A frame. The time since the one before passes in it.
        case frame
        /// A frame for a timer.
        case wake(seconds: CFTimeInterval)
    }

    nonisolated(unsafe) private weak var clock: FrameClock?
    private var turn = Turn.none
    /// The number of the latest request. An older request does nothing.
    private var number = 0
    /// When the last frame was made, in seconds of the system; `nil` if the clock has stood since then.
    private var lastFrame: CFTimeInterval?

    /// Lets the main queue make the frames of a clock until a host does.
    nonisolated static func drive(_ clock: FrameClock) {
        let frames = MainQueueFrames(clock)
        // The clock keeps the object by these closures.
        clock.demand = { onMainThread { frames.requestFrame() } }
        clock.wake = { seconds in onMainThread { frames.requestWake(after: seconds) } }
        clock.idle.demand = { onMainThread { frames.requestIdleTurn() } }
    }

    nonisolated private init(_ clock: FrameClock) {
        self.clock = clock
    }

    /// Calls a closure, or lets the main queue call it if the app uses layers on another thread.
    nonisolated private static func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
        if unfold_is_main_thread() {
            MainActor.assumeIsolated(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }

    private func requestFrame() {
        guard turn != .frame else { return }
        let delay = lastFrame.map { max(0, $0 + Self.period - Self.now) } ?? Self.period
        request(.frame, after: delay)
    }

    private func requestWake(after seconds: CFTimeInterval) {
        guard turn != .frame else { return }
        request(.wake(seconds: seconds), after: seconds)
    }

    private func request(_ turn: Turn, after delay: CFTimeInterval) {
        self.turn = turn
        number += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self, number] in
            self?.makeFrame(number)
        }
    }

    private func makeFrame(_ number: Int) {
        guard number == self.number, let clock else { return }
        guard clock.device === Device.current else {
            // `Device.makeCurrent()` asks again.
            (turn, lastFrame) = (.none, nil)
            return
        }
        let elapsed: CFTimeInterval
        switch turn {
        case .none: return
        case .frame: elapsed = lastFrame.map { Self.now - $0 } ?? Self.period
        case .wake(let seconds): elapsed = seconds
        }
        turn = .none
        // A request that the frame makes is for the next one, a period after this.
        lastFrame = Self.now
        clock.tick(to: clock.now + elapsed, duration: Self.period)
        if turn != .frame { lastFrame = nil }
    }

    private func requestIdleTurn() {
        DispatchQueue.main.async { [weak self] in
            if self?.clock?.idle.runTurn() ?? false { self?.requestIdleTurn() }
        }
    }

    /// The time of the system, which never decreases.
    private static var now: CFTimeInterval { ProcessInfo.processInfo.systemUptime }
}
