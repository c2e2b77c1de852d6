extension UITab {
    /// Where a tab is while the sidebar is available, and what the user may do with it. The raw values are Apple's.
    ///
    /// Otherwise the bar has all tabs of the tab bar controller, and those that are pinned are the last.
    public enum Placement: Int, Sendable {
        /// A tab of the tab bar controller is in the bar, and one inside a group in the sidebar only.
        case automatic = 0
        /// The tab is in the bar, and the user may move it in the list of more tabs.
        case `default` = 1
        /// The tab isn't in the bar, and the user may move it in the list of more tabs.
        case optional = 2
        /// The same as `default`.
        case movable = 3
        /// The tab is after all others, and the user can't move it.
        case pinned = 4
        /// The tab is before all others, and the user can't move it.
        case fixed = 5
        /// The tab is in the sidebar only.
        case sidebarOnly = 6

        /// Whether the user may move the tab.
        var allowsMoving: Bool {
            switch self {
            case .default, .optional, .movable: true
            case .automatic, .pinned, .fixed, .sidebarOnly: false
            }
        }

        /// The part of the bar, from its leading edge, that has the tab; `nil` if it isn't in the bar.
        func region(isInGroup: Bool) -> Int? {
            switch self {
            case .fixed: 0
            case .default, .movable: 1
            case .automatic: isInGroup ? nil : 1
            case .pinned: 2
            case .optional, .sidebarOnly: nil
            }
        }
    }

    /// Returns those of some tabs and of the tabs inside them that are in the bar while the sidebar is available, in
    /// the order of the bar.
    static func inBar(_ tabs: [UITab]) -> [UITab] {
        let all = tabs.flatMap(\.withDescendants).filter { !$0.isHiddenInGroups }
        return (0...2).flatMap { region in
            all.filter { $0.preferredPlacement.region(isInGroup: $0.group != nil) == region }
        }
    }
}
