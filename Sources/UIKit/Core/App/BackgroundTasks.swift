import Foundation
import Synchronization

/// The background tasks of an app that have begun and haven't ended. They are begun and ended on any thread.
final class BackgroundTasks: Sendable {
    /// The handler of a task. It is called on the main thread only.
    private struct Task: @unchecked Sendable {
        let expirationHandler: (() -> Void)?
    }

    private struct State {
        var lastIdentifier = UIBackgroundTaskIdentifier.invalid.rawValue
        var tasks: [Int: Task] = [:]
        /// The time at which the tasks expire; `nil` while a window is open.
        var end: Date?
    }

    private let state = Mutex(State())

    /// The time after the last window is closed in which tasks end by themselves, in seconds.
    static let grace: TimeInterval = 10

    func begin(_ expirationHandler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
        let task = Task(expirationHandler: expirationHandler)
        return state.withLock { state in
            state.lastIdentifier += 1
            state.tasks[state.lastIdentifier] = task
            return UIBackgroundTaskIdentifier(rawValue: state.lastIdentifier)
        }
    }

    func end(_ identifier: UIBackgroundTaskIdentifier) {
        let ended = state.withLock { $0.tasks.removeValue(forKey: identifier.rawValue) }
        // The handler is freed outside of the lock, since that may free objects whose code ends another task.
        withExtendedLifetime(ended) {}
    }

    var isEmpty: Bool { state.withLock { $0.tasks.isEmpty } }

    /// The time until the tasks expire in seconds.
    var timeRemaining: TimeInterval {
        state.withLock { $0.end }.map { max($0.timeIntervalSinceNow, 0) } ?? .greatestFiniteMagnitude
    }

    /// Serves the main queue and timers until all tasks have ended or a number of seconds have passed, and calls the
    /// handlers of the tasks that are left, in the order of their beginning.
    @MainActor
    func finish(within seconds: TimeInterval = grace) {
        let end = Date(timeIntervalSinceNow: seconds)
        state.withLock { $0.end = end }
        defer { state.withLock { $0.end = nil } }
        while !isEmpty, end.timeIntervalSinceNow > 0 {
            // A task that another thread ends doesn't wake the run loop.
            _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.02)))
        }
        let left = state.withLock { state in
            defer { state.tasks = [:] }
            return state.tasks
        }
        for task in left.sorted(by: { $0.key < $1.key }) { task.value.expirationHandler?() }
    }
}
