/// A method by its name, and the object that is asked to perform it, which is not retained.
@MainActor
struct TargetAction {
    private weak var object: AnyObject?
    let selector: Selector
    /// Whether a responder is looked for when the method is called.
    let usesResponderChain: Bool

    init(_ target: Any?, _ selector: Selector) {
        object = target.map { $0 as AnyObject }
        self.selector = selector
        usesResponderChain = target == nil
    }

    /// The object, or `nil` if it was deallocated or a responder is looked for.
    var target: AnyObject? { object }

    func equals(_ other: TargetAction) -> Bool {
        selector == other.selector && object === other.object && usesResponderChain == other.usesResponderChain
    }

    /// Whether the target and the selector are those given, where `nil` stands for all of them.
    func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
        (target == nil || target === object) && (selector == nil || selector == self.selector)
    }
}
