/// One end of an animation: a value that layers have, and what a client gave for it.
struct AnimationEnd {
    /// The value that is animated; `nil` where none was given, or one of a type that layers do not have.
    let value: AnimatedValue?
    private let original: Any?

    init() {
        (value, original) = (nil, nil)
    }

    /// What a client put into `fromValue`, `toValue` or `byValue`, and gets back as it was.
    init(given: Any?) {
        (value, original) = (AnimatedValue(given), given)
    }

    /// A value of our own, which becomes an `Any` only if somebody asks.
    init(_ value: AnimatedValue) {
        (self.value, original) = (value, nil)
    }

    /// The end as clients see it.
    var given: Any? { original ?? value?.any }
}
