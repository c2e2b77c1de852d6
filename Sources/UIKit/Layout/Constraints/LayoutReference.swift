/// A view or guide that layout knows of without retaining it; `nil` once it is gone, of which it tells in its `deinit`.
///
/// Swift's weak references move the counts of what they refer to into a table beside it, where each retain and release
/// takes longer: with them, a quarter of what a table spends on a screen of new rows went into counting.
@MainActor
final class LayoutReference {
    // Used on the main thread only, but by the `deinit` of the item, which is on no actor.
    nonisolated(unsafe) private(set) unowned(unsafe) var item: (any LayoutItem)?
    /// The item, if it is a view.
    nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?

    init(_ view: UIView) {
        item = view
        self.view = view
    }

    init(_ guide: UILayoutGuide) {
        item = guide
    }

    /// The item is about to be gone.
    nonisolated func itemIsGone() {
        item = nil
        view = nil
    }
}
