/// A `#selector` or `#keyPath` expression.
struct SelectorReference: Sendable {
    enum Kind: Sendable { case method, getter, setter }

    var kind: Kind
    /// The bytes from the number sign to the name of the member or of the type.
    var head: Range<Int>
    /// The offset where a bare name lacks its type, or `nil` if the type is there.
    var bareName: Int?
    /// The expression before the dot.
    var base: String?
    var name: String
    /// The labels, or `nil` if none are written.
    var labels: [String]?
    /// The index of the body of the type around it.
    var body: Int?
}

/// A `#keyPath` expression.
struct KeyPathReference: Sendable {
    var range: Range<Int>
    var components: [String]
}

/// A call of an optional requirement: `delegate?.listDidClose?(self)`, or `delegate!.listDidClose!(self)`.
struct OptionalCall: Sendable {
    var name: String
    /// The labels of the arguments in parentheses.
    var labels: [String]
    var hasTrailingClosure: Bool
    /// The question mark or the exclamation mark before the arguments.
    var mark: Range<Int>
    /// The offset after a call with an exclamation mark; `nil` for others.
    var forcedEnd: Int?
    /// The property before the requirement, alone or of `self`; `nil` for other expressions.
    var base: Base?
    /// The index of the body of the type around it.
    var body: Int?

    struct Base: Sendable {
        var name: String
        /// The bytes of the expression, without a mark after it.
        var range: Range<Int>
    }
}

/// A method that isn't called: `delegate?.list(_:canOpen:)`.
struct MethodReference: Sendable {
    var name: String
    var labels: [String]
    var range: Range<Int>

    var fullName: String { "\(name)(\(labels.map { $0 + ":" }.joined()))" }
}

/// The key path of an observation: `\.player.score` in `observe(\.player.score) { … }`.
struct ObservedKeyPath: Sendable {
    var range: Range<Int>
    /// The names of the properties.
    var components: [String]
}
