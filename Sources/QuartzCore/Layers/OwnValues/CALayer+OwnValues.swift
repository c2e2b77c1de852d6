extension CALayer {
    /// Returns the model's value of a property that the layer class adds.
    func ownValue<Values: LayerValues, Value>(_ keyPath: KeyPath<Values, Value>) -> Value {
        state.own(Values.self)[keyPath: keyPath]
    }

    /// Sets a property that the layer class adds. If it is animatable, the action for the change runs.
    func setOwnValue<Values: LayerValues, Value: Equatable>(
        _ keyPath: WritableKeyPath<Values, Value>,
        to value: Value
    ) {
        var values = state.own(Values.self)
        guard values[keyPath: keyPath] != value else { return }
        values[keyPath: keyPath] = value
        if let property = Values.animatable.first(where: { $0.keyPath == keyPath }) {
            change(.own(property)) { $0.look.own = values }
        } else {
            state.look.own = values
            if !animations.isEmpty { refreshAnimations() }
            invalidateSubtree()
        }
    }

    /// Returns the animatable property with a name, or nil if layers of this class have none.
    package func property(forKey name: String) -> LayerProperty? {
        if let property = LayerProperty(name: name) { return property }
        return type(of: self).ownValues?.animatable.first { $0.name == name }.map { .own($0) }
    }
}
