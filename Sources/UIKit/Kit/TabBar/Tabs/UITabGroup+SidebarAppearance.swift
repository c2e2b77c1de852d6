extension UITabGroup {
    /// How a sidebar shows a group. The raw values are Apple's.
    public enum SidebarAppearance: UInt, Sendable {
        /// A section for a group of the tab bar controller, and a row that unfolds for a group inside another one.
        case automatic = 0
        /// The children only, beside the siblings of the group.
        case inline = 1
        /// A section below the others.
        case rootSection = 2
    }
}
