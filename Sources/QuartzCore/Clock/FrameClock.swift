import CoreGraphics
import Failures

/// The clock that provides one time per frame. Nothing else in the library reads the time.
///
/// Each device has one. The host that shows the frames, which is a window or a test screen, advances it: when `demand`
/// asks for a frame, the host calls `tick(to:)` with the time of that frame. Used on the main thread only.
package final class FrameClock {
    /// The device whose animations and transactions follow the clock. It sets this to nil when it is deallocated. Not
    /// a weak reference, which would make every retain and release of the device slower.
    unowned(unsafe) var device: Device?

    /// The time of the current frame, or of the last one, in seconds.
    package var now: CFTimeInterval { time }
    /// Private, so that the compiler sees all uses and need not check them while the program runs.
    private var time: CFTimeInterval = 0

    /// Called when a frame becomes necessary, at most once until the next tick.
    package var demand: (() -> Void)? {
        didSet { if needsFrame { demand?() } }
    }

    /// Whether a frame has been requested since the last tick began.
    package private(set) var needsFrame = false

    /// Called at the end of every tick, after all work that depends on time. Lays out and draws.
    package var commit: (() -> Void)?

    /// Called when no frame is requested but a timer is pending, with the seconds until the frame
    /// that the timer needs.
    package var wake: ((CFTimeInterval) -> Void)?

    /// The work that waits until nothing moves.
    package private(set) lazy var idle = IdleWork(clock: self)

    private var timers: [FrameTimer] = []
    private var displayLinks: [CADisplayLink] = []

    /// Requests one more frame from the host.
    package func setNeedsFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        demand?()
    }

    /// Requests again what hasn't come: a frame, or a wake-up for a timer.
    func repeatDemand() {
        if needsFrame { demand?() } else { requestWakeUp() }
    }

    /// Advances the time without making a frame, before an event is handled. The time never decreases.
    package func advance(to time: CFTimeInterval) {
        self.time = max(self.time, time)
    }

    /// Makes one frame: due timers, display links, animations, then `commit`.
    ///
    /// - Parameter duration: The time to the next frame at the display's refresh rate, in seconds.
    package func tick(to time: CFTimeInterval, duration: CFTimeInterval = 1 / 60) {
        needsFrame = false
        advance(to: time)
        fireTimers()
        // A link's callback may remove links that have not fired yet.
        for link in displayLinks where displayLinks.contains(where: { $0 === link }) {
            link.fire(at: now, duration: duration)
        }
        if let device {
            device.animations.advance(to: now)
            CATransaction.flush(on: device)
        }
        commit?()
        if hasRunningWork { setNeedsFrame() } else { requestWakeUp() }
        idle.resume()
    }

    /// Whether a frame is to come, because one was requested or something is running.
    var isBusy: Bool { needsFrame || hasRunningWork }

    /// Whether something changes as time passes, so that frames have to continue.
    package var hasRunningWork: Bool {
        timers.contains { !$0.isPassive } || displayLinks.contains { !$0.isPaused && $0.requestsFrames }
            || device?.animations.isRunning ?? false
    }

    /// Calls `block` in the first frame that is at least `delay` seconds later.
    ///
    /// - Parameters:
    ///   - delay: The delay in seconds, which is finite. A timer that is due at no time would keep the screen moving
    ///     for ever.
    ///   - isPassive: Whether the screen counts as at rest meanwhile. No frames are made just to wait.
    @discardableResult
    package func schedule(
        after delay: CFTimeInterval,
        isPassive: Bool = false,
        _ block: @escaping () -> Void
    ) -> FrameTimer {
        let due = now + delay
        guard due.isFinite else { invariantFailure("A timer would be due at \(due)") }
        let timer = FrameTimer(due: due, isPassive: isPassive, clock: self, block: block)
        timers.append(timer)
        if isPassive { requestWakeUp() } else { setNeedsFrame() }
        return timer
    }

    /// Asks the host to wake the clock for the next timer.
    private func requestWakeUp() {
        guard let wake, let due = timers.map(\.due).min() else { return }
        wake(max(0, due - now))
    }

    /// Resets the clock to the state before the first frame: no host, no timers, no display links, time 0.
    func reset() {
        (demand, commit, wake) = (nil, nil, nil)
        timers = []
        displayLinks = []
        idle.reset()
        needsFrame = false
        time = 0
    }

    /// Human-readable descriptions of what keeps frames coming.
    package var runningWork: [String] {
        let links = displayLinks.count { !$0.isPaused && $0.requestsFrames }
        let active = timers.filter { !$0.isPassive }
        let waiting = active.map(\.due).min().map { "\(active.count) timers, the next one due at \($0) s" }
        return [waiting, links > 0 ? "\(links) display links" : nil].compactMap(\.self)
            + (device?.animations.runningWork ?? [])
    }

    func cancel(_ timer: FrameTimer) {
        timers.removeAll { $0 === timer }
    }

    func add(_ link: CADisplayLink) {
        guard !displayLinks.contains(where: { $0 === link }) else { return }
        displayLinks.append(link)
        if link.requestsFrames { setNeedsFrame() }
    }

    func remove(_ link: CADisplayLink) {
        displayLinks.removeAll { $0 === link }
    }

    private func fireTimers() {
        // A timer may schedule or cancel others. Timers that become due through this call wait for the next frame.
        // Frame times are sums of fractions, so a timer may fire a billionth of a second early.
        let due = timers.filter { $0.due <= now + 1e-9 }.sorted { $0.due < $1.due }
        for timer in due where timers.contains(where: { $0 === timer }) {
            cancel(timer)
            timer.block()
        }
    }
}
