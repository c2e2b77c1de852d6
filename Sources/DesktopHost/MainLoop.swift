import CGTK
import Dispatch
import Foundation

// What Foundation's own run loop calls to serve the main queue; GLib's loop has to do the same. These two symbols are
// not declared in any header, and are named in this file only.

/// An event counter that is readable while the main queue holds work.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

/// Runs the work that the main queue holds.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// GLib's main loop, in which the main dispatch queue, the main actor, and the timers of `RunLoop.main` are served too.
@MainActor
package final class MainLoop {
    package static let shared = MainLoop()

    /// The open windows, with closures to call before work that no event causes: timers, and blocks of the main queue.
    private var windows: [(owner: ObjectIdentifier, onWork: () -> Void)] = []
    private let source: UnsafeMutablePointer<GSource>
    private var isRunning = false

    private init() {
        // GLib keeps the address of this table as long as the source, which is as long as the process.
        let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
        functions.initialize(to: GSourceFuncs())
        functions.pointee.dispatch = { _, _, _ in
            MainActor.assumeIsolated { MainLoop.shared.announceWork() }
            serveMainQueue()
            return 1
        }
        source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
        g_source_set_name(source, "Main dispatch queue")
        // The priority of drawing: below it, an animation would starve the queue; above, a busy queue the animation.
        g_source_set_priority(source, G_PRIORITY_HIGH_IDLE + 20)
        g_source_add_unix_fd(source, mainQueueHandle(), G_IO_IN)
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

    /// Serves events, timers and the main queue until the last window is closed, or until ``stop()``. Does nothing if it
    /// runs already.
    package func run() {
        guard !isRunning else { return }
        isRunning = true
        while isRunning, !windows.isEmpty { step() }
        isRunning = false
    }

    /// Waits for the next event, timer or piece of work, and serves what is due.
    package func step() {
        // Asking for the next timer fires those that are due.
        announceWork()
        g_source_set_ready_time(source, nextTimer())
        g_main_context_iteration(nil, 1)
    }

    /// Makes ``run()`` return after the event that is being served.
    package func stop() {
        isRunning = false
    }

    /// Calls `turn` whenever there is nothing else to serve, until it returns `false`: after events, drawing and what
    /// other libraries do in idle time.
    package func serveIdleTime(_ turn: @escaping () -> Bool) {
        let function: GSourceFunc = { box in
            nonisolated(unsafe) let box = box
            return MainActor.assumeIsolated { box.map { IdleTurn.from($0).turn() } ?? false } ? 1 : 0
        }
        let free: GDestroyNotify = { $0.map { Unmanaged<IdleTurn>.fromOpaque($0).release() } }
        g_idle_add_full(G_PRIORITY_LOW, function, Unmanaged.passRetained(IdleTurn(turn)).toOpaque(), free)
    }

    /// Fires the timers that are due.
    ///
    /// - Returns: when the next one is due, in microseconds of GLib's monotonic clock, or -1 for never.
    private func nextTimer() -> gint64 {
        guard let limit = RunLoop.main.limitDate(forMode: .default) else { return -1 }
        let wait = limit.timeIntervalSinceNow
        // A run loop without timers names a date in the distant future.
        guard wait < 1e9 else { return -1 }
        return g_get_monotonic_time() + gint64(max(0, wait * 1e6).rounded(.up))
    }
}

/// What GLib holds while work waits for idle time.
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
    // The counter stays readable until it is read, and the loop would spin.
    var count: UInt64 = 0
    _ = read(mainQueueHandle(), &count, MemoryLayout.size(ofValue: count))
    drainMainQueue(nil)
}
