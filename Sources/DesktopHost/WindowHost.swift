import CGTK
import CGTKSurface
import Foundation
import HostInterface

/// A window of the desktop, or of a browser through GTK's Broadway, that shows an application.
///
/// Frames are made only when asked for: a window in which nothing moves costs nothing.
@MainActor
package final class WindowHost: AppHost {
    package weak var delegate: HostDelegate?

    let window: UnsafeMutablePointer<GtkWindow>
    /// The widget that is the content of the window.
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
    var shownElements: [ShownElement] = []

    /// Whether windows can be opened. The first call asks the display server, later ones remember the answer.
    package static func isDisplayAvailable() -> Bool {
        DesktopDisplay.isAvailable
    }

    /// Makes a window, which ``run()`` shows.
    ///
    /// - Parameters:
    ///   - title: The name in the title bar.
    ///   - size: The size of the content in points, made smaller if the screen is.
    /// - Returns: `nil` without a display.
    package init?(title: String, size: CGSize = CGSize(width: 390, height: 844)) {
        guard let display = DesktopDisplay(), let shell = gtk_window_new() else { return nil }
        display.chooseRenderer()
        settings = DesktopSettings()
        window = UnsafeMutableRawPointer(shell).assumingMemoryBound(to: GtkWindow.self)
        surface = Self.makeSurface()
        unfold_surface_set_owner(surface, Unmanaged.passUnretained(self).toOpaque())

        let size = display.fitting(size)
        gtk_window_set_title(window, title)
        gtk_window_set_default_size(window, Int32(size.width), Int32(size.height))
        gtk_window_set_child(window, surface)
        if display.isBrowser { fillPage() }
        settings.onChange = { [weak self] _ in
            if let self { delegate?.hostAppearanceChanged(to: appearance) }
        }
        observeWindow()
        observePointer()
        observeKeyboard()
        observeAssistance()
    }

    package func open() {
        gtk_window_present(window)
        gtk_widget_grab_focus(surface)
        // A motion that this work starts begins now, and not at the time of the last event or frame.
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

    package func setTitle(_ title: String) {
        gtk_window_set_title(window, title)
    }

    private func observeWindow() {
        let close: SignalHandler.Answering = { _, owner in
            WindowHost.from(owner).closeIfAllowed()
            // Says that the request was seen to: GTK closes nothing by itself.
            return 1
        }
        let active: SignalHandler.Property = { _, _, owner in WindowHost.from(owner).activityChanged() }
        let rescaled: SignalHandler.Property = { _, _, owner in WindowHost.from(owner).rescale() }
        let unmapped: SignalHandler.Plain = { _, owner in WindowHost.from(owner).cancelTouches() }
        connect(window, "close-request", owner: self, close)
        connect(window, "notify::is-active", owner: self, active)
        connect(surface, "notify::scale-factor", owner: self, rescaled)
        connect(surface, "unmap", owner: self, unmapped)
    }

    private func activityChanged() {
        // The keys that are down now go up in another window.
        keysDown = []
        delegate?.hostActive(gtk_window_is_active(window) != 0)
    }

    /// The browser's own window has the title bar, and is what a person resizes.
    private func fillPage() {
        gtk_window_set_decorated(window, 0)
        gtk_window_maximize(window)
    }

    private func closeIfAllowed() {
        guard delegate?.hostShouldClose() ?? true else { return }
        MainLoop.shared.close(self)
        settings.stop()
        assistance.stop()
        shownElements = []
        wakeCall?.cancel()
        inputMethod?.stop()
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
