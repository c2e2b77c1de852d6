/// The proxies that clients asked for. Each is kept as long as the process runs.
@MainActor
enum AppearanceRules {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let containers: [ObjectIdentifier]
        let traits: UITraitCollection?
    }

    private static var rules: [Key: (rule: AppearanceRule, proxy: UIView)] = [:]
    /// Whether what is set now isn't the client's own choice for a view.
    private(set) static var isSilent = false

    /// Returns the proxy of a class, which is made once.
    static func proxy<View: UIView>(
        of type: View.Type,
        in containers: [any UIAppearanceContainer.Type],
        for traits: UITraitCollection? = nil,
        matches: @escaping (AnyObject) -> Bool
    ) -> View {
        let names = containers.map { ObjectIdentifier($0) }
        let key = Key(type: ObjectIdentifier(type), containers: names, traits: traits)
        if let known = rules[key]?.proxy as? View { return known }
        let proxy = ViewAllocation.allocate(type)
        // The values that the initializers set are not the client's wish for all instances.
        proxy.setAppearance = 0
        var depth = 0
        var mirror = Mirror(reflecting: proxy).superclassMirror
        while let superclass = mirror { (depth, mirror) = (depth + 1, superclass.superclassMirror) }
        let rule = AppearanceRule(matches: matches, containers: containers, depth: depth, traits: traits)
        rules[key] = (rule, proxy)
        return proxy
    }

    /// Gives a view the values of the proxies that apply to it, where the client set none.
    static func apply(to view: UIView) {
        guard !rules.isEmpty else { return }
        let containment = view.outerResponders
        let found = rules.values.compactMap { rule, proxy in
            rule.precedence(for: view, in: containment).map { (precedence: $0, proxy: proxy) }
        }
        guard !found.isEmpty else { return }
        // The values of rules that take precedence come last.
        let sorted = found.sorted { $0.precedence < $1.precedence }
        silently {
            AnimationContext.withoutAnimation {
                for member in AppearanceMember.members(in: sorted.reduce(0) { $0 | $1.proxy.setAppearance }) {
                    guard member.isByState || view.setAppearance & member.bit == 0 else { continue }
                    let proxies = sorted.map(\.proxy).filter { $0.setAppearance & member.bit != 0 }
                    if member.isByState {
                        // The first value for a state stays.
                        for proxy in proxies.reversed() { member.copy(proxy, view) }
                    } else if let proxy = proxies.last {
                        member.copy(proxy, view)
                    }
                }
            }
        }
    }

    /// Runs a closure whose changes don't count as the client's.
    static func silently(_ changes: () -> Void) {
        let outer = isSilent
        isSilent = true
        changes()
        isSilent = outer
    }

    /// Removes all proxies, for tests.
    static func removeAll() {
        rules = [:]
    }
}
