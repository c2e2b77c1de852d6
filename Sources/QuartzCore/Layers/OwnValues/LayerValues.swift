/// The values that a layer class adds to those of `CALayer`, such as the path of a shape.
///
/// They are a part of the layer's state, so they are animated, copied to presentation layers, and compared before the
/// layer is drawn again. A layer class declares a type with its values, returns it from ``CALayer/ownValues``, reads
/// and sets its properties by ``CALayer/ownValue(_:)`` and ``CALayer/setOwnValue(_:to:)``, and draws them in
/// ``CALayer/makeDrawing(_:)``.
protocol LayerValues: Equatable {
    /// The animatable properties.
    static var animatable: [OwnLayerProperty] { get }

    /// Creates the values of a new layer.
    init()
}

extension LayerValues {
    /// Returns whether the other values have the same type and are equal.
    fileprivate func equals(_ other: any LayerValues) -> Bool {
        self == other as? Self
    }
}

/// Returns whether two layers have equal values of their own.
func areEqual(_ one: (any LayerValues)?, _ other: (any LayerValues)?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): one.equals(other)
    default: false
    }
}

extension LayerState {
    /// Returns the values that a layer class adds, or their defaults if the state is of a layer of another class.
    func own<Values: LayerValues>(_ type: Values.Type = Values.self) -> Values {
        look.own as? Values ?? Values()
    }
}
