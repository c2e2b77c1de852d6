/// An animatable property that a layer class adds to those of `CALayer`.
///
/// A property is declared once, in ``LayerValues/animatable``, and is identified by its instance.
package final class OwnLayerProperty: @unchecked Sendable {
    /// The name in key paths and for actions.
    let name: String
    /// Whether a change without an explicit animation animates.
    let isImplicitlyAnimated: Bool
    /// The key path in the layer's own values.
    let keyPath: AnyKeyPath
    private let read: ((any LayerValues)?) -> AnimatedValue
    private let write: (AnimatedValue, (any LayerValues)?) -> (any LayerValues)?

    init<Values: LayerValues, Value>(
        _ name: String,
        _ keyPath: WritableKeyPath<Values, Value>,
        _ conversion: AnimatableConversion<Value>,
        isImplicitlyAnimated: Bool = true
    ) {
        self.name = name
        self.keyPath = keyPath
        self.isImplicitlyAnimated = isImplicitlyAnimated
        read = { values in conversion.animated((values as? Values ?? Values())[keyPath: keyPath]) }
        write = { new, values in
            // An animation that was copied from a layer of another class has no effect.
            guard let new = conversion.value(new), var own = values as? Values else { return values }
            own[keyPath: keyPath] = new
            return own
        }
    }

    subscript(values: (any LayerValues)?) -> AnimatedValue {
        read(values)
    }

    /// Sets the property, if the value has the property's type.
    func set(_ value: AnimatedValue, in values: inout (any LayerValues)?) {
        values = write(value, values)
    }
}

extension OwnLayerProperty: Hashable {
    package static func == (one: OwnLayerProperty, other: OwnLayerProperty) -> Bool {
        one === other
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
