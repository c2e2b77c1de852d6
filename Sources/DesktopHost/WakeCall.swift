import CGTK
import Foundation

/// A one-shot timer on GLib's main loop.
@MainActor
final class WakeCall {
    /// The fire time in seconds of GLib's monotonic clock.
    let due: TimeInterval
    private let block: () -> Void
    private var source: guint = 0

    init(after seconds: TimeInterval, due: TimeInterval, block: @escaping () -> Void) {
        self.due = due
        self.block = block
        let fire: GSourceFunc = { owner in
            nonisolated(unsafe) let owner = owner
            MainActor.assumeIsolated {
                guard let owner else { return }
                let call = Unmanaged<WakeCall>.fromOpaque(owner).takeUnretainedValue()
                // GLib removes the source after this call, so `cancel()` must not remove it again.
                call.source = 0
                call.block()
            }
            return 0
        }
        let release: GDestroyNotify = { owner in
            owner.map { Unmanaged<WakeCall>.fromOpaque($0).release() }
        }
        let milliseconds = guint(min(max(seconds * 1000, 0), 1e9).rounded(.up))
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT,
            milliseconds,
            fire,
            Unmanaged.passRetained(self).toOpaque(),
            release
        )
    }

    func cancel() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }
}
