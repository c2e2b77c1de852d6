import CGTK
import CGTKSurface
import Foundation
import HostInterface

/// A window that shows an app on the desktop, or in a browser through GTK's Broadway.
///
/// Frames are made only on request, so a window without motion uses no CPU time for frames.
@MainActor
package final class WindowHost: AppHost {
    package weak var delegate: HostDelegate?

    let window: UnsafeMutablePointer<GtkWindow>
    /// The widget that displays the content of the window.
    let surface: UnsafeMutablePointer<GtkWidget>
    let settings: DesktopSettings

    let assistance = AssistiveTechnology()

    package var appearance: HostAppearance {
        var appearance = settings.appearance
        appearance.hasScreenReader = assistance.isScreenReaderActive
        return appearance
    }

    var frames = FrameState()
    var clock = EventClock()
    var mouse = MouseState()
    var touchNumbers = TouchNumbers<OpaquePointer>()
    var touchLocations: [OpaquePointer: CGPoint] = [:]
    var keysDown: Set<UInt32> = []
    var inputMethod: InputMethod?
    var wakeCall: WakeCall?
    var isOnScreen = true
    var shownElements: [ShownElement] = []
    /// The widgets of the lists that shown elements are in, by the identifiers of the lists.
    var shownLists: [(id: UInt, widget: UnsafeMutablePointer<GtkWidget>)] = []

    /// Returns whether windows can be opened. The first call connects to the display server, and later calls return the
    /// cached result.
    package static func isDisplayAvailable() -> Bool {
        DesktopDisplay.isAvailable
    }

    /// Creates a window, which ``open()`` or ``run()`` shows.
    ///
    /// - Parameters:
    ///   - title: The title in the title bar.
    ///   - size: The size of the content in points. It is reduced to fit on the screen.
    ///   - minimumSize: The size below which the user cannot resize the content, in points.
    ///   - isMaximized: Whether the window fills the desktop.
    /// - Returns: `nil` without a display.
    package init?(
        title: String,
        size: CGSize = CGSize(width: 390, height: 844),
        minimumSize: CGSize = .zero,
        isMaximized: Bool = false
    ) {
        guard let display = DesktopDisplay(), let shell = gtk_window_new() else { return nil }
        ProcessMemory.returnLargeBlocks()
        display.chooseRenderer()
        settings = DesktopSettings()
        window = UnsafeMutableRawPointer(shell).assumingMemoryBound(to: GtkWindow.self)
        surface = Self.makeSurface()
        unfold_surface_set_owner(surface, Unmanaged.passUnretained(self).toOpaque())

        let size = display.fitting(size)
        gtk_window_set_title(window, title)
        gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
        gtk_window_set_child(window, surface)
        setMinimumSize(minimumSize)
        AppIdentity.apply(to: window)
        if isMaximized { gtk_window_maximize(window) }
        if display.isBrowser { fillPage() }
        settings.onChange = { [weak self] _ in
            if let self { delegate?.hostAppearanceChanged(to: appearance) }
        }
        observeWindow()
        observePointer()
        observeKeyboard()
        observeDrops()
        observeAssistance()
        observeClipboard()
    }

    package func open() {
        makeRoomForTitleBar()
        gtk_window_present(window)
        observeVisibility()
        gtk_widget_grab_focus(surface)
        // An animation that this work starts must begin at the current time, not at that of the last event or frame.
        MainLoop.shared.open(self) { [weak self] in
            if let self { delegate?.hostWillServeWork(at: now) }
        }
    }

    package func run() -> Int32 {
        open()
        MainLoop.shared.run()
        return 0
    }

    package func serveIdleTime(_ turn: @escaping @MainActor () -> Bool) {
        MainLoop.shared.serveIdleTime(turn)
    }

    package func close() {
        gtk_window_close(window)
    }

    package func stay(above host: any AppHost) {
        if let host = host as? WindowHost { gtk_window_set_transient_for(window, host.window) }
    }

    package func setTitle(_ title: String) {
        gtk_window_set_title(window, title)
    }

    package func setMinimumSize(_ size: CGSize) {
        gtk_widget_set_size_request(surface, Int32(size.width), Int32(size.height))
    }

    /// Makes the window taller by its title bar, if GTK draws it, as it does on GNOME with Wayland. GTK creates the bar
    /// with the surface of the window, and its size for the window includes the bar.
    private func makeRoomForTitleBar() {
        let shell = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_realize(shell)
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(window, &width, &height)
        let bar = Self.minimumHeight(of: shell) - Self.minimumHeight(of: surface)
        if bar > 0 { gtk_window_set_default_size(window, width, height + bar) }
    }

    private static func minimumHeight(of widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
        var height: Int32 = 0
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
        return height
    }

    private func observeWindow() {
        let close: SignalHandler.Answering = { _, owner in
            WindowHost.from(owner).closeIfAllowed()
            // The request is handled, so GTK does not close the window itself.
            return 1
        }
        let active: SignalHandler.Property = { _, _, owner in WindowHost.from(owner).activityChanged() }
        let rescaled: SignalHandler.Property = { _, _, owner in WindowHost.from(owner).rescale() }
        let turned: SignalHandler.Direction = { _, _, owner in WindowHost.from(owner).settings.directionChanged() }
        let unmapped: SignalHandler.Plain = { _, owner in WindowHost.from(owner).cancelTouches() }
        connect(window, "close-request", owner: self, close)
        connect(window, "notify::is-active", owner: self, active)
        connect(surface, "notify::scale-factor", owner: self, rescaled)
        connect(surface, "direction-changed", owner: self, turned)
        connect(surface, "unmap", owner: self, unmapped)
    }

    private func activityChanged() {
        // The keys that are down may go up in another window, which gets those events.
        keysDown = []
        delegate?.hostActive(gtk_window_is_active(window) != 0)
    }

    /// Makes the window fill the browser's page. The browser's window has the title bar, and is resized by the user.
    private func fillPage() {
        gtk_window_set_decorated(window, 0)
        gtk_window_maximize(window)
    }

    private func closeIfAllowed() {
        guard delegate?.hostShouldClose() ?? true else { return }
        MainLoop.shared.close(self)
        settings.stop()
        assistance.stop()
        (shownElements, shownLists) = ([], [])
        wakeCall?.cancel()
        inputMethod?.stop()
        stopObservingClipboard()
        stopObservingVisibility()
        disconnect(window, owner: self)
        disconnect(surface, owner: self)
        unfold_surface_set_owner(surface, nil)
        gtk_window_destroy(window)
    }

    static func from(_ owner: UnsafeMutableRawPointer) -> WindowHost {
        Unmanaged<WindowHost>.fromOpaque(owner).takeUnretainedValue()
    }

    private static func makeSurface() -> UnsafeMutablePointer<GtkWidget> {
        let callbacks = UnfoldSurfaceCallbacks(
            resized: { owner, width, height in
                nonisolated(unsafe) let owner = owner
                MainActor.assumeIsolated {
                    owner.map(WindowHost.from)?.resize(to: CGSize(width: Int(width), height: Int(height)))
                }
            },
            render_node: { owner in
                nonisolated(unsafe) let owner = owner
                nonisolated(unsafe) var node: OpaquePointer?
                MainActor.assumeIsolated { node = owner.map(WindowHost.from)?.nodeToDraw() }
                return node
            }
        )
        return unfold_surface_new(callbacks)
    }
}
