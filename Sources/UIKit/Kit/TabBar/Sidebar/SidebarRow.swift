/// A row of a sidebar.
@MainActor
struct SidebarRow {
    /// The object of a row, by which a row is found again after a change.
    enum Identifier: Hashable {
        case tab(ObjectIdentifier)
        case action(ObjectIdentifier, in: ObjectIdentifier)
    }

    enum Kind: Equatable {
        /// A row that does what it is about.
        case item
        /// A row that folds and unfolds the rows of a group.
        case group
        /// The title of a section, which also folds.
        case section
    }

    let content: UITabSidebarItem.Content
    let kind: Kind
    /// The number of groups with a row of their own around the row.
    let level: Int
    /// The group to which the tab or the action belongs.
    let group: UITabGroup?
    var isExpanded = false

    var tab: UITab? {
        if case .tab(let tab) = content { tab } else { nil }
    }

    var identifier: Identifier {
        switch content {
        case .tab(let tab): .tab(ObjectIdentifier(tab))
        case .action(let action): .action(ObjectIdentifier(action), in: ObjectIdentifier(group ?? action))
        }
    }
}
