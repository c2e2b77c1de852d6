import CGTK
import DisplayList
import Foundation

/// The display that windows open on: X11, Wayland, or a browser through Broadway.
@MainActor
struct DesktopDisplay {
    private let display: OpaquePointer

    /// Whether windows can be opened. The first call connects to the display server, and later calls return the cached
    /// result.
    static var isAvailable: Bool {
        let bus = SessionBus(environment: ProcessInfo.processInfo.environment)
        // GTK reaches assistive technology through the session bus, and logs a warning if there is none.
        if !bus.isAvailable { setenv("GTK_A11Y", "none", 0) }
        let variables = bus.variables.merging(RendererChoice.current.variables()) { own, _ in own }
        return TemporaryEnvironment(variables).run { initializeDisplayList() }
    }

    init?() {
        guard Self.isAvailable, let display = gdk_display_get_default() else { return nil }
        self.display = display
        // Assistive technology calls the program by this name.
        if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    }

    /// The name of the GDK class of the display.
    private var kind: String {
        let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_name_from_instance(instance).map { String(cString: $0) } ?? ""
    }

    /// Whether windows are shown in a browser.
    var isBrowser: Bool { kind == "GdkBroadwayDisplay" }

    /// Whether the protocol of the display is Wayland.
    var isWayland: Bool { kind == "GdkWaylandDisplay" }

    /// Chooses the renderer of windows. Broadway has its own.
    func chooseRenderer() {
        if !isBrowser { RendererChoice.current.apply() }
    }

    /// Returns a size reduced to what fits on the first screen together with the desktop's panels.
    func fitting(_ size: CGSize) -> CGSize {
        guard let monitors = gdk_display_get_monitors(display), let monitor = g_list_model_get_item(monitors, 0) else {
            return size
        }
        defer { g_object_unref(monitor) }
        var area = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
        guard area.width > 0, area.height > 0 else { return size }
        let panels = 100.0
        let height = max(CGFloat(area.height) - panels, CGFloat(area.height) / 2)
        return CGSize(width: min(size.width, CGFloat(area.width)), height: min(size.height, height))
    }
}
