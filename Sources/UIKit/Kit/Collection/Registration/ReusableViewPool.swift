/// The views of a collection view that wait for reuse, and the sources of more of them (`ReusePool`).
@MainActor
struct ReusableViewPool {
    /// The use of a view. Views of the same use can replace each other.
    private struct Use: Hashable {
        let category: CollectionElement.Category
        let identifier: String
    }

    private var pool = ReusePool<Use, ReusableViewSource, UICollectionReusableView>()

    /// Sets the source of views for an identifier; `nil` removes it. Views of the previous source aren't used anymore.
    mutating func register(
        _ source: ReusableViewSource?,
        for category: CollectionElement.Category,
        _ identifier: String
    ) {
        pool.register(source, for: Use(category: category, identifier: identifier))
    }

    func hasSource(for category: CollectionElement.Category, _ identifier: String) -> Bool {
        pool.source(for: Use(category: category, identifier: identifier)) != nil
    }

    /// Returns a waiting view, or `nil` if there is none.
    mutating func reuse(_ category: CollectionElement.Category, _ identifier: String) -> UICollectionReusableView? {
        guard let view = pool.take(Use(category: category, identifier: identifier)) else { return nil }
        view.resetForReuse()
        view.prepareForReuse()
        return view
    }

    /// Returns a waiting view, or a new one; `nil` without a source.
    mutating func dequeue(
        _ category: CollectionElement.Category,
        _ identifier: String,
        in api: String
    ) -> UICollectionReusableView? {
        reuse(category, identifier)
            ?? pool.source(for: Use(category: category, identifier: identifier))?.makeView(identifier, in: api)
    }

    /// Accepts a view that is off the screen.
    mutating func enqueue(_ view: UICollectionReusableView, _ category: CollectionElement.Category) {
        guard let identifier = view.reuseIdentifier else { return }
        pool.enqueue(view, for: Use(category: category, identifier: identifier))
    }
}
