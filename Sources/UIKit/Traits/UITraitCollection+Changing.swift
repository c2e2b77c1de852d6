extension UITraitCollection {
    /// The value of any trait, its default where nobody has set it.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        values[trait]
    }

    /// A copy with the changes that the closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    /// A copy with another value of one trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    /// The traits whose values differ; without another collection those that differ from their defaults.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        if traitCollection === self { return [] }
        return values.changes(from: traitCollection?.values ?? TraitValues())
    }

    /// Whether a dynamic colour can look different in the two.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// The traits that colours of the system depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]
    }

    /// This collection, and over it the values given; itself if that changes nothing.
    func merging(_ others: TraitValues) -> UITraitCollection {
        let merged = values.merging(others)
        return merged == values ? self : UITraitCollection(values: merged)
    }
}

extension TraitValues {
    func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var overrides = UITraitOverrides()
        overrides.values = self
        var traits: any UIMutableTraits = overrides
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }

    func valueDescription(of trait: UITrait) -> String {
        func describe<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String { String(describing: self[trait]) }
        return describe(trait)
    }
}
