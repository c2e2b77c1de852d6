extension CALayer {
    /// Returns the model's value of a property.
    package func value(of property: LayerProperty) -> AnimatedValue {
        state[property]
    }

    /// Returns the value of a property in the current frame.
    package func presentedValue(of property: LayerProperty) -> AnimatedValue {
        current[property]
    }

    /// Sets the model's value of a property and runs the action for the change.
    package func setValue(_ value: AnimatedValue, of property: LayerProperty) {
        if case (.bounds, .rect(let bounds)) = (property, value) {
            // The setter also requests the layout that another size requires.
            self.bounds = bounds
        } else {
            change(property) { $0[property] = value }
        }
    }
}
