/// The views to which the proxy of a class applies.
@MainActor
struct AppearanceRule {
    /// Whether a view is an instance of the class.
    let matches: (AnyObject) -> Bool
    /// The containers, from the innermost to the outermost.
    let containers: [any UIAppearanceContainer.Type]
    /// The number of superclasses of the class.
    let depth: Int
    /// The traits that the view has; `nil` for any.
    let traits: UITraitCollection?

    /// The precedence of a rule for a view. The outermost container decides, then the number of containers, as Apple
    /// documents it, and then the class and the number of traits (both are unverified).
    struct Precedence: Comparable {
        /// The negative distance of the outermost container from the window.
        let outermost: Int
        let containers: Int
        let depth: Int
        let traits: Int

        static func < (one: Precedence, other: Precedence) -> Bool {
            (one.outermost, one.containers, one.depth, one.traits)
                < (other.outermost, other.containers, other.depth, other.traits)
        }
    }

    /// Returns the precedence of the rule for a view; `nil` if it doesn't apply.
    ///
    /// - Parameter containment: The responders around the view, from the innermost to the outermost.
    func precedence(for view: AnyObject, in containment: [AnyObject]) -> Precedence? {
        guard matches(view), let traits = traits(of: view) else { return nil }
        guard let outermost = containers.last else {
            return Precedence(outermost: .min, containers: 0, depth: depth, traits: traits)
        }
        var inner = containers.dropLast()[...]
        // Of several instances of the outermost container the one nearest to the window counts. The others have to be
        // inside it.
        guard let place = containment.lastIndex(where: { Self.isInstance($0, of: outermost) }) else { return nil }
        for responder in containment[..<place] {
            guard let next = inner.first else { break }
            if Self.isInstance(responder, of: next) { inner.removeFirst() }
        }
        guard inner.isEmpty else { return nil }
        let distance = containment.count - place
        return Precedence(outermost: -distance, containers: containers.count, depth: depth, traits: traits)
    }

    /// Returns the number of traits that the rule demands; `nil` if the view has others.
    private func traits(of view: AnyObject) -> Int? {
        guard let traits else { return 0 }
        guard let values = (view as? any UITraitEnvironment)?.traitCollection.values,
            values.merging(traits.values) == values
        else { return nil }
        return traits.values.changes(from: TraitValues()).count
    }

    private static func isInstance(_ responder: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
        func check<Container: UIAppearanceContainer>(_ type: Container.Type) -> Bool { responder is Container }
        return check(type)
    }
}
