extension NibElement {
    /// Returns the element with its variations for size classes applied, and without those variations.
    ///
    /// Variations with more conditions override those with fewer. Attributes and values of a variation replace those of
    /// the element. Subviews and constraints that its masks exclude are moved from the lists `subviews` and
    /// `constraints` to `excludedSubviews` and `excludedConstraints`. Children are left as they are.
    public func resolved(for sizeClasses: NibSizeClasses) -> NibElement {
        let variations = children.enumerated().compactMap { index, child -> (conditions: Int, index: Int)? in
            guard child.name == "variation", let key = child.key else { return nil }
            return sizeClasses.conditions(in: key).map { ($0, index) }
        }
        var result = self
        result.children.removeAll { $0.name == "variation" }
        var excluded: [String: Set<String>] = [:]
        for variation in variations.sorted(by: { ($0.conditions, $0.index) < ($1.conditions, $1.index) }) {
            result.apply(children[variation.index], &excluded)
        }
        for (list, excluded) in excluded { result.exclude(excluded, from: list) }
        return result
    }

    private mutating func apply(_ variation: NibElement, _ excluded: inout [String: Set<String>]) {
        for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
        for child in variation.children {
            if child.name == "mask", let list = child.key {
                for change in child.children {
                    guard let reference = change["reference"] else { continue }
                    if change.name == "exclude" {
                        excluded[list, default: []].insert(reference)
                    } else {
                        excluded[list, default: []].remove(reference)
                    }
                }
            } else if let key = child.key {
                attributes[key] = nil
                children.removeAll { $0.key == key }
                children.append(child)
            }
        }
    }

    private mutating func exclude(_ references: Set<String>, from name: String) {
        guard let index = children.firstIndex(where: { $0.name == name }) else { return }
        let isExcluded = { (child: NibElement) in child.id.map(references.contains) ?? false }
        let excluded = children[index].children.filter(isExcluded)
        guard !excluded.isEmpty else { return }
        children[index].children.removeAll(where: isExcluded)
        children.append(NibElement("excluded\(name.prefix(1).uppercased())\(name.dropFirst())", [:], excluded))
    }
}
