import CoreGraphics

/// The views that wait for reuse by what they are used for, and the sources of more of them.
///
/// Views of one use can replace each other. The view that came last is used first: it is the most likely one to have
/// the size that is needed.
@MainActor
struct ReusePool<Use: Hashable, Source, View: UIView> {
    private var sources: [Use: Source] = [:]
    private var waiting: [Use: [View]] = [:]

    /// Sets the source of views for a use; `nil` removes it. Views of the previous source aren't used anymore.
    mutating func register(_ source: Source?, for use: Use) {
        sources[use] = source
        waiting[use] = nil
    }

    /// Returns the source of new views for a use; `nil` if none is registered.
    func source(for use: Use) -> Source? { sources[use] }

    /// Removes and returns a waiting view as it was enqueued; `nil` if there is none.
    mutating func take(_ use: Use) -> View? { waiting[use]?.popLast() }

    /// Accepts a view that is off the screen.
    mutating func enqueue(_ view: View, for use: Use) { waiting[use, default: []].append(view) }
}
