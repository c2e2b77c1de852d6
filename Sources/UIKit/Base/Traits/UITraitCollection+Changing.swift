extension UITraitCollection {
    /// The value of a trait, or its default value if the trait isn't specified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        values[trait]
    }

    /// Returns a copy with the changes that a closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.mutated(by: mutations))
    }

    /// Returns a copy with another value of one trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    /// Returns the traits whose values differ from those in another collection, or from the default values if it is
    /// `nil`.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        if traitCollection === self { return [] }
        return values.changes(from: traitCollection?.values ?? TraitValues())
    }

    /// The traits that system colors depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }

    /// Returns this collection, replaced and complemented by the given values, or the collection itself if that
    /// changes nothing.
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
