/// A method or a property, as a source declares it in the body of a type.
struct Member: Sendable {
    enum Kind: Sendable {
        case method(Signature)
        case property(type: String?, isSettable: Bool)
    }

    var kind: Kind
    var name: String
    /// The names of its attributes.
    var attributes: Set<String>
    var modifiers: Set<String>
    /// The name in `@objc(name)`.
    var objectiveCName: String?
    /// The conditions of the `#if` blocks around it.
    var conditions: [String]
    /// The offset of its first attribute or modifier.
    var offset: Int
    /// The bytes from `override`, `optional`, `open` or the keyword, whichever is first, to the name.
    var head: Range<Int>
    /// The bytes of the name.
    var nameRange: Range<Int>
    /// Where notifications of observers go into a property that can be set.
    var setter: Setter?
    /// The offset after the return type, or after the parameters of a method without one.
    var resultEnd: Int
    /// The braces of a method, or of the accessors of a property.
    var braces: Range<Int>?
    /// Whether `@available` says that nothing can use it.
    var isUnavailable = false

    var isMethod: Bool { if case .method = kind { true } else { false } }
    var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
    var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }

    /// Whether attributes make it visible to Objective-C.
    var isMarked: Bool { !attributes.isDisjoint(with: Self.marks) }

    /// The places of what runs when a property is set.
    enum Setter: Sendable {
        /// A stored property without observers, by the offset after it.
        case none(end: Int)
        /// A stored property with observers, and the offset after the left brace of both.
        case observers(start: Int, willSet: Observer?, didSet: Observer?)
        /// A computed property, by the offset after the left brace of its setter.
        case computed(start: Int)
    }

    /// An observer of a property.
    struct Observer: Sendable {
        /// The bytes from `willSet` or `didSet` to the left brace.
        var head: Range<Int>
        /// The name in parentheses.
        var parameter: String?
        /// The offset after the left brace.
        var start: Int
    }

    private static let marks: Set<String> = [
        "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "GKInspectable",
    ]

    /// The name with labels: `tableView(_:didSelectRowAt:)`.
    var fullName: String {
        switch kind {
        case .method(let signature): "\(name)(\(signature.labels.map { $0 + ":" }.joined()))"
        case .property: name
        }
    }

    /// The selector of a method, or the key of a property.
    var selector: String {
        switch kind {
        case .method(let signature): objectiveCName ?? SelectorName.method(name, labels: signature.labels)
        case .property: objectiveCName ?? name
        }
    }
}
