import Foundation

/// The order of tabs that the user has chosen, and which of them are hidden. The app's defaults keep it.
struct TabDecisions: Equatable {
    /// The identifiers of all tabs in their order.
    var order: [String]
    /// The tabs whose visibility the user has decided, by their identifiers.
    var isHidden: [String: Bool]

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
    }

    init(order: [String], isHidden: [String: Bool]) {
        (self.order, self.isHidden) = (order, isHidden)
    }

    func keep(for name: String?) {
        UserDefaults.standard.set(["order": order, "isHidden": isHidden] as [String: Any], forKey: Self.key(name))
    }

    static func forget(named name: String?) {
        UserDefaults.standard.removeObject(forKey: key(name))
    }
}
