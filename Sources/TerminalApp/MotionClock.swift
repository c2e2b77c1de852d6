import Dispatch
import Terminal

/// The frames of a motion one after the other, and whether motion is worth its cost.
@MainActor
final class MotionClock {
    /// The time between two frames, in milliseconds: eight take less than 120.
    static let interval = 14
    /// The longest time that the terminal may take to answer, or a frame to be written.
    private static let slowestAnswer = 40
    private static let slowestFrame = 20
    /// The time between two keys that are one that repeats.
    private static let repetition = 50

    private var timer: (any DispatchSourceTimer)?
    private var frames: ArraySlice<CellGrid> = []
    private var show: (CellGrid) -> Void = { _ in }
    private var isSlow = false
    private var isRepeating = false

    /// Takes the time since the input before into account.
    func noteInput(after milliseconds: Int) { isRepeating = milliseconds < Self.repetition }

    /// Takes the time that the terminal took to answer into account.
    func noteDelay(_ milliseconds: Int) { if milliseconds > Self.slowestAnswer { isSlow = true } }

    /// Takes the time that a frame took into account.
    func noteFrame(_ milliseconds: Int) { if milliseconds > Self.slowestFrame { isSlow = true } }

    /// Whether a motion helps: the terminal is quick, and no key repeats.
    func isWorthIt(always: Bool) -> Bool { !isRepeating && (always || !isSlow) }

    /// Shows the first screen now and each of the others after an interval.
    func begin(_ screens: [CellGrid], _ show: @escaping (CellGrid) -> Void) {
        end()
        guard let first = screens.first else { return }
        (frames, self.show) = (screens.dropFirst(), show)
        show(first)
        guard !frames.isEmpty else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let interval = DispatchTimeInterval.milliseconds(Self.interval)
        timer.schedule(deadline: .now() + interval, repeating: interval)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.step() } }
        self.timer = timer
        timer.resume()
    }

    private func step() {
        if let next = frames.popFirst() { show(next) }
        if frames.isEmpty { end() }
    }

    /// Ends the motion where it is.
    func end() {
        timer?.cancel()
        (timer, frames) = (nil, [])
    }
}
