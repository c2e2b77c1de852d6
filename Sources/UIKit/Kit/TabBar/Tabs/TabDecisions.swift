import Foundation

/// The order of tabs that the user has chosen, and which of them are hidden. The app's defaults keep it.
struct TabDecisions: Equatable {
    /// The identifiers of all tabs in their order.
    var order: [String]
    /// The tabs whose visibility the user has decided, by their identifiers.
    var isHidden: [String: Bool]
    /// The order of the children of groups, by the identifiers of the groups.
    var groupOrders: [String: [String]] = [:]

    /// Returns identifiers in the order of the user. Those that the user hasn't seen yet stay behind their
    /// predecessors.
    func arranged(_ identifiers: [String]) -> [String] {
        var result = order.filter(identifiers.contains)
        for (index, identifier) in identifiers.enumerated() where !result.contains(identifier) {
            let previous = index > 0 ? result.firstIndex(of: identifiers[index - 1]) : nil
            result.insert(identifier, at: previous.map { $0 + 1 } ?? 0)
        }
        return result
    }

    // MARK: Storage

    private static func key(_ name: String?) -> String { "UITabBarController.customization." + (name ?? "default") }

    /// The decisions for a tab bar controller with a name; `nil` before the user has made some.
    init?(named name: String?) {
        guard let stored = UserDefaults.standard.dictionary(forKey: Self.key(name)),
            let order = stored["order"] as? [String]
        else { return nil }
        self.order = order
        isHidden = stored["isHidden"] as? [String: Bool] ?? [:]
        groupOrders = stored["groupOrders"] as? [String: [String]] ?? [:]
    }

    init(order: [String], isHidden: [String: Bool]) {
        (self.order, self.isHidden) = (order, isHidden)
    }

    func keep(for name: String?) {
        let stored: [String: Any] = ["order": order, "isHidden": isHidden, "groupOrders": groupOrders]
        UserDefaults.standard.set(stored, forKey: Self.key(name))
    }

    static func forget(named name: String?) {
        UserDefaults.standard.removeObject(forKey: key(name))
    }
}

extension TabDecisions {
    /// The current order and visibility of tabs and of those inside groups.
    @MainActor
    init(of tabs: [UITab]) {
        let all = tabs.flatMap(\.withDescendants)
        let decided = all.filter(\.isDecidedByUser).map { ($0.identifier, $0.isHidden) }
        let groups = all.compactMap { $0 as? UITabGroup }.filter { !$0.displayOrderIdentifiers.isEmpty }
        self.init(order: tabs.map(\.identifier), isHidden: Dictionary(decided) { $1 })
        groupOrders = Dictionary(groups.map { ($0.identifier, $0.displayOrderIdentifiers) }) { $1 }
    }

    /// Hides a tab and those inside it that the user has hidden, and shows others, and arranges groups.
    @MainActor
    func apply(to tab: UITab) {
        for tab in tab.withDescendants {
            let isHidden = isHidden[tab.identifier]
            if tab.allowsHiding, let isHidden, isHidden != tab.isHidden { tab.decideHidden(isHidden) }
            guard let group = tab as? UITabGroup, let order = groupOrders[group.identifier] else { continue }
            group.displayOrderIdentifiers = order
        }
    }
}
