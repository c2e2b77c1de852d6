extension LayoutReference {
    /// The item, if it is a view.
    var view: UIView? {
        // In a closure, each access would check the actor.
        guard let viewObject else { return nil }
        return unsafeDowncast(viewObject, to: UIView.self)
    }
}
