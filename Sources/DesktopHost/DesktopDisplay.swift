import CGTK
import DisplayList
import Foundation

/// The display that windows open on: X11, Wayland, or a browser through Broadway.
@MainActor
struct DesktopDisplay {
    private let display: OpaquePointer

    /// Whether windows can be opened. The first call asks the display server, later ones remember the answer.
    static var isAvailable: Bool {
        // Assistive technology is reached through the session's bus. GTK would complain where there is none.
        let environment = ProcessInfo.processInfo.environment
        let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
        let hasBus =
            environment["DBUS_SESSION_BUS_ADDRESS"] != nil || socket.map(FileManager.default.fileExists) == true
        if !hasBus { setenv("GTK_A11Y", "none", 0) }
        return initializeDisplayList()
    }

    init?() {
        guard Self.isAvailable, let display = gdk_display_get_default() else { return nil }
        self.display = display
    }

    /// The name of GDK's class for this kind of display.
    private var kind: String {
        let instance = UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_name_from_instance(instance).map { String(cString: $0) } ?? ""
    }

    /// Whether windows are shown in the page of a browser.
    var isBrowser: Bool { kind == "GdkBroadwayDisplay" }

    /// Draws on the CPU where the GPU would only be imitated by it: that takes four times as long (Mesa's llvmpipe).
    ///
    /// GTK reads the choice when the first window is shown. Who sets `GSK_RENDERER` has the last word, and Broadway has
    /// a renderer of its own.
    func chooseRenderer() {
        guard !isBrowser else { return }
        let hasGPU = ["/dev/dri", "/dev/nvidia0", "/dev/dxg"].contains(where: FileManager.default.fileExists)
        if !hasGPU { setenv("GSK_RENDERER", "cairo", 0) }
    }

    /// The size, made smaller where the first screen has no room for it and the desktop's panels.
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
