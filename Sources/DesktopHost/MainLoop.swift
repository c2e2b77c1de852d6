import CGTK
import Dispatch
import Foundation

// Foundation's run loop calls these two functions to run the main queue, and GLib's loop has to do the same. No header
// declares them.

/// Returns a file descriptor of an event counter that is readable while the main queue has work.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

/// Runs the blocks on the main queue.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// GLib's main loop, which also runs the main dispatch queue, the main actor, and the timers of `RunLoop.main`.
@MainActor
package final class MainLoop {
    package static let shared = MainLoop()

    /// The open windows, with closures to call before work that no event causes: timers and blocks on the main queue.
    private var windows: [(owner: ObjectIdentifier, onWork: () -> Void)] = []
    private let source: UnsafeMutablePointer<GSource>
    private var isRunning = false
    /// Whether a call of the app is waiting, so that no other work of the app may run.
    private var isWaiting = false
    private let queueTag: UnsafeMutableRawPointer?

    private init() {
        // GLib keeps a pointer to this table for the lifetime of the source, which is that of the process.
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.dispatch = { _, _, _ in
            guard !MainActor.assumeIsolated({ MainLoop.shared.isWaiting }) else { return 1 }
            MainActor.assumeIsolated { MainLoop.shared.announceWork() }
            serveMainQueue()
            return 1
        }
        source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_set_name(source, "Main dispatch queue")
        // This is the priority of drawing. With a lower one, an animation would starve the queue. With a higher one, a
        // busy queue would starve the animation.
        g_source_set_priority(source, G_PRIORITY_HIGH_IDLE + 20)
        queueTag = g_source_add_unix_fd(source, mainQueueHandle(), G_IO_IN)
        g_source_attach(source, nil)
    }

    /// Adds an open window.
    func open(_ window: AnyObject, onWork: @escaping () -> Void) {
        windows.append((ObjectIdentifier(window), onWork))
    }

    /// Removes a window. ``run()`` returns after the event in which the last window closes.
    func close(_ window: AnyObject) {
        windows.removeAll { $0.owner == ObjectIdentifier(window) }
    }

    private func announceWork() {
        for window in windows { window.onWork() }
    }

    /// Processes events, timers, and the main queue until the last window is closed.
    ///
    /// Does nothing if the loop is already running.
    package func run() {
        guard !isRunning else { return }
        isRunning = true
        while !windows.isEmpty { step() }
        isRunning = false
    }

    /// Waits for the next event, timer, or block, and processes what is due.
    package func step() {
        // `nextTimer()` fires the timers that are due, so the windows must be notified first.
        announceWork()
        g_source_set_ready_time(source, nextTimer())
        g_main_context_iteration(nil, 1)
    }

    /// Processes events until a condition holds or a number of seconds have passed, without running the main queue,
    /// timers, and idle work.
    func wait(upTo seconds: TimeInterval, until condition: () -> Bool) {
        guard !isWaiting else { return }
        isWaiting = true
        if let queueTag { g_source_modify_unix_fd(source, queueTag, GIOCondition(0)) }
        let end = g_get_monotonic_time() + gint64(seconds * 1e6)
        g_source_set_ready_time(source, end)
        while !condition(), g_get_monotonic_time() < end { g_main_context_iteration(nil, 1) }
        if let queueTag { g_source_modify_unix_fd(source, queueTag, G_IO_IN) }
        g_source_set_ready_time(source, 0)
        isWaiting = false
    }

    /// Calls `turn` whenever the loop is idle, until it returns `false`.
    ///
    /// Events, drawing, and the idle work of other libraries come first.
    package func serveIdleTime(_ turn: @escaping () -> Bool) {
        let function: GSourceFunc = { box in
            nonisolated(unsafe) let box = box
            return MainActor.assumeIsolated {
                MainLoop.shared.isWaiting || box.map { IdleTurn.from($0).turn() } ?? false
            } ? 1 : 0
        }
        let free: GDestroyNotify = { $0.map { Unmanaged<IdleTurn>.fromOpaque($0).release() } }
        g_idle_add_full(G_PRIORITY_LOW, function, Unmanaged.passRetained(IdleTurn(turn)).toOpaque(), free)
    }

    /// Fires the timers that are due.
    ///
    /// - Returns: The time of the next timer in microseconds of GLib's monotonic clock, or -1 if there is none.
    private func nextTimer() -> gint64 {
        guard let limit = RunLoop.main.limitDate(forMode: .default) else { return -1 }
        let wait = limit.timeIntervalSinceNow
        // Without timers, the run loop returns a date in the distant future.
        guard wait < 1e9 else { return -1 }
        return g_get_monotonic_time() + gint64(max(0, wait * 1e6).rounded(.up))
    }
}

/// A box for the closure, which GLib retains until the idle work is finished.
private final class IdleTurn {
    let turn: () -> Bool

    init(_ turn: @escaping () -> Bool) {
        self.turn = turn
    }

    static func from(_ pointer: UnsafeMutableRawPointer) -> IdleTurn {
        Unmanaged<IdleTurn>.fromOpaque(pointer).takeUnretainedValue()
    }
}

private func serveMainQueue() {
    // The counter stays readable until it is read. Without the read, the loop would spin.
    var count: UInt64 = 0
    _ = read(mainQueueHandle(), &count, MemoryLayout.size(ofValue: count))
    drainMainQueue(nil)
}
