import CGTK
import DisplayList
import Foundation

extension WindowHost {
    package var size: CGSize { frames.size }

    package var scale: CGFloat { CGFloat(gtk_widget_get_scale_factor(surface)) }

    package var drawsWithCairo: Bool { rendererName == "GskCairoRenderer" }

    package var drawsOnGPU: Bool { !["GskCairoRenderer", "GskBroadwayRenderer", nil].contains(rendererName) }

    /// The name of the class of GTK's renderer. A window that isn't realized has none.
    private var rendererName: String? {
        let native = gtk_widget_get_native(surface)
        guard let renderer = native.flatMap({ gtk_native_get_renderer($0) }) else { return nil }
        let instance = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
        return String(cString: g_type_name_from_instance(instance))
    }

    package var now: TimeInterval {
        let microseconds = gtk_widget_get_frame_clock(surface).map { gdk_frame_clock_get_frame_time($0) }
        return TimeInterval(microseconds ?? g_get_monotonic_time()) / 1e6
    }

    package func requestFrame() {
        frames.isWanted = true
        guard !frames.isTicking else { return }
        frames.isTicking = true
        let tick: GtkTickCallback = { _, _, owner in
            nonisolated(unsafe) let owner = owner
            return MainActor.assumeIsolated { owner.map(WindowHost.from)?.tick() ?? false } ? 1 : 0
        }
        gtk_widget_add_tick_callback(surface, tick, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    package func requestFrame(after seconds: TimeInterval) {
        // A window that isn't visible gets no frames on Wayland. If what is due then asked for one in each turn of the
        // loop, no other work would have its turn.
        guard !frames.isWanted else { return }
        guard seconds > 0 else { return requestFrame() }
        let due = TimeInterval(g_get_monotonic_time()) / 1e6 + seconds
        if let wakeCall, wakeCall.due <= due { return }
        wakeCall?.cancel()
        wakeCall = WakeCall(after: seconds, due: due) { [weak self] in
            self?.wakeCall = nil
            self?.requestFrame()
        }
    }

    /// Makes the requested frame.
    ///
    /// - Returns: Whether to keep the tick callback for the next frame.
    private func tick() -> Bool {
        // Without a size there is nothing to lay out, and the first size causes a frame.
        if frames.isWanted, size != .zero { makeFrame() }
        frames.isTicking = frames.isWanted && size != .zero
        return frames.isTicking
    }

    private func makeFrame() {
        frames.isWanted = false
        frames.isStale = false
        let node = delegate?.hostFrame(at: now)
        guard node !== frames.node else { return }
        frames.node = node
        gtk_widget_queue_draw(surface)
    }

    /// Returns the drawing of the current frame.
    ///
    /// After a change of size, the drawing is made here. GTK sets sizes in the layout phase, which comes after the tick
    /// callbacks, so the drawing that the tick made has the previous size.
    func nodeToDraw() -> OpaquePointer? {
        if frames.isStale { makeFrame() }
        return frames.node?.pointer
    }

    func resize(to new: CGSize) {
        guard new != frames.size else { return }
        frames.size = new
        sizeOrScaleChanged()
    }

    func rescale() {
        guard size != .zero else { return }
        sizeOrScaleChanged()
        gtk_widget_queue_draw(surface)
    }

    private func sizeOrScaleChanged() {
        frames.isStale = true
        delegate?.hostDidResize(to: size, scale: scale)
        // A tick without a size removes its callback, although a frame is still requested.
        if frames.isWanted { requestFrame() }
    }
}
