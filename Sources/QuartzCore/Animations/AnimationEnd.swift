/// One end of an animation, together with the value that the client set for it.
struct AnimationEnd {
    /// The value to animate, or nil if none was set or no layer property has its type.
    let value: AnimatedValue?
    private let original: Any?

    init() {
        (value, original) = (nil, nil)
    }

    /// Creates an end from a client's `fromValue`, `toValue` or `byValue`, which `given` returns unchanged.
    init(given: Any?) {
        (value, original) = (AnimatedValue(given), given)
    }

    /// Creates an end from a value of the library, which is boxed in an `Any` only when a client reads it.
    init(_ value: AnimatedValue) {
        (self.value, original) = (value, nil)
    }

    /// The end as clients see it.
    var given: Any? { original ?? value?.any }
}
