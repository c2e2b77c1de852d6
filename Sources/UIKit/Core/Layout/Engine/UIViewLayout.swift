/// The layout record of a view: its state for layout by constraints. Views without constraints have none.
@MainActor
final class UIViewLayout: LayoutRecord {
    let reference: LayoutReference
    /// The active constraints that the view holds.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that clients added.
    var guides: [UILayoutGuide] = []
    /// The view's own guides, such as that of its margins. Each is made on first access.
    var systemGuides: [UILayoutGuide] = []
    /// The content priorities, if they differ from the defaults of the view's class.
    var contentPriorities: ContentPriorities?
    var mentions = LayoutMentions()
    /// The view's box in the engine of its root.
    var box: LayoutBox?
    /// The engine of the view's hierarchy, if the view is a root with constraints.
    var engine: LayoutEngine?

    init(of view: UIView) {
        reference = LayoutReference(view)
    }

    nonisolated override func viewWillDeinit() { reference.clear() }
}

extension UIView {
    /// The view's layout record, if it has one.
    var layoutRecord: UIViewLayout? {
        // In a closure, each access would check the actor.
        guard let layout = storage.layout else { return nil }
        // Only `ensureLayout()` makes records.
        return unsafeDowncast(layout, to: UIViewLayout.self)
    }

    /// Returns the view's layout record, and makes one if there is none.
    @discardableResult
    func ensureLayout() -> UIViewLayout {
        if let layout = layoutRecord { return layout }
        let layout = UIViewLayout(of: self)
        storage.layout = layout
        return layout
    }
}
