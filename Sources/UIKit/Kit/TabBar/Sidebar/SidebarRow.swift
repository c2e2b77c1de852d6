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

    /// The values from which the item of a row is made. A row whose values change gets another item.
    struct Look: Equatable {
        var title = ""
        var subtitle: String?
        var image: UIImage?
        var badge: String?
        let isEnabled: Bool
        let isExpanded: Bool
        let kind: Kind
        let level: Int
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

    var isEnabled: Bool {
        switch content {
        case .tab(let tab): tab.isEnabled
        case .action(let action): !action.attributes.contains(.disabled)
        }
    }

    var look: Look {
        var look = Look(isEnabled: isEnabled, isExpanded: isExpanded, kind: kind, level: level)
        switch content {
        case .tab(let tab):
            (look.title, look.subtitle, look.image, look.badge) = (tab.title, tab.subtitle, tab.image, tab.badgeValue)
        case .action(let action): (look.title, look.image) = (action.title, action.image)
        }
        return look
    }

    var identifier: Identifier {
        switch content {
        case .tab(let tab): .tab(ObjectIdentifier(tab))
        case .action(let action): .action(ObjectIdentifier(action), in: ObjectIdentifier(group ?? action))
        }
    }
}
