extension UIView {
    /// Returns the priority with which the view resists being larger than its contents, 250 by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = contentPriorities
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    /// Sets the priority with which the view resists being larger than its contents.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities {
            if axis == .horizontal { $0.horizontalHugging = priority } else { $0.verticalHugging = priority }
        }
    }

    /// Returns the priority with which the view resists being smaller than its contents, 750 by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = contentPriorities
        return axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
    }

    /// Sets the priority with which the view resists being smaller than its contents.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities {
            if axis == .horizontal { $0.horizontalCompression = priority } else { $0.verticalCompression = priority }
        }
    }

    var contentPriorities: ContentPriorities { layoutRecord?.contentPriorities ?? initialContentPriorities }

    private func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        var changed = contentPriorities
        change(&changed)
        guard changed != contentPriorities else { return }
        ensureLayout().contentPriorities = changed
        contentPrioritiesDidChange()
    }
}
