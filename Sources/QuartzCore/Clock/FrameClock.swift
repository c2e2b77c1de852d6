import CoreGraphics

/// The one clock: it hands out one time per frame, and nothing else in the library asks what time it is.
///
/// The host that shows the frames (a window, a test screen) owns it: when `demand` asks for a frame, the host calls
/// `tick(to:)` with the time of that frame. Used on the main thread only.
package final class FrameClock {
    /// The clock of this process.
    nonisolated(unsafe) package static let shared = FrameClock()

    /// Seconds; the time of the frame that is being made, or of the last one that was.
    package private(set) var now: CFTimeInterval = 0

    /// Called when a frame becomes needed, once until the next tick.
    package var demand: (() -> Void)? {
        didSet { if needsFrame { demand?() } }
    }

    /// Whether anything asked for a frame since the last tick began.
    package private(set) var needsFrame = false

    /// Called at the end of every tick, when the time-driven work is done: lays out, draws.
    package var commit: (() -> Void)?

    /// Called when nothing asks for frames but a timer will: seconds until the frame that it needs.
    package var wake: ((CFTimeInterval) -> Void)?

    /// What waits until nothing moves.
    package private(set) lazy var idle = IdleWork(clock: self)

    private var timers: [FrameTimer] = []
    private var displayLinks: [CADisplayLink] = []

    /// Asks the host for one more frame.
    package func setNeedsFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        demand?()
    }

    /// Moves time without making a frame, for the event that is about to be handled. Never goes back.
    package func advance(to time: CFTimeInterval) {
        now = max(now, time)
    }

    /// Makes one frame: timers that are due, display links, animations, then `commit`.
    ///
    /// - Parameter duration: seconds to the next frame, as the display refreshes.
    package func tick(to time: CFTimeInterval, duration: CFTimeInterval = 1 / 60) {
        needsFrame = false
        advance(to: time)
        fireTimers()
        for link in displayLinks where displayLinks.contains(where: { $0 === link }) {
            link.fire(at: now, duration: duration)
        }
        AnimationRegistry.shared.advance(to: now)
        CATransaction.flush()
        commit?()
        if hasRunningWork { setNeedsFrame() } else { askForWaking() }
        idle.resume()
    }

    /// Whether a frame is to come, asked for or because of what runs.
    var isBusy: Bool { needsFrame || hasRunningWork }

    /// Whether time alone will change something, so that frames have to go on.
    package var hasRunningWork: Bool {
        timers.contains { !$0.isPassive } || displayLinks.contains { !$0.isPaused }
            || AnimationRegistry.shared.isRunning
    }

    /// Calls `block` in the first frame that is `delay` seconds or more after now.
    ///
    /// - Parameter isPassive: Whether the screen counts as at rest meanwhile: no frames are made just to wait.
    @discardableResult
    package func schedule(
        after delay: CFTimeInterval,
        isPassive: Bool = false,
        _ block: @escaping () -> Void
    ) -> FrameTimer {
        let timer = FrameTimer(due: now + delay, isPassive: isPassive, clock: self, block: block)
        timers.append(timer)
        if isPassive { askForWaking() } else { setNeedsFrame() }
        return timer
    }

    private func askForWaking() {
        guard let wake, let due = timers.map(\.due).min() else { return }
        wake(max(0, due - now))
    }

    /// Forgets everything, as before the first frame: time, host, timers, display links, animations, transactions.
    ///
    /// Nobody is called back. What a layer has set stays, without its animations.
    package func reset() {
        (demand, commit, wake) = (nil, nil, nil)
        timers = []
        displayLinks = []
        AnimationRegistry.shared.reset()
        CATransaction.reset()
        idle.reset()
        needsFrame = false
        now = 0
    }

    /// What keeps frames going, one phrase each, for people to read.
    package var runningWork: [String] {
        let links = displayLinks.count { !$0.isPaused }
        let active = timers.filter { !$0.isPassive }
        let waiting = active.map(\.due).min().map { "\(active.count) timers, the next one due at \($0) s" }
        return [waiting, links > 0 ? "\(links) display links" : nil].compactMap(\.self)
            + AnimationRegistry.shared.runningWork
    }

    func cancel(_ timer: FrameTimer) {
        timers.removeAll { $0 === timer }
    }

    func add(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
        setNeedsFrame()
    }

    func remove(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }

    private func fireTimers() {
        // A timer may schedule or cancel others; those that come due by this very call wait for the next frame.
        // Frame times are sums of fractions: a billionth of a second early is in time.
        let due = timers.filter { $0.due <= now + 1e-9 }.sorted { $0.due < $1.due }
        for timer in due where timers.contains(where: { $0 === timer }) {
            cancel(timer)
            timer.block()
        }
    }
}
