import CGTK
import Foundation

/// The state of the desktop's assistive technology, as reported by the accessibility bus.
@MainActor
final class AssistiveTechnology {
    /// Whether any assistive technology is active.
    private(set) var isActive = false
    /// Whether a screen reader is active.
    private(set) var isScreenReaderActive = false
    var onChange: () -> Void = {}

    private var proxy: UnsafeMutablePointer<GDBusProxy>?

    /// Starts to observe the bus, which answers asynchronously.
    ///
    /// Does nothing if `GTK_A11Y` is `none`, to which ``DesktopDisplay/isAvailable`` sets it without a session bus.
    func start() {
        guard ProcessInfo.processInfo.environment["GTK_A11Y"] != "none" else { return }
        let finished: GAsyncReadyCallback = { _, result, owner in
            nonisolated(unsafe) let (result, owner) = (result, owner)
            MainActor.assumeIsolated {
                guard let owner else { return }
                let technology = Unmanaged<AssistiveTechnology>.fromOpaque(owner).takeRetainedValue()
                technology.follow(g_dbus_proxy_new_for_bus_finish(result, nil))
            }
        }
        g_dbus_proxy_new_for_bus(
            G_BUS_TYPE_SESSION,
            G_DBUS_PROXY_FLAGS_NONE,
            nil,
            "org.a11y.Bus",
            "/org/a11y/bus",
            "org.a11y.Status",
            nil,
            finished,
            Unmanaged.passRetained(self).toOpaque()
        )
    }

    func stop() {
        guard let proxy else { return }
        disconnect(proxy, owner: self)
        g_object_unref(proxy)
        self.proxy = nil
    }

    private func follow(_ proxy: UnsafeMutablePointer<GDBusProxy>?) {
        guard let proxy else { return }
        self.proxy = proxy
        let changed: SignalHandler.TwoObjects = { _, _, _, owner in
            Unmanaged<AssistiveTechnology>.fromOpaque(owner).takeUnretainedValue().read()
        }
        connect(proxy, "g-properties-changed", owner: self, changed)
        read()
    }

    private func read() {
        let reader = value("ScreenReaderEnabled")
        let active = reader || value("IsEnabled")
        guard (active, reader) != (isActive, isScreenReaderActive) else { return }
        (isActive, isScreenReaderActive) = (active, reader)
        onChange()
    }

    private func value(_ property: String) -> Bool {
        guard let proxy, let value = g_dbus_proxy_get_cached_property(proxy, property) else { return false }
        defer { g_variant_unref(value) }
        return g_variant_get_boolean(value) != 0
    }
}
