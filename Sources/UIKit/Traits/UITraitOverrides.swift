/// The traits that a view or a view controller sets for itself and for what is in it.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// No overrides.
    package init() {}

    /// The value that the trait is overridden with, its default if it is not overridden.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Takes the override back.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }

    /// The traits of an environment with these overrides. Gives `traits` itself back when nothing differs.
    package func applied(to traits: UITraitCollection) -> UITraitCollection {
        traits.merging(values)
    }
}

extension UITraitOverrides: CustomStringConvertible {
    /// The overridden traits, for people.
    public var description: String {
        UITraitCollection(values: values).description
    }
}
