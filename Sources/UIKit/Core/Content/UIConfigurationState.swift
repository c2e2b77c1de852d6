/// The state of a view for which a configuration is updated.
public protocol UIConfigurationState {
    /// Creates a state with traits, in which nothing is selected, highlighted or disabled.
    init(traitCollection: UITraitCollection)

    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }

    /// A value of the client's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
