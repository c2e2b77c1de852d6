extension UIView {
    var contentPriorities: ContentPriorities { layoutRecord?.contentPriorities ?? initialContentPriorities }

    func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        var changed = contentPriorities
        change(&changed)
        guard changed != contentPriorities else { return }
        ensureLayout().contentPriorities = changed
        contentPrioritiesDidChange()
    }
}
