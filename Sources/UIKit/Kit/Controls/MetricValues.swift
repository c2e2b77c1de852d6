/// The values of an item for the heights of bars.
struct MetricValues<Value> {
    private var values: [UIBarMetrics: Value] = [:]

    /// The value that was set for a height.
    subscript(exactly metrics: UIBarMetrics) -> Value? {
        get { values[metrics] }
        set { values[metrics] = newValue }
    }

    /// The heights that have a value.
    var metrics: [UIBarMetrics] { Array(values.keys) }

    /// The value for a window of compact or regular height. Without one for compact height, it is that of the default.
    subscript(isCompact isCompact: Bool) -> Value? {
        (isCompact ? values[.compact] : nil) ?? values[.default]
    }
}

/// The images for the states of an item and the heights of bars.
struct StateImages {
    private var images = MetricValues<StateValues<UIImage>>()

    var isEmpty: Bool { images.metrics.isEmpty }

    /// The image that was set for a state and a height.
    subscript(exactly state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        get { images[exactly: metrics]?[exactly: state] }
        set {
            var values = images[exactly: metrics] ?? StateValues()
            values[exactly: state] = newValue
            images[exactly: metrics] = values.states.isEmpty ? nil : values
        }
    }

    /// The image for a state, or else that for the normal state.
    subscript(state: UIControl.State, isCompact isCompact: Bool) -> UIImage? {
        (isCompact ? images[exactly: .compact]?[state] : nil) ?? images[exactly: .default]?[state]
    }

    /// Sets the images of others that this value lacks.
    mutating func fill(from other: Self) {
        for metrics in other.images.metrics {
            for state in other.images[exactly: metrics]?.states ?? [] where self[exactly: state, metrics] == nil {
                self[exactly: state, metrics] = other[exactly: state, metrics]
            }
        }
    }
}
