/// The traits that a view or view controller overrides for itself and its contents.
public struct UITraitOverrides: UIMutableTraits {
    var values = TraitValues()

    /// Creates a set of overrides that overrides nothing.
    package init() {}

    /// The value that overrides a trait, or the trait's default value if it isn't overridden.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        values.contains(trait)
    }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }

    /// Returns the traits of an environment with these overrides, or `traits` itself if nothing differs.
    package func applied(to traits: UITraitCollection) -> UITraitCollection {
        traits.merging(values)
    }
}

extension UITraitOverrides: CustomStringConvertible {
    /// A textual representation of the overridden traits.
    public var description: String {
        UITraitCollection(values: values).description
    }
}
