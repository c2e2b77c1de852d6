/// What a view keeps for layout by constraints. Views that never meet a constraint have none.
@MainActor
final class UIViewLayout {
    let reference: LayoutReference
    /// The active constraints that the view holds.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that clients added.
    var guides: [UILayoutGuide] = []
    /// Those that the view itself has, each made when it is first asked for.
    var systemGuides: [UILayoutGuide] = []
    /// Set once they are other than the class's.
    var contentPriorities: ContentPriorities?
    var mentions = LayoutMentions()
    /// The view in the engine of its root.
    var box: LayoutBox?
    /// The engine of what is in the view, if it is a root with constraints.
    var engine: LayoutEngine?

    init(of view: UIView) {
        reference = LayoutReference(view)
    }
}

extension UIView {
    /// The view's record for layout, made when it is first needed.
    @discardableResult
    func ensureLayout() -> UIViewLayout {
        if let layout = storage.layout { return layout }
        let layout = UIViewLayout(of: self)
        storage.layout = layout
        return layout
    }
}
