extension UIView {
    /// The priorities with which the view keeps the size of its contents.
    var contentPriorities: ContentPriorities { layoutRecord?.contentPriorities ?? initialContentPriorities }

    /// Changes the priorities with which the view keeps the size of its contents.
    func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        var changed = contentPriorities
        change(&changed)
        guard changed != contentPriorities else { return }
        ensureLayout().contentPriorities = changed
        contentPrioritiesDidChange()
    }
}
