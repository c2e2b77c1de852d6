/// The specified traits and their values.
struct TraitValues: @unchecked Sendable {
    // The conformance is unchecked because the values of a client's own traits needn't be sendable. UIKit's collections
    // are sendable all the same.

    private struct Entry {
        let trait: UITrait
        let value: Any
        let isEqual: (Any) -> Bool
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
        set {
            if let system = trait as? any SystemTrait.Type, Self.isDefault(newValue, of: system) {
                entries[ObjectIdentifier(trait)] = nil
            } else {
                entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) { Self.isEqual(newValue, $0) }
            }
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        entries[ObjectIdentifier(trait)] != nil
    }

    mutating func remove(_ trait: UITrait) {
        entries[ObjectIdentifier(trait)] = nil
    }

    /// Returns these traits, replaced and complemented by those in `others`.
    func merging(_ others: TraitValues) -> TraitValues {
        if others.entries.isEmpty { return self }
        var result = self
        result.entries.merge(others.entries) { _, new in new }
        return result
    }

    /// Returns the traits whose values differ from those in `others`, sorted by identifier.
    func changes(from others: TraitValues) -> [UITrait] {
        let traits = entries.merging(others.entries) { own, _ in own }.values.map(\.trait)
        return traits.filter { !isSame($0, in: others) }.sorted { $0.identifier < $1.identifier }
    }

    func isSame(_ trait: UITrait, in others: TraitValues) -> Bool {
        func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            switch (entries[ObjectIdentifier(trait)], others.entries[ObjectIdentifier(trait)]) {
            case (let own?, let other?): own.isEqual(other.value)
            case (let only?, nil), (nil, let only?): only.isEqual(trait.defaultValue)
            case (nil, nil): true
            }
        }
        return compare(trait)
    }

    private static func isDefault<Trait: SystemTrait>(_ value: Any, of trait: Trait.Type) -> Bool {
        value as? Trait.Value == trait.defaultValue
    }

    /// Returns whether two values are equal. Values that aren't equatable differ unless they are the same object.
    private static func isEqual(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? any Equatable { return first.equals(second) }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }
}

extension TraitValues: Hashable {
    static func == (lhs: TraitValues, rhs: TraitValues) -> Bool {
        lhs.entries.count == rhs.entries.count
            && lhs.entries.allSatisfy { key, entry in rhs.entries[key].map { entry.isEqual($0.value) } ?? false }
    }

    func hash(into hasher: inout Hasher) {
        // Not every value is hashable, but the set of specified traits is.
        hasher.combine(Set(entries.keys))
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool {
        other as? Self == self
    }
}
