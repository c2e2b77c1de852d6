/// The traits that an object has in place of those it inherits, which its contents inherit.
final class OwnTraits {
    var style = UIUserInterfaceStyle.unspecified { didSet { last = nil } }
    /// Whether the object is above other content, and has the colors for that.
    var isElevated = false { didSet { last = nil } }
    var overrides = UITraitOverrides() { didSet { last = nil } }

    /// The last result, since many views ask for it in the same environment.
    private var last: (environment: UITraitCollection, result: UITraitCollection)?

    /// Returns the traits in an environment. The overrides take precedence over the style (unverified).
    func applied(to environment: UITraitCollection) -> UITraitCollection {
        if let last, last.environment === environment { return last.result }
        var own = UITraitOverrides()
        if isElevated { own.userInterfaceLevel = .elevated }
        own.userInterfaceStyle = style
        let result = overrides.applied(to: own.applied(to: environment))
        last = (environment, result)
        return result
    }
}
