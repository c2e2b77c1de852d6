extension UIView {
    /// How strongly the view keeps from being larger than its contents. 250 at first.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = contentPriorities
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    /// Sets how strongly the view keeps from being larger than its contents.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities {
            if axis == .horizontal { $0.horizontalHugging = priority } else { $0.verticalHugging = priority }
        }
    }

    /// How strongly the view keeps from being smaller than its contents. 750 at first.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = contentPriorities
        return axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
    }

    /// Sets how strongly the view keeps from being smaller than its contents.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities {
            if axis == .horizontal { $0.horizontalCompression = priority } else { $0.verticalCompression = priority }
        }
    }

    var contentPriorities: ContentPriorities { storage.layout?.contentPriorities ?? initialContentPriorities }

    private func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        var changed = contentPriorities
        change(&changed)
        guard changed != contentPriorities else { return }
        ensureLayout().contentPriorities = changed
        contentPrioritiesDidChange()
    }
}

/// How strongly a view holds on to the size of its contents.
struct ContentPriorities: Equatable {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalCompression = UILayoutPriority.defaultHigh
    var verticalCompression = UILayoutPriority.defaultHigh
}
