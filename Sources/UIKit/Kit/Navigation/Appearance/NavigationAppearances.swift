/// The appearances of a navigation bar or of one of its items, by situation.
@MainActor
struct NavigationAppearances {
    var standard: UINavigationBarAppearance?
    /// The appearance of a bar in a window that is compact vertically.
    var compact: UINavigationBarAppearance?
    /// The appearance while content is at its top.
    var scrollEdge: UINavigationBarAppearance?
    /// The appearance in both situations.
    var compactScrollEdge: UINavigationBarAppearance?

    /// Copies an appearance, or removes that of a situation.
    ///
    /// - Parameter changed: A closure that is called after each change of the copy.
    mutating func set(
        _ appearance: UINavigationBarAppearance?,
        for situation: WritableKeyPath<Self, UINavigationBarAppearance?>,
        changed: @escaping () -> Void
    ) {
        let copy = appearance.map { UINavigationBarAppearance(barAppearance: $0) }
        copy?.changed = changed
        self[keyPath: situation] = copy
    }

    var isEmpty: Bool { standard == nil && scrollEdge == nil && !hasCompact }

    /// Whether the appearance depends on the height of the window.
    var hasCompact: Bool { compact != nil || compactScrollEdge != nil }

    /// Returns the appearance of a bar that shows an item while content is scrolled below it.
    static func standard(item: Self?, bar: Self, isCompact: Bool) -> UINavigationBarAppearance? {
        let compact = isCompact ? item?.compact ?? bar.compact : nil
        return compact ?? item?.standard ?? bar.standard
    }

    /// Returns the appearance of a bar that shows an item while content is at its top, or `nil` for the standard
    /// appearance without its background.
    static func scrollEdge(item: Self?, bar: Self, isCompact: Bool) -> UINavigationBarAppearance? {
        let compact = isCompact ? item?.compactScrollEdge ?? bar.compactScrollEdge : nil
        return compact ?? item?.scrollEdge ?? bar.scrollEdge
    }
}
