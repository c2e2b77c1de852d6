extension CALayer {
    /// The model's value of a property.
    package func value(of property: LayerProperty) -> AnimatedValue {
        state[property]
    }

    /// The value of a property in the current frame.
    package func presentedValue(of property: LayerProperty) -> AnimatedValue {
        current[property]
    }

    /// Sets the model's value of a property, with whatever that starts.
    package func setValue(_ value: AnimatedValue, of property: LayerProperty) {
        if case (.bounds, .rect(let bounds)) = (property, value) {
            // With the layout that another size asks for.
            self.bounds = bounds
        } else {
            change(property) { $0[property] = value }
        }
    }
}
